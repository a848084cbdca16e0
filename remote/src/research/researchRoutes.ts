import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { CHANGE_INCENTIVES, READ_INCENTIVES } from './incentiveRights.ts';
import './locales.ts';

const readers = { permissions: READ_INCENTIVES, feature: 'qualtrics-research' } as const;
const managers = { permissions: CHANGE_INCENTIVES, feature: 'qualtrics-research' } as const;

/** Routes of research incentives. */
export const researchRoutes: readonly RouteRow[] = [
  {
    ...readers,
    path: PATHS.incentives,
    titleKey: 'research:title.list',
    segmentName: 'Research incentives',
    nav: { entry: 'research' },
    start: 8,
    page: async () => (await import('./pages/IncentivesPage.tsx')).IncentivesPage,
  },
  {
    ...managers,
    path: PATHS.createIncentive,
    titleKey: 'research:title.create',
    segmentName: 'New research incentive',
    otherwise: PATHS.incentives,
    page: async () => (await import('./pages/CreateIncentivePage.tsx')).CreateIncentivePage,
  },
  {
    ...managers,
    path: PATHS.editIncentive,
    titleKey: 'research:title.edit',
    segmentName: 'Edit research incentive',
    otherwise: PATHS.incentives,
    page: async () => (await import('./pages/EditIncentivePage.tsx')).EditIncentivePage,
  },
  {
    ...readers,
    path: PATHS.incentive,
    titleKey: 'research:title.one',
    segmentName: 'Research incentive',
    page: async () => (await import('./pages/IncentivePage.tsx')).IncentivePage,
  },
];
