import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import './locales.ts';

/** The quick order's page with its confirm dialog, and the cart. */
export const quickOrderRoutes: readonly RouteRow[] = [
  {
    path: PATHS.checkout,
    titleKey: 'quickOrder:title.checkout',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    segmentName: 'Order checkout',
    page: async () => (await import('./pages/CheckoutPage.tsx')).CheckoutPage,
    children: [
      {
        path: PATHS.confirmOrder,
        titleKey: 'quickOrder:title.confirm',
        permissions: { all: ['PLACE_ORDER_ACCESS'] },
        segmentName: 'Order confirm',
        page: async () => (await import('./pages/ConfirmOrderPage.tsx')).ConfirmOrderPage,
      },
    ],
  },
  {
    path: PATHS.orderEmailTemplates,
    titleKey: 'quickOrder:title.lineMails',
    permissions: { all: ['PLACE_ORDER_ACCESS'], any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] },
    otherwise: PATHS.catalog,
    segmentName: 'Order emails',
    page: async () => (await import('./pages/LineMailsPage.tsx')).LineMailsPage,
  },
  {
    path: PATHS.cart,
    titleKey: 'quickOrder:title.activeCart',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    feature: 'shopping-cart',
    otherwise: PATHS.catalog,
    segmentName: 'Cart',
    page: async () => (await import('./pages/CartPage.tsx')).CartPage,
  },
];
