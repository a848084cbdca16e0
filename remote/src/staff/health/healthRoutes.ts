import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** The state of server and providers. */
export const healthRoutes: readonly RouteRow[] = [
  listedRow(PATHS.staffHealth, 'health', async () => (await import('./pages/HealthPage.tsx')).HealthPage),
];
