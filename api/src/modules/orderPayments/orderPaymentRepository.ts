import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { OrderPayments } from '../../db/schema.generated.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';
import type { AccountKey } from '../../ledger/Journal.ts';

export type OrderPaymentRow = Selectable<OrderPayments>;

export const insertPayment = (tx: Tx, row: Insertable<OrderPayments>): Promise<OrderPaymentRow> =>
  tx.insertInto('order_payments').values(row).returningAll().executeTakeFirstOrThrow();

export const findPayment = (executor: Executor, { platformId, id }: TenantKey): Promise<OrderPaymentRow> =>
  executor
    .selectFrom('order_payments')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The same; others that change it wait for the end of the transaction. */
export const lockPayment = (tx: Tx, { platformId, id }: TenantKey): Promise<OrderPaymentRow> =>
  tx
    .selectFrom('order_payments')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const updatePayment = (
  tx: Tx,
  { platform_id, id }: Pick<OrderPaymentRow, 'platform_id' | 'id'>,
  change: Updateable<OrderPayments>,
): Promise<OrderPaymentRow> =>
  tx
    .updateTable('order_payments')
    .set(change)
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the payment of an order; undefined for one that the balance paid. */
export const findPaymentOf = (executor: Executor, order: TenantKey): Promise<OrderPaymentRow | undefined> =>
  executor
    .selectFrom('order_payments')
    .selectAll()
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .executeTakeFirst();

/** Returns the payment of that number for an order on the account. */
export const findPaymentOfAccount = (
  executor: Executor,
  { platformId, accountId }: AccountKey,
  id: bigint,
): Promise<OrderPaymentRow | undefined> =>
  executor
    .selectFrom('order_payments')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns what cards have paid for orders on an account since then, in cents of USD and without fees; declined ones do not count. */
export async function paidByCardSince(
  executor: Executor,
  { platformId, accountId }: AccountKey,
  since: Date,
): Promise<bigint> {
  const { total } = await executor
    .selectFrom('order_payments')
    .select(sql<bigint>`coalesce(sum(usd_minor), 0)::bigint`.as('total'))
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .where('status', '<>', 'DECLINED')
    .executeTakeFirstOrThrow();
  return total;
}

/** The condition that no card is still to pay for the order of a statement. */
export const isPaid = sql<boolean>`not exists (select from order_payments
  where order_payments.platform_id = orders.platform_id and order_payments.order_id = orders.id
    and order_payments.status in ('CREATED', 'PENDING'))`;

/** The payments of every organisation whose refund is not decided and has no job. */
export const listRefunding = (db: Db): Promise<Pick<OrderPaymentRow, 'platform_id' | 'id'>[]> =>
  db
    .selectFrom('order_payments')
    .modifyEnd(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('refund_status', '=', 'CREATED')
    .where((eb) => eb.not(waitsInQueue('refund-order-payment', 'paymentId', 'order_payments.id')))
    .orderBy('id')
    .execute();

const BATCH_ROWS = 500;

/** Yields every payment that is decided, in the order in which they were begun. */
export async function* eachDecided(db: Db): AsyncGenerator<OrderPaymentRow> {
  for (let after = 0n; ;) {
    const rows = await db
      .selectFrom('order_payments')
      .modifyEnd(EVERY_TENANT)
      .selectAll()
      .where('finished_at', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
