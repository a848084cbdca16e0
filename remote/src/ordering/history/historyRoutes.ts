import { PATHS } from '@portal/shared/domain/access/paths';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import './locales.ts';

const LIST = PATHS.orders;
const permissions = { any: ANY_ORDER_HISTORY };

const toList = (path: string): RouteRow => ({
  path,
  titleKey: 'orderHistory:title.orders',
  permissions,
  segmentName: 'Order history',
  redirectTo: LIST,
});

/** The addresses of order history. The fixed ones win over an order's reference. */
export const historyRoutes: readonly RouteRow[] = [
  {
    path: LIST,
    titleKey: 'orderHistory:title.orders',
    permissions,
    nav: { entry: 'history', any: ['ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'] },
    start: 2,
    segmentName: 'Order history',
    page: async () => (await import('./pages/OrdersPage.tsx')).OrdersPage,
  },
  toList(PATHS.ordersShort),
  toList(PATHS.lineItems),
  toList(PATHS.lineItemHistory),
  {
    path: PATHS.order,
    titleKey: 'orderHistory:title.order',
    permissions,
    segmentName: 'Order',
    page: async () => (await import('./pages/OrderPage.tsx')).OrderPage,
    children: [
      {
        path: PATHS.orderLine,
        titleKey: 'orderHistory:title.line',
        permissions,
        segmentName: 'Order line',
        page: async () => (await import('./pages/OrderLinePage.tsx')).OrderLinePage,
      },
    ],
  },
  {
    path: PATHS.orderComplete,
    titleKey: 'orderHistory:title.order',
    permissions,
    segmentName: 'Order complete',
    page: async () => (await import('./pages/OrderCompletePage.tsx')).OrderCompletePage,
  },
];
