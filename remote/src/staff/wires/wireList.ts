import { SETTINGS } from '@portal/shared/domain/settings';
import { typedText } from '../../ui/page/addressParameter.ts';

/** What the address of the list of expected wires may say: page, size, a reference or an amount. */
export const WIRE_LIST = { sizes: SETTINGS.paging.ordersSizes, filters: { q: typedText } };
