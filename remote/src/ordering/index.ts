import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { catalogRoutes } from './catalog/index.ts';
import { historyRoutes } from './history/index.ts';
import { physicalRoutes } from './physical/index.ts';
import { quickOrderRoutes } from './quick-order/index.ts';
import { stepOrderRoutes } from './step-order/index.ts';
import { uploadRoutes } from './upload/index.ts';

/** Every address of ordering: the catalogue, the quick order, the order in four steps, that of mailed rewards, files of recipients and the history of orders. */
export const orderingRoutes: readonly RouteRow[] = [
  ...catalogRoutes,
  ...quickOrderRoutes,
  ...physicalRoutes,
  ...stepOrderRoutes,
  ...uploadRoutes,
  ...historyRoutes,
];
