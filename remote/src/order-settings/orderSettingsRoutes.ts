import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** Routes of what an organisation asks of its orders. */
export const orderSettingsRoutes: readonly RouteRow[] = [
  {
    path: PATHS.orderSettings,
    titleKey: 'orderSettings:title',
    permissions: { all: ['PLATFORM_ORDER_SETTINGS'] },
    accessLevel: 'PLATFORM',
    feature: 'order-settings',
    segmentName: 'Order settings',
    menu: 'orderSettings',
    page: async () => (await import('./pages/OrderSettingsPage.tsx')).OrderSettingsPage,
  },
];
