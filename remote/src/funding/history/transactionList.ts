import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { isTimeZone } from '@portal/shared/domain/lists/timeZones';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice, choices, text, typedDay, typedText, type UrlParameter } from '../../ui/page/urlParameter.ts';

const amount: UrlParameter<string> = {
  ...text((written) => /^\d{1,15}(\.\d{1,15})?$/.test(written)),
  isTyped: true,
};

/** The parameters that the address of a transaction list may have: page, size, order and filters. */
export const TRANSACTION_LIST = {
  sizes: SETTINGS.paging.fundingSizes,
  defaultSort: { column: 'createdAt', descending: true },
  filters: {
    q: typedText,
    scope: choice(['', 'all'], ''),
    /** Identifiers, comma-separated: a link may name accounts. */
    accounts: text(),
    type: choices(TRANSACTION_TYPES),
    status: choice(['', 'POSTED', 'PENDING', 'FAILED'], ''),
    from: typedDay,
    to: typedDay,
    /** The days are those of another time zone than the reader's: of UTC, as in the totals of months, or of a report. */
    zone: text(isTimeZone),
    min: amount,
    max: amount,
  },
};
