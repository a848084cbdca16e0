import { SETTINGS } from '@portal/shared/domain/settings';
import { text } from '../../ui/page/urlParameter.ts';

/** The parameter that the address of the list of calls may have: a part of a call. */
export const CALL_LIST = { sizes: SETTINGS.paging.ordersSizes, filters: { q: { ...text(), isTyped: true } } };
