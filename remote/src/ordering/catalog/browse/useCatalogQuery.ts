import { useMemo } from 'react';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { choice, text, type ParameterValues } from '../../../ui/page/urlParameter.ts';
import { useUrlState, type UrlState } from '../../../ui/page/useUrlState.ts';
import { FILTER_NAMES, type CatalogFilters, type FilterName } from './catalogFilters.ts';

const CATALOG_SORTS = ['sentMost', 'accountCurrency', 'name', 'country'] as const;
type CatalogSort = (typeof CATALOG_SORTS)[number];

const isCode = (letters: number) => (value: string) => new RegExp(`^[A-Z]{${letters}}$`).test(value);

const CATALOG = {
  filters: {
    category: text(),
    collection: text(),
    currency: text(isCode(3)),
    type: text(),
    delivery: text(),
    country: text(isCode(2)),
    q: { ...text(), isTyped: true },
  },
  // '' is the first order that is offered.
  view: { sort: choice(['', ...CATALOG_SORTS], '') },
};

type CatalogUrlState = UrlState<ParameterValues<typeof CATALOG.filters>, ParameterValues<typeof CATALOG.view>>;

/** Search, filters and order of the catalogue as they stand in the address. */
export const useCatalogUrlState = (): CatalogUrlState => useUrlState(CATALOG);

/** Filters from the query string: shareable, and each change is a history entry. */
export interface CatalogQuery {
  readonly filters: CatalogFilters;
  /** The id of a collection; '': none. */
  readonly collection: string;
  readonly sort: CatalogSort;
  /** The orders to choose from; what nobody sent is not sorted by that. */
  readonly sorts: readonly CatalogSort[];
  readonly activeCount: number;
  readonly set: (name: FilterName | 'collection' | 'sort', value: string) => void;
  /** Takes the filters off, and leaves the search. */
  readonly clear: () => void;
  readonly reset: () => void;
}

/** `settle` writes the search that is still being typed, so that Back from a filter finds it again. */
export function useCatalogQuery(urlState: CatalogUrlState, settle: () => void, hasSent: boolean): CatalogQuery {
  const { deliveryMethods } = usePlatform();
  return useMemo(() => {
    const sorts = CATALOG_SORTS.filter((name) => hasSent || name !== 'sentMost');
    const { view, setFilters, setView, resetFilters } = urlState;
    const isOffered = deliveryMethods.some((method) => method === urlState.filters.delivery);
    const filters = isOffered ? urlState.filters : { ...urlState.filters, delivery: '' };
    return {
      filters,
      collection: filters.collection,
      sort: sorts.find((name) => name === view.sort) ?? (hasSent ? 'sentMost' : 'accountCurrency'),
      sorts,
      activeCount: FILTER_NAMES.filter((name) => filters[name] !== '').length,
      set: (name, value) => {
        settle();
        if (name === 'sort') setView({ sort: CATALOG.view.sort.parse(value) ?? '' });
        else setFilters({ [name]: value });
      },
      clear: () => {
        settle();
        setFilters({ category: '', currency: '', type: '', delivery: '', country: '' });
      },
      reset: () => {
        settle();
        resetFilters();
      },
    };
  }, [urlState, settle, hasSent, deliveryMethods]);
}
