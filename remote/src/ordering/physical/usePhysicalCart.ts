import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetActiveCartQuery } from '../../entities/cart/cartApi.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { useGetCartQuery, useListCartLinesQuery } from '../quick-order/index.ts';
import { physicalStepPath } from '../mailed-lines/physicalStep.ts';
import { isBulkAddress, isMailedLine, readCartId, type PhysicalOrder } from './physicalOrder.ts';

interface PhysicalCartState {
  /** Null before there is a cart. */
  readonly order: PhysicalOrder | null;
  /** True when all that is known was read since the page was opened. */
  readonly isFresh: boolean;
  readonly isBulk: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true };

/** Reads the cart that the address of a step names, else the user's active one; null where the organisation has none. */
function useCartOfAddress(openedAt: number) {
  const [params] = useSearchParams();
  const cartId = readCartId(params);
  const hasActive = useMayOpen(PATHS.cart);
  const isActive = cartId === null && hasActive && !isBulkAddress(params);
  const named = useGetCartQuery(cartId ?? skipToken, FRESH);
  const active = useGetActiveCartQuery(isActive ? undefined : skipToken, FRESH);
  const isAsked = cartId !== null || isActive;
  const read = cartId === null ? active : named;
  return {
    cartId,
    isBulkBegun: isBulkAddress(params),
    cart: isAsked ? read.currentData : null,
    isRead: !isAsked || (!read.isFetching && (read.fulfilledTimeStamp ?? 0) >= openedAt),
    error: isAsked ? read.error : undefined,
    refetch: () => {
      if (isAsked) void read.refetch();
    },
  };
}

const isOfBulk = (cart: ShoppingCart | null | undefined): boolean => cart?.orderSource === 'BULK_PHYSICAL';

/** Reads the cart that a step works on, with what is mailed of it. */
export function usePhysicalCart(): PhysicalCartState {
  const [openedAt] = useState(() => Date.now());
  const { cartId, cart, isBulkBegun, ...read } = useCartOfAddress(openedAt);
  const lines = useListCartLinesQuery(
    cart ? { cartId: cart.cartId, pageToken: '', pageSize: SETTINGS.paging.cartLinesMax } : skipToken,
    FRESH,
  );
  const page = lines.currentData;
  const isBulk = isBulkBegun || isOfBulk(cart);
  const order = useMemo<PhysicalOrder | null>(
    () =>
      !cart || page === undefined
        ? null
        : {
            cart,
            lines: page.rows.filter(isMailedLine),
            digitalLines: page.rows.filter((line) => !isMailedLine(line)),
            hasMoreLines: page.nextPageToken !== null,
            nextPageToken: page.nextPageToken,
            isBulk,
            to: (step) => physicalStepPath(step, cartId),
          },
    [cart, page, isBulk, cartId],
  );
  const error = read.error ?? lines.error;
  return {
    order,
    isFresh: read.isRead && (cart === null || (!lines.isFetching && (lines.fulfilledTimeStamp ?? 0) >= openedAt)),
    isBulk,
    isLoading: error === undefined && order === null && (cart !== null || !read.isRead),
    error: order === null ? error : undefined,
    refetch: () => {
      read.refetch();
      if (cart) void lines.refetch();
    },
  };
}
