import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { staffRow } from '../staffRow.ts';

/** Features of one organisation. */
export const treatmentRoutes: readonly RouteRow[] = [
  staffRow(PATHS.staffPlatform, 'treatments', async () => (await import('./pages/TreatmentsPage.tsx')).TreatmentsPage),
];
