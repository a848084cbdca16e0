import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';

/** The filters that are chosen from lists; '' is none. Search text stands apart. */
export const FILTER_NAMES = ['currency', 'type', 'delivery', 'country'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type CatalogFilters = Readonly<Record<FilterName, string>>;

/** A brand with those of its items that meet the filters. */
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

/** Every value that occurs in the catalogue for a filter. */
export const filterValues = (brands: readonly CatalogBrand[], name: FilterName): string[] => [
  ...new Set(brands.flatMap((brand) => brand.items.flatMap(VALUES[name]))),
];

/** Brands with at least one item that meets all filters at once. A brand whose items all meet them keeps its own list. */
export function filterBrands(brands: readonly CatalogBrand[], filters: CatalogFilters): CatalogResult[] {
  const active = FILTER_NAMES.filter((name) => filters[name] !== '');
  const meets = (item: CatalogItem) => active.every((name) => VALUES[name](item).includes(filters[name]));
  return brands
    .map((brand) => ({ brand, items: brand.items.every(meets) ? brand.items : brand.items.filter(meets) }))
    .filter(({ items }) => items.length > 0);
}
