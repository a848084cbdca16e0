import { HOLD_LISTS, HOLD_REASONS } from '@portal/shared/domain/ordering/orderHold';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice, typedText } from '../../ui/page/urlParameter.ts';

/** The parameters that the address of the list of held orders may have: page, size, waiting or decided, reason, search. */
export const HOLD_LIST = {
  sizes: SETTINGS.paging.ordersSizes,
  filters: { list: choice(HOLD_LISTS, 'WAITING'), reason: choice(['', ...HOLD_REASONS], ''), q: typedText },
};
