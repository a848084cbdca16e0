import { SETTINGS } from '@portal/shared/domain/settings';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface TableSort {
  readonly column: string;
  readonly descending: boolean;
}

/** The state of a table; all of it lives in the URL. Pages count from 0. */
export interface TableQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: TableSort | null;
  /** Values of the named filters; an absent one is ''. */
  readonly filters: Readonly<Record<string, string>>;
  readonly isFiltered: boolean;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  readonly setSort: (sort: TableSort) => void;
  /** Sets filters and returns to the first page; '' removes one. */
  readonly setFilters: (filters: Readonly<Record<string, string>>) => void;
  readonly resetFilters: () => void;
}

export interface TableQueryOptions {
  readonly sizes: readonly number[];
  readonly defaultSort?: TableSort;
  /** Names of the filters in the URL. */
  readonly filters?: readonly string[];
}

const NO_FILTERS: readonly string[] = [];

const parseSort = (text: string | null): TableSort | null => {
  const [column, direction] = text?.split(',') ?? [];
  return column ? { column, descending: direction === 'desc' } : null;
};

/** Page, size, sort and filters of a table, read from and written to the URL; invalid values fall back to the defaults. */
export function useTableQuery({ sizes, defaultSort, filters: names = NO_FILTERS }: TableQueryOptions): TableQuery {
  const [params, setParams] = useSearchParams();

  const change = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return useMemo(() => {
    const page = Number(params.get('page') ?? '1');
    const size = Number(params.get('size'));
    const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
    return {
      // No list has more pages than rows; a page beyond the last leads to the last.
      page: Number.isInteger(page) && page > 0 ? Math.min(page, SETTINGS.paging.tableMax) - 1 : 0,
      size: sizes.includes(size) ? size : (sizes[0] ?? 25),
      sort: parseSort(params.get('sort')) ?? defaultSort ?? null,
      filters,
      isFiltered: Object.values(filters).some((value) => value !== ''),
      setPage: (next) => change({ page: next === 0 ? '' : String(next + 1) }),
      setSize: (next) => change({ size: String(next), page: '' }),
      setSort: ({ column, descending }) => change({ sort: `${column},${descending ? 'desc' : 'asc'}`, page: '' }),
      setFilters: (next) => change({ ...next, page: '' }),
      resetFilters: () => change({ ...Object.fromEntries(names.map((name) => [name, ''])), page: '' }),
    };
  }, [params, names, sizes, defaultSort, change]);
}
