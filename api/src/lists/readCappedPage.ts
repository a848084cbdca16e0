import { SETTINGS } from '@portal/shared/domain/settings';
import type { List } from './sendList.ts';

interface CappedQuery<Row> {
  /** Counts the rows of the list, up to a limit. */
  readonly count: (limit: number) => Promise<number>;
  readonly read: (window: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>;
}

/** Reads a page, from 0, of a list that is counted and shown up to the row limit of tables. */
export async function readCappedPage<Row, Shown>(
  { page, size }: { readonly page: number; readonly size: number },
  { count, read }: CappedQuery<Row>,
  toShown: (row: Row) => Shown,
): Promise<List<Shown>> {
  const cap = SETTINGS.paging.tableMax;
  const offset = page * size;
  const limit = Math.max(0, Math.min(size, cap - offset));
  const total = await count(cap + 1);
  const rows = limit === 0 ? [] : await read({ limit, offset });
  return { rows: rows.map(toShown), total: Math.min(total, cap), isCapped: total > cap };
}
