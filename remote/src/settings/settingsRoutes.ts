import { PATHS } from '@portal/shared/domain/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** Routes of settings; `/settings` leads to the first section that everyone may open. */
export const settingsRoutes: readonly RouteRow[] = [
  { path: PATHS.settings, titleKey: 'settings:title.settings', segmentName: 'Settings', redirectTo: PATHS.profile },
  {
    path: PATHS.profile,
    titleKey: 'settings:title.profile',
    segmentName: 'My profile',
    page: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage,
  },
];
