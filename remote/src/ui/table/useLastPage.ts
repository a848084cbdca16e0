import { useEffect } from 'react';
import type { TableQuery } from './useTableQuery.ts';

/** Redirects to the last page when the requested one lies beyond it; true until that one is shown. */
export function useLastPage(
  query: TableQuery | undefined,
  rows: readonly unknown[] | undefined,
  total: number,
): boolean {
  const isBeyond = query !== undefined && query.page > 0 && rows?.length === 0 && total > 0;
  const correctPage = query?.correctPage;
  const last = Math.ceil(total / (query?.size ?? 1)) - 1;
  useEffect(() => {
    if (isBeyond) correctPage?.(last);
  }, [isBeyond, correctPage, last]);
  return isBeyond;
}
