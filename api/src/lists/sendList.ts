import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';
import type { FastifyReply } from 'fastify';

/** Rows of a list with the values of its headers. */
export interface List<T> {
  readonly rows: T[];
  readonly total: number;
  readonly isCapped: boolean;
  /** The token of the next page, for lists that are paged so; null on the last page. */
  readonly nextPageToken?: string | null;
}

/** Sends a plain list, with the paging data in headers. */
export function sendList<T>(reply: FastifyReply, { rows, total, isCapped, nextPageToken = null }: List<T>): T[] {
  void reply.header(LIST_HEADERS.total, total).header(LIST_HEADERS.capped, String(isCapped));
  if (nextPageToken !== null) void reply.header(LIST_HEADERS.nextPageToken, nextPageToken);
  return rows;
}
