import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** The pages on which a person decides about an app that asks to act for them; other programs lead there. */
export const appAccessRoutes: readonly RouteRow[] = [
  {
    path: PATHS.authorizeApp,
    titleKey: 'appAccess:title',
    segmentName: 'OAuth authorize',
    chrome: 'none',
    page: async () => (await import('./pages/AuthorizeAppPage.tsx')).AuthorizeAppPage,
  },
  {
    path: PATHS.confirmAccess,
    titleKey: 'appAccess:title',
    segmentName: 'Confirm access',
    chrome: 'none',
    page: async () => (await import('./pages/ConfirmAccessPage.tsx')).ConfirmAccessPage,
  },
];
