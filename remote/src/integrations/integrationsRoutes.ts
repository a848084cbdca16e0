import { SEE_INTEGRATIONS } from '@portal/shared/domain/access/integrationRights';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const { accessLevel, ...permissions } = SEE_INTEGRATIONS;
const readers = {
  permissions,
  accessLevel,
  feature: ['integrations-replace-api-keys', 'integrations'],
} as const satisfies Partial<RouteRow>;

/** Routes of the integrations of an organisation. */
export const integrationsRoutes: readonly RouteRow[] = [
  {
    ...readers,
    path: PATHS.integrations,
    titleKey: 'integrations:title.page',
    segmentName: 'Integrations',
    menu: 'integrations',
    page: async () => (await import('./pages/IntegrationsPage.tsx')).IntegrationsPage,
  },
  {
    ...readers,
    path: PATHS.integrationsHistory,
    titleKey: 'integrations:title.history',
    segmentName: 'Integration history',
    page: async () => (await import('./pages/IntegrationHistoryPage.tsx')).IntegrationHistoryPage,
  },
  {
    ...readers,
    path: PATHS.integrationApps,
    titleKey: 'integrations:title.apps',
    segmentName: 'Connected apps of the organization',
    page: async () => (await import('./pages/ConnectedAppsPage.tsx')).ConnectedAppsPage,
  },
];
