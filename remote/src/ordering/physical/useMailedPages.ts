import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import type { PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { SETTINGS } from '@portal/shared/domain/settings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { usePageTokens, useListCartLinesQuery, type PageTokens } from '../quick-order/index.ts';
import { countIncomplete, isMailedLine, type PhysicalOrder } from './physicalOrder.ts';

/** Lines that are listed apart from the others. */
type OnlyLines = 'invalid' | 'repeated';

export interface MailedPages {
  /** Null: all are listed. */
  readonly only: OnlyLines | null;
  readonly showOnly: (only: OnlyLines | null) => void;
  /** How many lines are listed on all pages. */
  readonly total: number;
  readonly tokens: PageTokens;
  /** The mailed lines of the page; undefined while it is read. */
  readonly lines: readonly CartLine[] | undefined;
  readonly nextToken: string | null | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Reads the lines of an order a hundred at a time, all or those to correct in a step; the first hundred of all are read already. */
export function useMailedPages({ cart, lines, nextPageToken }: PhysicalOrder, step: PhysicalStep): MailedPages {
  const { cartId } = cart;
  const [wanted, showOnly] = useState<OnlyLines | null>(null);
  const counts = {
    invalid: countIncomplete(step, cart),
    repeated: cart.mailing?.repeatedLines.length ?? 0,
  };
  // Once the last of them is corrected, all are listed.
  const only = wanted === null || counts[wanted] === 0 ? null : wanted;
  const tokens = usePageTokens(`${cartId} ${only ?? ''}`);
  const isFirst = tokens.page === 0 && only === null;
  const { currentData, error, isFetching, refetch } = useListCartLinesQuery(
    isFirst
      ? skipToken
      : {
          cartId,
          pageToken: tokens.pageToken,
          pageSize: SETTINGS.paging.cartLinesMax,
          ...(only && { only, ...(only === 'invalid' && { step }) }),
        },
  );
  // The last line of the last page was taken out.
  if (tokens.page > 0 && currentData?.rows.length === 0 && !isFetching) tokens.back();
  return {
    only,
    showOnly,
    total: only === null ? cart.lineItemCount : counts[only],
    tokens,
    lines: isFirst ? lines : currentData?.rows.filter(isMailedLine),
    nextToken: isFirst ? nextPageToken : currentData?.nextPageToken,
    error: isFetching ? undefined : error,
    refetch: () => void refetch(),
  };
}
