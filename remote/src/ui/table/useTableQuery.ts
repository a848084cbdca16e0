import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo } from 'react';
import type { UrlParameter, UrlParameters, ParameterValues } from '../page/urlParameter.ts';
import { useUrlState, type UrlState } from '../page/useUrlState.ts';

export interface TableSort {
  readonly column: string;
  readonly descending: boolean;
}

/** The state of a table; all of it lives in the address. Pages count from 0. */
export interface TableQuery<Filters = object> extends Pick<
  UrlState<Filters, object>,
  'filters' | 'isFiltered' | 'setFilters' | 'resetFilters'
> {
  readonly page: number;
  readonly size: number;
  /** The sizes to choose from. */
  readonly sizes: readonly number[];
  readonly sort: TableSort | null;
  readonly setPage: (page: number) => void;
  /** Goes to a page in the place of one that does not exist. */
  readonly correctPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  readonly setSort: (sort: TableSort) => void;
}

interface TableQueryOptions {
  readonly sizes: readonly number[];
  /** Its column is the one that can be sorted by. */
  readonly defaultSort?: TableSort;
  readonly filters?: UrlParameters;
}

const FIRST = 0;

const pageParameter: UrlParameter<number> = {
  parse: (text) => {
    const page = Number(text);
    // No list has more pages than rows; a page beyond the last leads to the last.
    return Number.isInteger(page) && page > 0 ? Math.min(page, SETTINGS.paging.tableMax) - 1 : undefined;
  },
  format: (page) => String(page + 1),
  initial: FIRST,
  startsOver: true,
};

const sizeParameter = (sizes: readonly number[]): UrlParameter<number> => ({
  parse: (text) => sizes.find((size) => String(size) === text),
  format: String,
  initial: sizes[0] ?? SETTINGS.paging.tableMax,
});

const sortParameter = (initial: TableSort | null): UrlParameter<TableSort | null> => ({
  parse: (text) => {
    const [column, direction] = text.split(',');
    if (initial === null || column !== initial.column) return undefined;
    return direction === 'asc' || direction === 'desc' ? { column, descending: direction === 'desc' } : undefined;
  },
  format: (sort) => (sort === null ? '' : `${sort.column},${sort.descending ? 'desc' : 'asc'}`),
  initial,
});

const NO_FILTERS: UrlParameters = {};

/** Page, size, sort and filters of a table. Every option must be stable between renders. */
export function useTableQuery<Filters extends UrlParameters>(
  options: TableQueryOptions & { readonly filters: Filters },
): TableQuery<ParameterValues<Filters>>;
export function useTableQuery(options: TableQueryOptions): TableQuery;
export function useTableQuery({
  sizes,
  defaultSort,
  filters,
}: TableQueryOptions): TableQuery<ParameterValues<UrlParameters>> {
  const spec = useMemo(
    () => ({
      filters: filters ?? NO_FILTERS,
      view: { page: pageParameter, size: sizeParameter(sizes), sort: sortParameter(defaultSort ?? null) },
    }),
    [filters, sizes, defaultSort],
  );
  const query = useUrlState(spec);
  return useMemo(() => {
    const { view, setView, ...narrowing } = query;
    return {
      ...narrowing,
      ...view,
      sizes,
      setPage: (page) => setView({ page }),
      correctPage: (page) => setView({ page }, { replace: true }),
      setSize: (size) => setView({ size }),
      setSort: (sort) => setView({ sort }),
    };
  }, [query, sizes]);
}
