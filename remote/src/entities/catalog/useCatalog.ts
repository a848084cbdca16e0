import type { CatalogBrand, CatalogCollection, CatalogItem } from '@portal/shared/contract/catalog';
import { useMemo } from 'react';
import { usePlatform } from '../platform/signedIn.ts';
import { useGetCatalogQuery } from './catalogApi.ts';
import { filterOfferedBrands } from './offeredBrands.ts';

const NO_COLLECTIONS: readonly CatalogCollection[] = [];

export interface CatalogState {
  /** Undefined until it was loaded. */
  readonly brands: readonly CatalogBrand[] | undefined;
  readonly collections: readonly CatalogCollection[];
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The whole catalogue, in the ways in which this installation can deliver; every caller shares one request. */
export function useCatalog(): CatalogState {
  const { data, error, isFetching, refetch } = useGetCatalogQuery(undefined);
  const { deliveryMethods } = usePlatform();
  const { brands: all, collections = NO_COLLECTIONS } = data ?? {};
  const brands = useMemo(() => all && filterOfferedBrands(all, deliveryMethods), [all, deliveryMethods]);
  return { brands, collections, error, isFetching, refetch: () => void refetch() };
}

export interface BrandState extends Omit<CatalogState, 'brands'> {
  /** Undefined while loading, null when the catalogue has none of that key. */
  readonly brand: CatalogBrand | null | undefined;
}

/** One brand of the catalogue by its key. */
export function useBrand(brandKey: string): BrandState {
  const { brands, ...state } = useCatalog();
  return { ...state, brand: brands && (brands.find((brand) => brand.brandKey === brandKey) ?? null) };
}

export interface ItemState extends BrandState {
  readonly item: CatalogItem | null | undefined;
}

/** One item of the catalogue with its brand, by its utid; null gives none. */
export function useItem(utid: string | null): ItemState {
  const { brands, ...state } = useCatalog();
  const found = brands && utid !== null ? findItem(brands, utid) : null;
  return { ...state, brand: brands && (found?.brand ?? null), item: brands && (found?.item ?? null) };
}

function findItem(brands: readonly CatalogBrand[], utid: string): { brand: CatalogBrand; item: CatalogItem } | null {
  for (const brand of brands) {
    const item = brand.items.find((one) => one.utid === utid);
    if (item) return { brand, item };
  }
  return null;
}
