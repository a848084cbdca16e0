import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow, staffRow } from '../staffRow.ts';

/** Wires that are expected, and one of them beside the list. */
export const wireRoutes: readonly RouteRow[] = [
  {
    ...listedRow(PATHS.staffWires, 'wires', async () => (await import('./pages/WiresPage.tsx')).WiresPage),
    children: [staffRow(PATHS.staffWire, 'wire', async () => (await import('./pages/WirePage.tsx')).WirePage)],
  },
];
