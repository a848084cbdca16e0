import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow } from '../staffRow.ts';

/** The organisations. */
export const platformRoutes: readonly RouteRow[] = [
  {
    ...listedRow(
      PATHS.staffPlatforms,
      'platforms',
      async () => (await import('./pages/PlatformsPage.tsx')).PlatformsPage,
    ),
    start: 9,
  },
];
