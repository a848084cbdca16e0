import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { Orders } from '../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';
import { isPaid } from '../orderPayments/index.ts';
import { PREPARED } from '../../db/preparingPool.ts';

export type Order = Selectable<Orders>;

/** True while lines of an order are still written or issued. */
export const isWaiting = (status: string): boolean => status === 'PENDING' || status === 'QUEUED';

/** An order's status, and how its lines have fared. */
export type CountedOrder = Pick<
  Order,
  'line_count' | 'failed_lines' | 'delivered_lines' | 'undelivered_lines' | 'scheduled_lines' | 'status'
>;

/** Change of an order's counts of lines that were delivered, not delivered, or wait for their time. */
export interface DeliveryChange {
  readonly orderId: bigint;
  readonly delivered: number;
  readonly undelivered: number;
  readonly scheduled: number;
}

/** The next running number of an order. */
export async function nextOrderNumber(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`${PREPARED} select nextval('order_numbers') as number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of order numbers gave nothing');
  return row.number;
}

/** Inserts an order; undefined when its external reference is already used on the account. */
export const insertOrder = (tx: Tx, order: Insertable<Orders>): Promise<Order | undefined> =>
  tx
    .insertInto('orders')
    .modifyEnd(PREPARED)
    .values(order)
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'account_id', 'external_reference_id'])
        .where('external_reference_id', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** An external reference, which belongs to one order of its account. */
export interface ExternalReference {
  readonly platformId: bigint;
  readonly accountId: bigint;
  readonly reference: string;
}

/** Lets one transaction at a time order under an external reference, until it ends. */
export const lockExternalReference = (tx: Tx, { platformId, accountId, reference }: ExternalReference) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`order ${String(platformId)} ${String(accountId)} ${reference}`}, 0))`.execute(
    tx,
  );

export const findByExternalReference = (
  executor: Executor,
  platformId: bigint,
  accountId: bigint,
  reference: string,
): Promise<Order | undefined> =>
  executor
    .selectFrom('orders')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('external_reference_id', '=', reference)
    .executeTakeFirst();

/** Returns an order by its number. */
export const findOrderByKey = (executor: Executor, { platformId, id }: TenantKey): Promise<Order> =>
  executor
    .selectFrom('orders')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Deletes an order that no money was moved for, with all that was written of it. */
export const deleteOrder = (tx: Tx, { platformId, id }: TenantKey) =>
  sql`select withdraw_order(${platformId}::bigint, ${id}::bigint)`.execute(tx);

/** Locks an order until the transaction ends; required before issuing its lines. */
export const lockOrder = (tx: Tx, { platformId, id }: TenantKey): Promise<Order | undefined> =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Locks orders until the transaction ends, in a fixed order, or two workers on the same orders could deadlock. */
export const lockOrders = (tx: Tx, platformId: bigint, ids: readonly bigint[]) =>
  sql`select id from orders where platform_id = ${platformId} and id = any(${ids}::bigint[]) order by id for update`.execute(
    tx,
  );

/** Adds to the line counts of orders; returns the orders with their new counts. */
export async function addToLineCounts(
  tx: Tx,
  platformId: bigint,
  changes: readonly DeliveryChange[],
): Promise<(CountedOrder & Pick<Order, 'id' | 'state'>)[]> {
  const { rows } = await sql<CountedOrder & Pick<Order, 'id' | 'state'>>`
    update orders set delivered_lines = delivered_lines + change.delivered, undelivered_lines = undelivered_lines + change.undelivered,
      scheduled_lines = greatest(scheduled_lines + change.scheduled, 0)
    from unnest(${changes.map(({ orderId }) => orderId)}::bigint[], ${changes.map(({ delivered }) => delivered)}::int[],
      ${changes.map(({ undelivered }) => undelivered)}::int[], ${changes.map(({ scheduled }) => scheduled)}::int[])
      as change(id, delivered, undelivered, scheduled)
    where orders.platform_id = ${platformId} and orders.id = change.id
    returning orders.id, status, state, line_count, failed_lines, delivered_lines, undelivered_lines,
      scheduled_lines`.execute(tx);
  return rows;
}

/** Sets the states of orders. */
export const updateStates = (tx: Tx, platformId: bigint, orders: readonly Pick<Order, 'id' | 'state'>[]) =>
  sql`update orders set state = moved.state
    from unnest(${orders.map(({ id }) => id)}::bigint[], ${orders.map(({ state }) => state)}::text[]) as moved(id, state)
    where orders.platform_id = ${platformId} and orders.id = moved.id`.execute(tx);

/** True when the order of that number was paid by the account. */
export const isOrderOfAccount = async (
  executor: Executor,
  account: { readonly platform_id: bigint; readonly id: bigint },
  orderId: bigint,
): Promise<boolean> => {
  const order = await executor
    .selectFrom('orders')
    .select('id')
    .where('platform_id', '=', account.platform_id)
    .where('account_id', '=', account.id)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order !== undefined;
};

/** Moves money of an order from what was delivered to what was returned. */
export const addOrderRefund = (tx: Tx, { platformId, id }: TenantKey, amountMinor: bigint) =>
  sql`update orders set refunded_minor = refunded_minor + ${amountMinor}::bigint, delivered_minor = delivered_minor - ${amountMinor}::bigint
    where platform_id = ${platformId} and id = ${id}`.execute(tx);

export const updateOrder = (tx: Tx, { platformId, id }: TenantKey, changes: Updateable<Orders>) =>
  tx.updateTable('orders').set(changes).where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Adds to the counts of an order's issued and failed lines. */
export const addToSettledLines = (
  tx: Tx,
  { platformId, id }: TenantKey,
  { issued, failed }: { readonly issued: number; readonly failed: number },
) =>
  sql`update orders set issued_lines = issued_lines + ${issued}::int, failed_lines = failed_lines + ${failed}::int
    where platform_id = ${platformId} and id = ${id}`.execute(tx);

/** Returns the paid orders whose lines wait, to be written or to be issued, without a job for it; held orders wait for none. */
export async function unfinishedOrders(db: Db, queue: 'write-order-lines' | 'issue-order'): Promise<TenantKey[]> {
  const rows = await db
    .selectFrom('orders')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('status', '=', queue === 'issue-order' ? 'PENDING' : 'QUEUED')
    .where(isPaid)
    .where('state', '!=', 'ON_HOLD')
    .where((eb) => eb.not(waitsInQueue(queue, 'orderId', 'orders.id')))
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}
