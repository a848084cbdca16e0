import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';

/** Filters chosen from lists; '' means no filter. The search text is separate. */
export const FILTER_NAMES = ['currency', 'type', 'delivery', 'country'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type CatalogFilters = Readonly<Record<FilterName, string>>;

/** A brand with its items that match the filters. */
export interface CatalogResult {
  readonly brand: CatalogBrand;
  readonly items: readonly CatalogItem[];
}

const VALUES: Readonly<Record<FilterName, (item: CatalogItem) => readonly string[]>> = {
  currency: (item) => [item.currencyCode],
  type: (item) => [item.rewardType.rewardTypeID],
  delivery: (item) => item.deliveryMethods,
  country: (item) => item.countries,
};

/** All values of a filter in the catalogue. */
export const filterValues = (brands: readonly CatalogBrand[], name: FilterName): string[] => [
  ...new Set(brands.flatMap((brand) => brand.items.flatMap(VALUES[name]))),
];

/**
 * Brands with an item that matches all filters. When all items match, the brand's own array is reused, so that its card
 * does not render again.
 */
export function filterBrands(brands: readonly CatalogBrand[], filters: CatalogFilters): CatalogResult[] {
  const active = FILTER_NAMES.filter((name) => filters[name] !== '');
  const meets = (item: CatalogItem) => active.every((name) => VALUES[name](item).includes(filters[name]));
  return brands
    .map((brand) => ({ brand, items: brand.items.every(meets) ? brand.items : brand.items.filter(meets) }))
    .filter(({ items }) => items.length > 0);
}
