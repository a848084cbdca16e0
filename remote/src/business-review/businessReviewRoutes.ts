import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

/** The review of the organisation's business, for all its users. */
export const businessReviewRoutes: readonly RouteRow[] = [
  {
    path: PATHS.businessReview,
    titleKey: 'businessReview:title',
    segmentName: 'Business review',
    page: async () => (await import('./pages/BusinessReviewPage.tsx')).BusinessReviewPage,
  },
];
