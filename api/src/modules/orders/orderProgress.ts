import { ORDER_STATUSES, type OrderStatus } from '@portal/shared/domain/enumerations';
import { orderStateOf, type LineStateCounts, type OrderState } from '@portal/shared/domain/ordering/orderState';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { oneOf } from '../../db/oneOf.ts';
import { markSending, settleDeliveries, type LineDelivery } from './orderLineRepository.ts';
import {
  addToLineCounts,
  isWaiting,
  lockOrders,
  updateStates,
  type CountedOrder,
  type DeliveryChange,
  type Order,
} from './orderRepository.ts';

export const toLineCounts = (order: CountedOrder): LineStateCounts => ({
  total: order.line_count,
  failed: order.failed_lines,
  delivered: order.delivered_lines,
  undelivered: order.undelivered_lines,
  scheduled: order.scheduled_lines,
});

/** Counts the lines that have a reward. */
export const countIssued = ({
  status,
  line_count,
  failed_lines,
  issued_lines,
}: Pick<CountedOrder, 'status' | 'line_count' | 'failed_lines'> & Pick<Order, 'issued_lines'>): number =>
  isWaiting(status) ? issued_lines : line_count - failed_lines;

const stateOf = (order: CountedOrder): OrderState =>
  orderStateOf(oneOf(ORDER_STATUSES, order.status), toLineCounts(order));

/** Status of a settled order with the given numbers of lines that have failed, and that wait for their time. */
export function settledAs(
  order: CountedOrder,
  status: OrderStatus,
  { failed, scheduled }: { readonly failed: number; readonly scheduled: number },
) {
  const counts = { status, failed_lines: failed, scheduled_lines: scheduled };
  return { ...counts, state: stateOf({ ...order, ...counts }) };
}

/** Notes on lines what became of their mails; updates the line counts of their orders and the resulting states. */
export async function recordDelivery(tx: Tx, platformId: bigint, deliveries: readonly LineDelivery[]): Promise<void> {
  if (deliveries.length > 0) await countChanges(tx, platformId, await settleDeliveries(tx, platformId, deliveries));
}

/** Notes on an undelivered line of an order that another message is on its way; updates the order's counts and state. */
export async function recordSendingAgain(tx: Tx, line: TenantKey, orderId: bigint): Promise<void> {
  await markSending(tx, line);
  await countChanges(tx, line.platformId, [{ orderId, delivered: 0, undelivered: -1, scheduled: 0 }]);
}

/** Changes the counts of orders, and their states by them. */
export async function countChanges(tx: Tx, platformId: bigint, changes: readonly DeliveryChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ orderId }) => orderId);
  await lockOrders(tx, platformId, ids);
  const orders = await addToLineCounts(tx, platformId, changes);
  const moved = orders.map((order) => ({ ...order, next: stateOf(order) })).filter(({ state, next }) => state !== next);
  if (moved.length === 0) return;
  const states = moved.map(({ id, next }) => ({ id, state: next }));
  await updateStates(tx, platformId, states);
}
