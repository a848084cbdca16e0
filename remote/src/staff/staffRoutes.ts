import { PATHS } from '@portal/shared/domain/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const permissions = { all: ['STAFF_ACCESS'] } as const;

/** Pages of the staff who run the portal. */
export const staffRoutes: readonly RouteRow[] = [
  {
    path: PATHS.staffPlatforms,
    titleKey: 'staff:title.platforms',
    permissions,
    nav: { entry: 'staff' },
    start: 9,
    segmentName: 'Staff organisations',
    page: async () => (await import('./pages/PlatformsPage.tsx')).PlatformsPage,
  },
  {
    path: PATHS.staffPlatform,
    titleKey: 'staff:title.treatments',
    permissions,
    segmentName: 'Staff features',
    page: async () => (await import('./pages/TreatmentsPage.tsx')).TreatmentsPage,
  },
  {
    path: PATHS.staffKyb,
    titleKey: 'staff:title.kyb',
    permissions,
    segmentName: 'Staff business reviews',
    page: async () => (await import('./pages/KybReviewsPage.tsx')).KybReviewsPage,
  },
  {
    path: PATHS.staffKybReview,
    titleKey: 'staff:title.kybReview',
    permissions,
    segmentName: 'Staff business review',
    page: async () => (await import('./pages/KybReviewPage.tsx')).KybReviewPage,
  },
  {
    path: PATHS.staffAudits,
    titleKey: 'staff:title.audits',
    permissions,
    segmentName: 'Staff audit log',
    page: async () => (await import('./pages/AuditsPage.tsx')).AuditsPage,
  },
  {
    path: PATHS.staff,
    titleKey: 'staff:title.platforms',
    permissions,
    segmentName: 'Staff',
    redirectTo: PATHS.staffPlatforms,
  },
];
