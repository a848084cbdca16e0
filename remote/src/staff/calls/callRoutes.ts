import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** The calls of the API. */
export const callRoutes: readonly RouteRow[] = [
  listedRow(PATHS.staffCalls, 'calls', async () => (await import('./pages/CallsPage.tsx')).CallsPage),
];
