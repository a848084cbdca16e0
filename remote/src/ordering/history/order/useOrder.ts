import type { OrderDetail } from '@portal/shared/contract/orders';
import type { OrderStatus } from '@portal/shared/domain/enumerations';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../../api/portalApi.ts';
import { listTag } from '../../../api/tags.ts';
import { getOrder } from '../historyApi.ts';

export const POLL_MS = 2_000;

/** True while the rewards of an order are still being issued. */
export const isUnfinished = (status: OrderStatus): boolean => status === 'PENDING' || status === 'QUEUED';

export interface OrderState {
  readonly order: OrderDetail | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** An order; asked for again every 2 s until it is final, and then no more (F17). */
export function useOrder(referenceOrderId: string): OrderState {
  const { currentData: order, error } = getOrder.useQueryState(referenceOrderId);
  const isOpen = order !== undefined && isUnfinished(order.status);
  const { refetch } = getOrder.useQuerySubscription(referenceOrderId, {
    pollingInterval: isOpen ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  useFinished(isOpen, order !== undefined);
  return { order, error, retry: () => void refetch() };
}

/** A finished order may have been refunded: lines, balance and transactions are read anew. */
function useFinished(isOpen: boolean, isLoaded: boolean): void {
  const dispatch = useDispatch();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && isLoaded && !isOpen) {
      dispatch(portalApi.util.invalidateTags([listTag('OrderLine'), listTag('Account'), listTag('Funding')]));
    }
    wasOpen.current = isOpen;
  }, [dispatch, isLoaded, isOpen]);
}
