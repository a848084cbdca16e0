import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FILTER_NAMES, type CatalogFilters, type FilterName } from './catalogFilters.ts';

export type CatalogSort = 'name' | 'country';

/** The filters of the catalogue as they stand in the address (F1): shareable, and Back undoes each. */
export interface CatalogQuery {
  readonly filters: CatalogFilters;
  readonly sort: CatalogSort;
  readonly activeCount: number;
  readonly set: (name: FilterName | 'sort', value: string) => void;
  readonly reset: () => void;
}

export function useCatalogQuery(): CatalogQuery {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: FilterName | 'sort', value: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParams],
  );
  const reset = useCallback(
    () =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const name of [...FILTER_NAMES, 'q']) next.delete(name);
        return next;
      }),
    [setParams],
  );
  return useMemo(() => {
    const valueOf = (name: FilterName) => params.get(name) ?? '';
    const filters = {
      currency: valueOf('currency'),
      type: valueOf('type'),
      delivery: valueOf('delivery'),
      country: valueOf('country'),
    };
    return {
      filters,
      sort: params.get('sort') === 'country' ? 'country' : 'name',
      activeCount: FILTER_NAMES.filter((name) => filters[name] !== '').length,
      set,
      reset,
    };
  }, [params, set, reset]);
}
