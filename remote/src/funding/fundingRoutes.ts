import type { RouteRow } from '../entities/permissions/routeRow.ts';

const permissions = { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } as const;

/** Routes of funding. The page redirects users who may only read the history. */
export const fundingRoutes: readonly RouteRow[] = [
  {
    path: '/funding',
    titleKey: 'funding:title.funding',
    permissions,
    segmentName: 'Funding',
    page: async () => (await import('./pages/FundingPage.tsx')).FundingPage,
  },
  {
    path: '/funding/history',
    titleKey: 'funding:title.history',
    permissions,
    segmentName: 'Funding history',
    page: async () => (await import('./pages/FundingHistoryPage.tsx')).FundingHistoryPage,
  },
  {
    path: '/funding-history',
    titleKey: 'funding:title.history',
    permissions,
    segmentName: 'Funding history',
    redirectTo: '/funding/history',
  },
];
