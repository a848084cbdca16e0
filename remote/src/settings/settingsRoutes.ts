import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** Routes of settings; `/settings` leads to the section visited last, else to the first. */
export const settingsRoutes: readonly RouteRow[] = [
  {
    path: PATHS.settings,
    titleKey: 'settings:title.settings',
    segmentName: 'Settings',
    page: async () => (await import('./pages/SettingsStartPage.tsx')).SettingsStartPage,
  },
  {
    path: PATHS.profile,
    titleKey: 'settings:title.profile',
    segmentName: 'My profile',
    page: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage,
  },
];
