import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';
import type { ResponseMeta } from './baseQuery.ts';

/** A page of a plain list; `total` counts all rows, `isCapped` means there are more than were counted. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly isCapped: boolean;
}

/** A list with the values of its headers; without them the rows at hand are counted. */
export function toListPage<T>(rows: readonly T[], meta: ResponseMeta | undefined): ListPage<T> {
  const headers = meta?.headers;
  const total = Number(headers?.get(LIST_HEADERS.total) ?? rows.length);
  return Object.freeze({ rows, total, isCapped: headers?.get(LIST_HEADERS.capped) === 'true' });
}
