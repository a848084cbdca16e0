import { isSentNow } from '@portal/shared/domain/sendableWays';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FILTER_NAMES, type CatalogFilters, type FilterName } from './catalogFilters.ts';
import { OWN_CHANGE, setParameter, type AddressChange } from './useAddressChange.ts';

export type CatalogSort = 'name' | 'country';

/** The filters of the catalogue as they stand in the address: shareable, and Back undoes each. */
export interface CatalogQuery {
  readonly filters: CatalogFilters;
  readonly sort: CatalogSort;
  readonly activeCount: number;
  readonly set: (name: FilterName | 'sort', value: string) => void;
  readonly reset: () => void;
}

/** `settle` writes the search that is still being typed, so that Back from a filter finds it again. */
export function useCatalogQuery(change: AddressChange, settle: () => void): CatalogQuery {
  const [params] = useSearchParams();
  const set = useCallback(
    (name: FilterName | 'sort', value: string) => {
      settle();
      change((next) => setParameter(next, name, value), { state: OWN_CHANGE });
    },
    [change, settle],
  );
  const reset = useCallback(() => {
    settle();
    change((next) => {
      for (const name of [...FILTER_NAMES, 'q']) next.delete(name);
    });
  }, [change, settle]);
  return useMemo(() => {
    const valueOf = (name: FilterName) => params.get(name) ?? '';
    const delivery = valueOf('delivery');
    const filters = {
      currency: valueOf('currency'),
      type: valueOf('type'),
      delivery: isSentNow(delivery) ? delivery : '',
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
