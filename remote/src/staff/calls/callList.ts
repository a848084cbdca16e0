import { SETTINGS } from '@portal/shared/domain/settings';
import { text } from '../../ui/page/addressParameter.ts';

/** What the address of the list of calls may say: a part of one. */
export const CALL_LIST = { sizes: SETTINGS.paging.ordersSizes, filters: { q: { ...text(), isTyped: true } } };
