import { SETTINGS } from '@portal/shared/domain/settings';
import { typedText } from '../../ui/page/urlParameter.ts';

/** The parameters that the address of the list of expected wires may have: page, size, a reference or an amount. */
export const WIRE_LIST = { sizes: SETTINGS.paging.ordersSizes, filters: { q: typedText } };
