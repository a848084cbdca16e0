import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** Terms, privacy notice and licences, for everyone. */
export const legalRoutes: readonly RouteRow[] = [
  {
    path: PATHS.legal,
    titleKey: 'legal:title.terms',
    audience: 'public',
    segmentName: 'Legal',
    page: async () => (await import('./pages/LegalPage.tsx')).LegalPage,
  },
];
