import { SETTINGS } from '@portal/shared/domain/settings';
import { text } from '../../ui/page/urlParameter.ts';

/** The parameters that the address of an organisation's accounts may have: page, size, a part of the name. */
export const ACCOUNT_SWITCH_LIST = {
  sizes: SETTINGS.paging.ordersSizes,
  filters: { q: { ...text(), isTyped: true } },
};
