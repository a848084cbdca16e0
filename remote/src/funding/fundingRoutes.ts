import type { RouteRow } from '../entities/permissions/routeRow.ts';

const permissions = { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } as const;

/** The addresses of funding (specification P2 Funding routes). Who may only read the history is moved there by the page. */
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
