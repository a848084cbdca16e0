import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow, staffRow } from '../staffRow.ts';

/** Held orders, and one of them beside the list. */
export const holdRoutes: readonly RouteRow[] = [
  {
    ...listedRow(PATHS.staffHolds, 'holds', async () => (await import('./pages/HoldsPage.tsx')).HoldsPage),
    children: [staffRow(PATHS.staffHold, 'hold', async () => (await import('./pages/HoldPage.tsx')).HoldPage)],
  },
];
