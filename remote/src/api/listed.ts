import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';
import type { AnswerMeta } from './baseQuery.ts';

/** A page of a plain list; `total` counts all rows, `isCapped` means there are more than were counted. */
export interface Listed<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly isCapped: boolean;
}

/** A list with the values of its headers; without them the rows at hand are counted. */
export function listed<T>(rows: readonly T[], meta: AnswerMeta | undefined): Listed<T> {
  const headers = meta?.headers;
  const total = Number(headers?.get(LIST_HEADERS.total) ?? rows.length);
  return Object.freeze({ rows, total, isCapped: headers?.get(LIST_HEADERS.capped) === 'true' });
}
