import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import './locales.ts';

const step = {
  permissions: { all: ['PLACE_ORDER_ACCESS'] },
  featureOff: 'shopping-cart',
  otherwise: PATHS.catalog,
} as const satisfies Partial<RouteRow>;

/** The order in four steps, for organisations without the cart. */
export const stepOrderRoutes: readonly RouteRow[] = [
  {
    ...step,
    path: PATHS.orderRecipients,
    titleKey: 'stepOrder:title.recipients',
    segmentName: 'Order step recipients',
    page: async () => (await import('./pages/RecipientsStepPage.tsx')).RecipientsStepPage,
  },
  {
    ...step,
    path: PATHS.orderReward,
    titleKey: 'stepOrder:title.reward',
    segmentName: 'Order step reward',
    page: async () => (await import('./pages/RewardStepPage.tsx')).RewardStepPage,
  },
  {
    ...step,
    path: PATHS.orderEmail,
    titleKey: 'stepOrder:title.email',
    segmentName: 'Order step email template',
    page: async () => (await import('./pages/EmailStepPage.tsx')).EmailStepPage,
  },
  {
    ...step,
    path: PATHS.orderCheckout,
    titleKey: 'stepOrder:title.checkout',
    segmentName: 'Order step checkout',
    page: async () => (await import('./pages/CheckoutStepPage.tsx')).CheckoutStepPage,
  },
];
