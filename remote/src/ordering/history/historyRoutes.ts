import { PATHS } from '@portal/shared/domain/access/paths';
import { ANY_ORDER_HISTORY, RESENDING } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import '../../entities/order/locales.ts';
import './locales.ts';

const list = {
  titleKey: 'orderHistory:title.orders',
  permissions: { any: ANY_ORDER_HISTORY },
  segmentName: 'Order history',
} as const;
const { permissions } = list;

/** The feature that rows of line items need, and the list of orders that stands for them without it. */
const ofLineItems = { feature: 'line-item-table', otherwise: PATHS.orders } as const;

/**
 * The addresses of order history. The fixed ones win over an order's reference; they lead to the line items, or where an
 * organisation has no table of those, on to the orders.
 */
export const historyRoutes: readonly RouteRow[] = [
  {
    ...list,
    ...ofLineItems,
    path: PATHS.lineItemHistory,
    nav: { entry: 'history' },
    start: 2,
    page: async () => (await import('./pages/LineItemsPage.tsx')).LineItemsPage,
  },
  {
    ...list,
    path: PATHS.orders,
    nav: { entry: 'history' },
    start: 2,
    page: async () => (await import('./pages/OrdersPage.tsx')).OrdersPage,
  },
  { ...list, path: PATHS.ordersShort, redirectTo: PATHS.lineItemHistory },
  { ...list, path: PATHS.lineItems, redirectTo: PATHS.lineItemHistory },
  {
    ...ofLineItems,
    path: PATHS.resendRewards,
    titleKey: 'orderHistory:title.resend',
    permissions: { any: RESENDING },
    segmentName: 'Resend rewards',
    page: async () => (await import('./pages/ResendRewardsPage.tsx')).ResendRewardsPage,
  },
  {
    ...ofLineItems,
    path: PATHS.resendBatch,
    titleKey: 'orderHistory:title.resent',
    permissions: { any: RESENDING },
    segmentName: 'Resent rewards',
    page: async () => (await import('./pages/ResendBatchPage.tsx')).ResendBatchPage,
  },
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
