import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow, staffRow } from '../staffRow.ts';

/** Reviews of businesses: all, and one of them. */
export const kybRoutes: readonly RouteRow[] = [
  listedRow(PATHS.staffKyb, 'kyb', async () => (await import('./pages/KybReviewsPage.tsx')).KybReviewsPage),
  staffRow(PATHS.staffKybReview, 'kybReview', async () => (await import('./pages/KybReviewPage.tsx')).KybReviewPage),
];
