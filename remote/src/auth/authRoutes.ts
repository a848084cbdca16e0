import { PATHS } from '@portal/shared/domain/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

export const authRoutes: readonly RouteRow[] = [
  {
    path: PATHS.signIn,
    titleKey: 'auth:title.signIn',
    audience: 'anonymous',
    segmentName: 'Sign in',
    chrome: 'none',
    page: async () => (await import('./pages/SignInPage.tsx')).SignInPage,
  },
];
