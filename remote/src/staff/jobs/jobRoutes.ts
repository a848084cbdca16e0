import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** Work that waits or has failed. */
export const jobRoutes: readonly RouteRow[] = [
  listedRow(PATHS.staffJobs, 'jobs', async () => (await import('./pages/JobsPage.tsx')).JobsPage),
];
