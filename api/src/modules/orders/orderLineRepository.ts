import type { DigitalRecipient } from '@portal/shared/domain/ordering/digitalRecipient';
import type { LineItemStatus } from '@portal/shared/domain/enumerations';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { OrderLines } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { DeliveryChange } from './orderRepository.ts';

/** Sums of an order's lines, minor units of its currency. */
export interface LineSums {
  readonly lines: number;
  /** Those that wait for their time. */
  readonly scheduledLines: number;
  readonly baseMinor: bigint;
  readonly feeMinor: bigint;
  readonly chargeMinor: bigint;
  /** Their shares of what shipping costs. */
  readonly shippingMinor: bigint;
  /** The amount that was given back of them for cancelled rewards. */
  readonly refundedMinor: bigint;
}

const toIssue = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('order_lines')
    .select([
      'id',
      'utid',
      'brand_key',
      'currency_code',
      'amount_minor',
      'quantity',
      'delivery_method',
      'email',
      'mobile_number',
      'ptid',
      'validity_days',
      'scheduled_at',
    ])
    .where('platform_id', '=', platformId);

/** Returns up to `limit` pending lines of an order. */
export const listPendingLines = (executor: Executor, order: TenantKey, limit: number) =>
  toIssue(executor, order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'PENDING')
    .orderBy('line_number')
    .limit(limit)
    .execute();

/** Returns those of the lines of an order that are pending, locked; lines locked by another worker are left out. */
export async function lockPendingLines(tx: Tx, order: TenantKey, lineIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`id = any(${lineIds}::bigint[])`)
    .orderBy('line_number')
    .forUpdate()
    .skipLocked()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns a line that was given up; undefined for any other. */
export const findFailedLine = (executor: Executor, { platformId, id }: TenantKey) =>
  toIssue(executor, platformId).where('id', '=', id).where('status', '=', 'FAILED').executeTakeFirst();

