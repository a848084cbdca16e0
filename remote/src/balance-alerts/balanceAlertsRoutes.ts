import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { CHANGE_ALERTS, READ_ALERTS } from './alertRights.ts';
import './locales.ts';

/** Routes of balance alerts. */
export const balanceAlertsRoutes: readonly RouteRow[] = [
  {
    path: PATHS.balanceAlerts,
    titleKey: 'balanceAlerts:title.list',
    permissions: READ_ALERTS,
    segmentName: 'Balance alerts',
    menu: 'balanceAlerts',
    page: async () => (await import('./pages/BalanceAlertsPage.tsx')).BalanceAlertsPage,
    children: [
      {
        path: PATHS.balanceAlert,
        titleKey: 'balanceAlerts:title.one',
        permissions: READ_ALERTS,
        segmentName: 'Balance alert',
        page: async () => (await import('./pages/BalanceAlertPage.tsx')).BalanceAlertPage,
      },
    ],
  },
  {
    path: PATHS.createBalanceAlert,
    titleKey: 'balanceAlerts:title.create',
    permissions: CHANGE_ALERTS,
    segmentName: 'New balance alert',
    page: async () => (await import('./pages/CreateBalanceAlertPage.tsx')).CreateBalanceAlertPage,
  },
  {
    path: PATHS.editBalanceAlert,
    titleKey: 'balanceAlerts:title.edit',
    permissions: CHANGE_ALERTS,
    segmentName: 'Edit balance alert',
    page: async () => (await import('./pages/EditBalanceAlertPage.tsx')).EditBalanceAlertPage,
  },
];
