import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import '../locales.ts';

/** The page by which a session as another user begins, in a window of its own. */
export const emulationRoutes: readonly RouteRow[] = [
  {
    path: PATHS.emulation,
    titleKey: 'staff:title.emulation',
    audience: 'public',
    segmentName: 'Emulation',
    page: async () => (await import('./pages/EmulationPage.tsx')).EmulationPage,
  },
];