/** Returns the order of a line, and what the rewards of the line cost without fees, in minor units of the order's currency. */
export const readLineBase = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .select(['order_id', 'base_minor'])
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Marks pending lines as issued. Returns how many. */
export async function markComplete(tx: Tx, order: TenantKey, lineIds: readonly bigint[], at: Date): Promise<number> {
  if (lineIds.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('order_lines')
    .set({ status: 'COMPLETE', processed_at: at })
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`id = any(${lineIds}::bigint[])`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** A line that was not issued. */
export interface FailedLine {
  readonly lineId: bigint;
  readonly reason: LineReason;
}

/** Marks pending lines as failed. Returns how many. */
export async function markFailed(tx: Tx, order: TenantKey, lines: readonly FailedLine[], at: Date): Promise<number> {
  if (lines.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update order_lines set status = 'FAILED', status_reason = failed.reason, delivery_status = 'NOT_SENT', processed_at = ${at}
    from unnest(${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ reason }) => reason)}::text[]) as failed(id, reason)
    where order_lines.platform_id = ${order.platformId} and order_lines.order_id = ${order.id} and order_lines.status = 'PENDING'
      and order_lines.id = failed.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The outcome of a line's message; `reason` is null when it was accepted. */
export interface LineDelivery {
  readonly lineId: bigint;
  readonly reason: LineReason | null;
  /** A text that was handed to its service; absent when the message has arrived. */
  readonly status?: 'SENT';
}

/**
 * Notes on lines what became of their messages; one that was not sent because its reward was cancelled changes nothing of a line
 * that had arrived before. Returns what that changes in the counts of their orders.
 */
export async function settleDeliveries(
  tx: Tx,
  platformId: bigint,
  deliveries: readonly LineDelivery[],
): Promise<DeliveryChange[]> {
  const ids = deliveries.map(({ lineId }) => lineId);
  const reasons = deliveries.map(({ reason }) => reason ?? '');
  const accepted = deliveries.map(({ status }) => status ?? 'DELIVERED');
  const { rows } = await sql<DeliveryChange>`
    with settled as (
      select id, nullif(reason, '') as reason, accepted
      from unnest(${ids}::bigint[], ${reasons}::text[], ${accepted}::text[]) as e(id, reason, accepted)
    ), before as (
      select l.id, l.delivery_status, settled.reason, settled.accepted from order_lines l join settled on settled.id = l.id
      where l.platform_id = ${platformId} and (l.delivery_status in ('PROCESSING', 'SCHEDULED') or reason is null or reason not in ('cancelled', 'expired'))
      for update of l
    ), changed as (
      update order_lines l set status_reason = before.reason,
        delivery_status = case when before.reason is null then before.accepted when before.reason in ('cancelled', 'expired') then 'NOT_SENT' else 'NOT_DELIVERED' end
      from before where l.platform_id = ${platformId} and l.id = before.id
      returning l.order_id, before.delivery_status as was, l.delivery_status as "is"
    )
    select order_id as "orderId",
      (count(*) filter (where "is" in ('DELIVERED', 'SENT')) - count(*) filter (where was in ('DELIVERED', 'SENT')))::int as delivered,
      (count(*) filter (where "is" in ('NOT_DELIVERED', 'NOT_SENT'))
        - count(*) filter (where was in ('NOT_DELIVERED', 'NOT_SENT')))::int as undelivered,
      -(count(*) filter (where was = 'SCHEDULED'))::int as scheduled
    from changed group by order_id`.execute(tx);
  return rows;
}

/** Locks a line until the transaction ends, so that of several resends at once one is made. */
export const lockLine = (tx: Tx, { platformId, id }: TenantKey) =>
  sql`select id from order_lines where platform_id = ${platformId} and id = ${id} for update`.execute(tx);

/** Changes to whom a line goes, and in which way; it is found by its former addresses too. */
export const changeRecipient = (tx: Tx, { platformId, id }: TenantKey, { method, to }: DigitalRecipient) =>
  sql`update order_lines set former_emails = array_remove(array_append(former_emails, email), null),
      delivery_method = ${method}, email = ${method === 'EMAIL' ? to : null}, mobile_number = ${method === 'MOBILE' ? to : null}
    where platform_id = ${platformId} and id = ${id}`.execute(tx);

/** Notes on a line whose message did not arrive that another is on its way. */
export const markSending = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('order_lines')
    .set({ delivery_status: 'PROCESSING', status_reason: null })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

export async function hasPendingLines(tx: Tx, order: TenantKey): Promise<boolean> {
  const row = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'PENDING')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds up the lines of an order that have a status. */
export const sumLines = (tx: Tx, order: TenantKey, status: LineItemStatus): Promise<LineSums> =>
  tx
    .selectFrom('order_lines')
    .select([
      sql<number>`count(*)::int`.as('lines'),
      sql<number>`(count(*) filter (where delivery_status = 'SCHEDULED'))::int`.as('scheduledLines'),
      sql<bigint>`coalesce(sum(base_minor), 0)::bigint`.as('baseMinor'),
      sql<bigint>`coalesce(sum(fee_minor), 0)::bigint`.as('feeMinor'),
      sql<bigint>`coalesce(sum(charge_minor), 0)::bigint`.as('chargeMinor'),
      sql<bigint>`coalesce(sum(shipping_minor), 0)::bigint`.as('shippingMinor'),
      sql<bigint>`coalesce(sum(refunded_minor), 0)::bigint`.as('refundedMinor'),
    ])
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();

export type OrderLine = Selectable<OrderLines>;

/** Returns a line by its row id. */
export const readLine = (tx: Tx, { platformId, id }: TenantKey): Promise<OrderLine> =>
  tx
    .selectFrom('order_lines')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const insertLine = (tx: Tx, line: Insertable<OrderLines>) => tx.insertInto('order_lines').values(line).execute();

/** Adds to what was returned of a line's price. */
export const addLineRefund = (tx: Tx, { platformId, id }: TenantKey, amountMinor: bigint) =>
  sql`update order_lines set refunded_minor = refunded_minor + ${amountMinor}::bigint
    where platform_id = ${platformId} and id = ${id}`.execute(tx);
