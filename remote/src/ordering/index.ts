import './locales.ts';
import './quick-order/locales.ts';
import './history/locales.ts';

export { orderingRoutes } from './orderingRoutes.ts';
