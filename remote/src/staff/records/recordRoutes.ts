import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** The search for one record of any organisation. */
export const recordRoutes: readonly RouteRow[] = [
  listedRow(PATHS.staffRecords, 'records', async () => (await import('./pages/RecordsPage.tsx')).RecordsPage),
];
