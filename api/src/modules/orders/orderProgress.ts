import { ORDER_STATUSES, type OrderStatus } from '@portal/shared/domain/enumerations';
import { orderStateOf, type LineCounts, type OrderState } from '@portal/shared/domain/orderState';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { Orders } from '../../db/schema.generated.ts';

/** By how many lines of an order the delivered and undelivered ones change. */
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

/** What an order becomes whose money was settled with so many lines failed. */
export const settledAs = (order: CountedOrder, status: OrderStatus, failedLines: number) => ({
  status,
  failed_lines: failedLines,
  state: stateOf({ ...order, status, failed_lines: failedLines }),
});

/** Counts lines that were delivered or not, and moves their orders to the state that follows. */
export async function recordDelivery(tx: Tx, changes: readonly DeliveryChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ orderId }) => orderId);
  // Always in one order, or two workers that answer for the same orders could wait for each other.
  await sql`select id from orders where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
  const { rows } = await sql<CountedOrder & { id: bigint; state: string }>`
    update orders set delivered_lines = delivered_lines + change.delivered, undelivered_lines = undelivered_lines + change.undelivered
    from unnest(${ids}::bigint[], ${changes.map(({ delivered }) => delivered)}::int[],
      ${changes.map(({ undelivered }) => undelivered)}::int[]) as change(id, delivered, undelivered)
    where orders.id = change.id
    returning orders.id, status, state, line_count, failed_lines, delivered_lines, undelivered_lines`.execute(tx);
  const moved = rows.map((order) => ({ ...order, next: stateOf(order) })).filter(({ state, next }) => state !== next);
  if (moved.length === 0) return;
  await sql`update orders set state = moved.state
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ next }) => next)}::text[]) as moved(id, state)
    where orders.id = moved.id`.execute(tx);
}
