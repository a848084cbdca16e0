import { ORDER_STATUSES, type OrderStatus } from '@portal/shared/domain/enumerations';
import { orderStateOf, type LineCounts, type OrderState } from '@portal/shared/domain/orderState';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { Orders } from '../../db/schema.generated.ts';

/** Change of an order's delivered and undelivered line counts. */
export interface DeliveryChange {
  readonly orderId: bigint;
  readonly delivered: number;
  readonly undelivered: number;
}

type CountedOrder = Pick<
  Selectable<Orders>,
  'line_count' | 'failed_lines' | 'delivered_lines' | 'undelivered_lines' | 'status'
>;

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

/** Updates delivered and undelivered line counts of a platform's orders and the resulting states. */
export async function recordDelivery(tx: Tx, platformId: bigint, changes: readonly DeliveryChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ orderId }) => orderId);
  // Locks in a fixed order, or two workers on the same orders could deadlock.
  await sql`select id from orders where platform_id = ${platformId} and id = any(${ids}::bigint[]) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<CountedOrder & { id: bigint; state: string }>`
    update orders set delivered_lines = delivered_lines + change.delivered, undelivered_lines = undelivered_lines + change.undelivered
    from unnest(${ids}::bigint[], ${changes.map(({ delivered }) => delivered)}::int[],
      ${changes.map(({ undelivered }) => undelivered)}::int[]) as change(id, delivered, undelivered)
    where orders.platform_id = ${platformId} and orders.id = change.id
    returning orders.id, status, state, line_count, failed_lines, delivered_lines, undelivered_lines`.execute(tx);
  const moved = rows.map((order) => ({ ...order, next: stateOf(order) })).filter(({ state, next }) => state !== next);
  if (moved.length === 0) return;
  await sql`update orders set state = moved.state
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ next }) => next)}::text[]) as moved(id, state)
    where orders.platform_id = ${platformId} and orders.id = moved.id`.execute(tx);
}
