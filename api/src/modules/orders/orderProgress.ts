import { ORDER_STATUSES, type OrderStatus } from '@portal/shared/domain/enumerations';
import { orderStateOf, type LineCounts, type OrderState } from '@portal/shared/domain/ordering/orderState';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { settleDeliveries, type LineDelivery } from './orderLineRepository.ts';
import { addToLineCounts, lockOrders, updateStates, type CountedOrder } from './orderRepository.ts';

export const lineCountsOf = (order: CountedOrder): LineCounts => ({
  total: order.line_count,
  failed: order.failed_lines,
  delivered: order.delivered_lines,
  undelivered: order.undelivered_lines,
});

const stateOf = (order: CountedOrder): OrderState =>
  orderStateOf(oneOf(ORDER_STATUSES, order.status), lineCountsOf(order));

/** Status of a settled order with the given number of failed lines. */
export const settledAs = (order: CountedOrder, status: OrderStatus, failedLines: number) => ({
  status,
  failed_lines: failedLines,
  state: stateOf({ ...order, status, failed_lines: failedLines }),
});

/** Notes on lines what became of their mails; updates the line counts of their orders and the resulting states. */
export async function recordDelivery(tx: Tx, platformId: bigint, deliveries: readonly LineDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const changes = await settleDeliveries(tx, platformId, deliveries);
  if (changes.length === 0) return;
  const ids = changes.map(({ orderId }) => orderId);
  await lockOrders(tx, platformId, ids);
  const orders = await addToLineCounts(tx, platformId, changes);
  const moved = orders.map((order) => ({ ...order, next: stateOf(order) })).filter(({ state, next }) => state !== next);
  if (moved.length === 0) return;
  const states = moved.map(({ id, next }) => ({ id, state: next }));
  await updateStates(tx, platformId, states);
}
