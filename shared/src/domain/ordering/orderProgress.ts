import { SETTINGS } from '../settings.ts';
import { openLines, type LineCounts, type OrderState } from './orderState.ts';

/** A large order is written first, then issued, then its messages are sent. */
export type OrderPhase = 'preparing' | 'issuing' | 'sending';

/** How many lines of a large order are done with what happens to it now. */
interface OrderProgress {
  readonly phase: OrderPhase;
  readonly done: number;
  readonly total: number;
}

/** An order, as far as it is. `written`: lines that can be read already; `issued`: those that have a reward. */
interface CountedOrder {
  readonly state: OrderState;
  readonly lineCounts: LineCounts & { readonly written: number; readonly issued: number };
}

/** States in which nothing happens to an order for now. */
const STILL: readonly OrderState[] = ['DELETED', 'SCHEDULED', 'ON_HOLD'];

/** Returns how far a large order is; null for one that is done before somebody could count, and once all of it is. */
export function getOrderProgress({ state, lineCounts }: CountedOrder): OrderProgress | null {
  const { total, written, issued, failed, delivered, undelivered } = lineCounts;
  if (state === 'QUEUED' && written < total) return { phase: 'preparing', done: written, total };
  if (total <= SETTINGS.orders.countedAbove || STILL.includes(state)) return null;
  if (state === 'QUEUED') return { phase: 'preparing', done: written, total };
  if (state === 'PENDING') return { phase: 'issuing', done: issued + failed, total };
  return openLines(lineCounts) > 0 ? { phase: 'sending', done: delivered + undelivered, total: issued } : null;
}
