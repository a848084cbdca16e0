import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice } from '../../ui/page/addressParameter.ts';

/** What the address of a transaction list may say: page, size, order, one kind of transaction. */
export const TRANSACTION_LIST = {
  sizes: SETTINGS.paging.fundingSizes,
  defaultSort: { column: 'createdAt', descending: true },
  filters: { type: choice(['', ...TRANSACTION_TYPES], '') },
};
