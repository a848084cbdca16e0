import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { useMemo } from 'react';
import type { FindItem } from './incentiveValues.ts';

/** Returns the items of the catalog by their codes. */
export function useFindItem(brands: readonly CatalogBrand[] | undefined): FindItem {
  return useMemo(() => {
    const items = new Map((brands ?? []).flatMap((brand) => brand.items.map((item) => [item.utid, item] as const)));
    return (utid) => items.get(utid);
  }, [brands]);
}
