import type { RouteRow } from '../../entities/permissions/routeRow.ts';

/** The addresses of the catalogue. */
export const catalogRoutes: readonly RouteRow[] = [
  {
    path: '/order',
    titleKey: 'catalog:title.catalog',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    nav: { entry: 'order' },
    start: 1,
    segmentName: 'Catalog',
    page: async () => (await import('./pages/CatalogPage.tsx')).CatalogPage,
  },
  {
    path: '/order/explore-all-tango-catalog',
    titleKey: 'catalog:title.exploreAll',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    segmentName: 'Explore all rewards',
    page: async () => (await import('./pages/CatalogPage.tsx')).ExploreAllPage,
  },
  {
    path: '/order/reward/:brandKey',
    titleKey: 'catalog:title.reward',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    segmentName: 'Reward',
    page: async () => (await import('./pages/RewardPage.tsx')).RewardPage,
  },
];
