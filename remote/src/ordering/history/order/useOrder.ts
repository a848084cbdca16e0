import type { OrderDetail } from '@portal/shared/contract/orders';
import { getOrderProgress } from '@portal/shared/domain/ordering/orderProgress';
import { openLines } from '@portal/shared/domain/ordering/orderState';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { serverNow } from '../../../api/serverClock.ts';
import { portalApi } from '../../../api/portalApi.ts';
import { listTag } from '../../../api/tags.ts';
import { getOrder } from '../historyApi.ts';
import { countPosted } from './countPosted.ts';

const SENDING_POLL_MS = 5_000;

/** Reviews take days, and so does the post. */
const HELD_POLL_MS = 60_000;

/** How long the post is given to deliver; most of it takes two weeks. */
const POST_TOLD_MS = 30 * 86_400_000;

/** How long a text service is given to tell what became of an order's texts; most tell within seconds, some never. */
const TEXTS_TOLD_MS = 5 * 60_000;

/** Polling interval of an order in milliseconds; 0 once every line is settled and what became of its texts and its mail was told. */
export function pollMs(order: OrderDetail): number {
  const open = openPollMs(order);
  if (open > 0) return open;
  if (awaitsTexts(order)) return SENDING_POLL_MS;
  return awaitsPost(order) ? HELD_POLL_MS : 0;
}

function openPollMs(order: OrderDetail): number {
  const { state, lineCounts } = order;
  if (state === 'PENDING' || state === 'QUEUED' || getOrderProgress(order) !== null) return SETTINGS.orders.pollMs;
  if (state === 'ON_HOLD') return HELD_POLL_MS;
  return state !== 'DELETED' && state !== 'SCHEDULED' && openLines(lineCounts) > 0 ? SENDING_POLL_MS : 0;
}

const awaitsTexts = ({ textConsent, completedDate }: OrderDetail): boolean =>
  textConsent !== null && completedDate !== null && serverNow() - Date.parse(completedDate) < TEXTS_TOLD_MS;

/** True while what the carrier has counts as delivered, and may still come back. */
const awaitsPost = ({ lineCounts, completedDate, ...order }: OrderDetail): boolean =>
  countPosted(order) > 0 &&
  lineCounts.delivered > 0 &&
  completedDate !== null &&
  serverNow() - Date.parse(completedDate) < POST_TOLD_MS;

export interface OrderRead {
  readonly order: OrderDetail | undefined;
  readonly error: unknown;
  /** When the order was loaded: milliseconds since 1970. */
  readonly loadedAt: number | undefined;
  readonly retry: () => void;
}

/** Reads an order and polls it until every reward was delivered or failed. */
export function useOrder(referenceOrderId: string): OrderRead {
  const { currentData: order, error, fulfilledTimeStamp } = getOrder.useQueryState(referenceOrderId);
  const pollingInterval = order === undefined ? 0 : pollMs(order);
  const { refetch } = getOrder.useQuerySubscription(referenceOrderId, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  useFinished(order !== undefined && openPollMs(order) > 0, order !== undefined);
  return { order, error, loadedAt: fulfilledTimeStamp, retry: () => void refetch() };
}

/** Refetches lines, balance and transactions once an order is settled: it may have been refunded. */
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
