import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { quickOrderRoutes } from './quick-order/quickOrderRoutes.ts';

const catalogRoutes: readonly RouteRow[] = [
  {
    path: '/order',
    titleKey: 'ordering:title.catalog',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    nav: { entry: 'order' },
    start: 1,
    segmentName: 'Catalog',
    page: async () => (await import('./pages/CatalogPage.tsx')).CatalogPage,
  },
  {
    path: '/order/explore-all-tango-catalog',
    titleKey: 'ordering:title.exploreAll',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    segmentName: 'Explore all rewards',
    page: async () => (await import('./pages/CatalogPage.tsx')).ExploreAllPage,
  },
  {
    path: '/order/reward/:brandKey',
    titleKey: 'ordering:title.reward',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    segmentName: 'Reward',
    page: async () => (await import('./pages/RewardPage.tsx')).RewardPage,
  },
];

/** Every address of the ordering feature. */
export const orderingRoutes: readonly RouteRow[] = [...catalogRoutes, ...quickOrderRoutes, ...historyRoutes];
