import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import './locales.ts';
import { printChooserRoutes } from './print-chooser/printChooserRoutes.ts';

const step = {
  permissions: { all: ['PLACE_ORDER_ACCESS'] },
  otherwise: PATHS.catalog,
} as const satisfies Partial<RouteRow>;

/** The order of rewards that go by mail, in four steps. */
export const physicalRoutes: readonly RouteRow[] = [
  {
    ...step,
    path: PATHS.physicalRecipients,
    titleKey: 'physicalOrder:title.recipients',
    segmentName: 'Mailed order recipients',
    page: async () => (await import('./pages/RecipientsStepPage.tsx')).RecipientsStepPage,
  },
  {
    ...step,
    path: PATHS.physicalPersonalization,
    titleKey: 'physicalOrder:title.personalization',
    segmentName: 'Mailed order personalization',
    page: async () => (await import('./pages/PersonalizationStepPage.tsx')).PersonalizationStepPage,
  },
  {
    ...step,
    path: PATHS.physicalShipping,
    titleKey: 'physicalOrder:title.shipping',
    segmentName: 'Mailed order shipping',
    page: async () => (await import('./pages/ShippingStepPage.tsx')).ShippingStepPage,
  },
  {
    ...step,
    path: PATHS.physicalReview,
    titleKey: 'physicalOrder:title.review',
    segmentName: 'Mailed order review',
    page: async () => (await import('./pages/ReviewStepPage.tsx')).ReviewStepPage,
  },
  ...printChooserRoutes,
];
