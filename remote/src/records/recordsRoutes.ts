import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** The look-up of one record of the organisation. */
export const recordsRoutes: readonly RouteRow[] = [
  {
    path: PATHS.records,
    titleKey: 'records:title',
    permissions: { all: ['PLATFORM_MANAGE'] },
    accessLevel: 'PLATFORM',
    segmentName: 'Records',
    menu: 'records',
    page: async () => (await import('./pages/OwnRecordsPage.tsx')).OwnRecordsPage,
  },
];
