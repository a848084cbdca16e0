import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** The list of what the users of an organisation have accepted. */
export const agreementsRoutes: readonly RouteRow[] = [
  {
    path: PATHS.agreements,
    titleKey: 'agreements:title',
    permissions: { all: ['PLATFORM_MANAGE'] },
    accessLevel: 'PLATFORM',
    segmentName: 'Agreements',
    menu: 'agreements',
    page: async () => (await import('./pages/AgreementsPage.tsx')).AgreementsPage,
  },
];
