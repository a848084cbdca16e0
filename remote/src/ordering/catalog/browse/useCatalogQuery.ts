import { isDeliverySupported } from '@portal/shared/domain/ordering/deliverySupport';
import { useMemo } from 'react';
import { choice, text, type ParameterValues } from '../../../ui/page/urlParameter.ts';
import { useUrlState, type UrlState } from '../../../ui/page/useUrlState.ts';
import { FILTER_NAMES, type CatalogFilters, type FilterName } from './catalogFilters.ts';

/** The first is the default, which the address leaves out. */
export const CATALOG_SORTS = ['accountCurrency', 'name', 'country'] as const;
type CatalogSort = (typeof CATALOG_SORTS)[number];

const isCode = (letters: number) => (value: string) => new RegExp(`^[A-Z]{${letters}}$`).test(value);

const CATALOG = {
  filters: {
    currency: text(isCode(3)),
    type: text(),
    delivery: text(isDeliverySupported),
    country: text(isCode(2)),
    q: { ...text(), isTyped: true },
  },
  view: { sort: choice(CATALOG_SORTS, CATALOG_SORTS[0]) },
};

type CatalogUrlState = UrlState<ParameterValues<typeof CATALOG.filters>, ParameterValues<typeof CATALOG.view>>;

/** Search, filters and order of the catalogue as they stand in the address. */
export const useCatalogUrlState = (): CatalogUrlState => useUrlState(CATALOG);

/** Filters from the query string: shareable, and each change is a history entry. */
export interface CatalogQuery {
  readonly filters: CatalogFilters;
  readonly sort: CatalogSort;
  readonly activeCount: number;
  readonly set: (name: FilterName | 'sort', value: string) => void;
  /** Takes the filters off, and leaves the search. */
  readonly clear: () => void;
  readonly reset: () => void;
}

/** `settle` writes the search that is still being typed, so that Back from a filter finds it again. */
export function useCatalogQuery(urlState: CatalogUrlState, settle: () => void): CatalogQuery {
  return useMemo(() => {
    const { filters, view, setFilters, setView, resetFilters } = urlState;
    return {
      filters,
      sort: view.sort,
      activeCount: FILTER_NAMES.filter((name) => filters[name] !== '').length,
      set: (name, value) => {
        settle();
        if (name === 'sort') setView({ sort: CATALOG.view.sort.parse(value) ?? CATALOG.view.sort.initial });
        else setFilters({ [name]: value });
      },
      clear: () => {
        settle();
        setFilters({ currency: '', type: '', delivery: '', country: '' });
      },
      reset: () => {
        settle();
        resetFilters();
      },
    };
  }, [urlState, settle]);
}
