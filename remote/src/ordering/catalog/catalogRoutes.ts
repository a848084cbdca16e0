import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import './locales.ts';

const catalog = {
  titleKey: 'catalog:title.catalog',
  permissions: { all: ['PLACE_ORDER_ACCESS'] },
  segmentName: 'Catalog',
  page: async () => (await import('./pages/CatalogPage.tsx')).CatalogPage,
} as const satisfies Omit<RouteRow, 'path'>;

/** The addresses of the catalogue, which has two, and of its rewards. */
export const catalogRoutes: readonly RouteRow[] = [
  { ...catalog, path: PATHS.catalog, nav: { entry: 'order' }, start: 1 },
  { ...catalog, path: PATHS.wholeCatalog },
  {
    path: PATHS.reward,
    titleKey: 'catalog:title.reward',
    permissions: { all: ['PLACE_ORDER_ACCESS'] },
    segmentName: 'Reward',
    page: async () => (await import('./pages/RewardPage.tsx')).RewardPage,
  },
];
