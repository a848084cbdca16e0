import { commaList } from '@portal/shared/domain/money/commaList';
import { TRANSACTION_TYPES, type TransactionType } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice, text, typedDay, typedText, type AddressParameter } from '../../ui/page/addressParameter.ts';

const NO_TYPES: readonly TransactionType[] = [];

const types: AddressParameter<readonly TransactionType[]> = {
  parse: (written) => {
    const named = commaList(written);
    return TRANSACTION_TYPES.filter((type) => named.includes(type));
  },
  format: (values) => values.join(','),
  initial: NO_TYPES,
};

const amount: AddressParameter<string> = {
  ...text((written) => /^\d{1,15}(\.\d{1,15})?$/.test(written)),
  isTyped: true,
};

/** What the address of a transaction list may say: page, size, order and filters. */
export const TRANSACTION_LIST = {
  sizes: SETTINGS.paging.fundingSizes,
  defaultSort: { column: 'createdAt', descending: true },
  filters: {
    q: typedText,
    scope: choice(['', 'all'], ''),
    type: types,
    status: choice(['', 'PENDING', 'FAILED'], ''),
    from: typedDay,
    to: typedDay,
    /** The days are those of UTC, as in the totals of months. */
    zone: choice(['', 'UTC'], ''),
    min: amount,
    max: amount,
  },
};
