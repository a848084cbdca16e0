import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePageTokens, useListCartLinesQuery, type PageTokens } from '../quick-order/index.ts';
import { isMailedLine, type PhysicalOrder } from './physicalOrder.ts';

export interface MailedPages {
  readonly tokens: PageTokens;
  /** The mailed lines of the page; undefined while it is read. */
  readonly lines: readonly CartLine[] | undefined;
  readonly nextToken: string | null | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Reads the lines of an order a hundred at a time; the first of them are read already. */
export function useMailedPages({ cart: { cartId }, lines, nextPageToken }: PhysicalOrder): MailedPages {
  const tokens = usePageTokens(cartId);
  const isFirst = tokens.page === 0;
  const { currentData, error, isFetching, refetch } = useListCartLinesQuery(
    isFirst ? skipToken : { cartId, pageToken: tokens.pageToken, pageSize: SETTINGS.paging.cartLinesMax },
  );
  // The last line of the last page was taken out.
  if (!isFirst && currentData?.rows.length === 0 && !isFetching) tokens.back();
  return {
    tokens,
    lines: isFirst ? lines : currentData?.rows.filter(isMailedLine),
    nextToken: isFirst ? nextPageToken : currentData?.nextPageToken,
    error: isFetching ? undefined : error,
    refetch: () => void refetch(),
  };
}
