import type { CatalogBrand, CatalogCollection, CatalogItem } from '@portal/shared/contract/catalog';

/** Filters chosen from lists; '' means no filter. The search text is separate. */
export const FILTER_NAMES = ['category', 'currency', 'type', 'delivery', 'country'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type CatalogFilters = Readonly<Record<FilterName, string>>;

/** A brand with its items that match the filters. */
export interface CatalogResult {
  readonly brand: CatalogBrand;
  readonly items: readonly CatalogItem[];
}

const VALUES: Readonly<Record<FilterName, (item: CatalogItem, brand: CatalogBrand) => readonly string[]>> = {
  category: (_item, brand) => brand.categories,
  currency: (item) => [item.currencyCode],
  type: (item) => [item.rewardType.rewardTypeID],
  delivery: (item) => item.deliveryMethods,
  country: (item) => item.countries,
};

/** All values of a filter in the catalogue. */
export const filterValues = (brands: readonly CatalogBrand[], name: FilterName): string[] => [
  ...new Set(brands.flatMap((brand) => brand.items.flatMap((item) => VALUES[name](item, brand)))),
];

/**
 * Brands with an item that matches all filters, and is in the collection when one is given. When all items match, the
 * brand's own array is reused, so that its card does not render again.
 */
export function filterBrands(
  brands: readonly CatalogBrand[],
  filters: CatalogFilters,
  collection?: CatalogCollection,
): CatalogResult[] {
  const active = FILTER_NAMES.filter((name) => filters[name] !== '');
  const collected = collection === undefined ? null : new Set(collection.utids);
  return brands
    .map((brand) => {
      const items = brand.items.filter(
        (item) =>
          active.every((name) => VALUES[name](item, brand).includes(filters[name])) &&
          (collected === null || collected.has(item.utid)),
      );
      return { brand, items: items.length === brand.items.length ? brand.items : items };
    })
    .filter(({ items }) => items.length > 0);
}
