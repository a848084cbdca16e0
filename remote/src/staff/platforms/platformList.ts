import { SETTINGS } from '@portal/shared/domain/settings';
import { text } from '../../ui/page/addressParameter.ts';

/** What the address of the list of organisations may say: page, size, a part of the name. */
export const PLATFORM_LIST = {
  sizes: SETTINGS.paging.ordersSizes,
  filters: { q: { ...text(), isTyped: true } },
};
