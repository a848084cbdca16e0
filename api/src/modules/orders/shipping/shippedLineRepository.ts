import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { DeliveryChange } from '../orderRepository.ts';

/** Lines that travel together: one mailed line, or (null) all lines in bulk of the order. */
export interface ShippedLines {
  readonly platformId: bigint;
  readonly orderId: bigint;
  readonly lineId: bigint | null;
}

const isPartOf = ({ platformId, orderId, lineId }: ShippedLines) =>
  sql<boolean>`order_lines.platform_id = ${platformId} and order_lines.order_id = ${orderId}
    and ${lineId === null ? sql`order_lines.delivery_method = 'BULK_PHYSICAL'` : sql`order_lines.id = ${lineId}`}`;

/** A line as it is shipped; `is_over`: it was given up, or its reward was cancelled. */
export type ShippedLine = Awaited<ReturnType<typeof listShippedLines>>[number];

/** Returns the lines of a shipment in their order. */
export const listShippedLines = (executor: Executor, shipped: ShippedLines) =>
  executor
    .selectFrom('order_lines')
    .select([
      'id',
      'line_number',
      'utid',
      'reward_name',
      'amount_minor',
      'quantity',
      'currency_code',
      'first_name',
      'last_name',
      'address',
      'shipping_method',
      'ptid',
      'to_name',
      'from_name',
      'letter_head_title',
      'message',
    ])
    .select(sql<boolean>`status <> 'COMPLETE' or refunded_minor > 0`.as('is_over'))
    .where('platform_id', '=', shipped.platformId)
    .where(isPartOf(shipped))
    .orderBy('line_number')
    .execute();

/** Notes on lines that a carrier has them, or has delivered them. Returns what that changes in the counts of their order. */
export async function markShipped(
  tx: Tx,
  shipped: ShippedLines,
  { status, trackingNumber }: { readonly status: 'MAILED' | 'DELIVERED'; readonly trackingNumber: string | null },
): Promise<DeliveryChange[]> {
  const { rows } = await sql<DeliveryChange>`
    with before as (
      select id, delivery_status from order_lines
      where ${isPartOf(shipped)} and status = 'COMPLETE' for update
    ), changed as (
      update order_lines set delivery_status = ${status}, tracking_number = coalesce(${trackingNumber}, tracking_number)
      from before where order_lines.platform_id = ${shipped.platformId} and order_lines.id = before.id
      returning order_lines.order_id, before.delivery_status as was
    )
    select order_id as "orderId", (count(*) filter (where was not in ('MAILED', 'DELIVERED', 'SENT')))::int as delivered,
      0 as undelivered, 0 as scheduled
    from changed group by order_id`.execute(tx);
  return rows;
}

/** The cost of lines that came to nothing, in minor units of their order's currency. */
export interface FailedSums {
  readonly lines: number;
  /** Those that had counted as delivered. */
  readonly delivered: number;
  readonly baseMinor: bigint;
  readonly feeMinor: bigint;
  readonly shippingMinor: bigint;
}

/** Fails issued lines whose money was not given back yet. Returns what they had cost. */
export async function failShipped(
  tx: Tx,
  {
    platformId,
    orderId,
    lineIds,
    reason,
  }: Omit<ShippedLines, 'lineId'> & { readonly lineIds: readonly bigint[]; readonly reason: string },
): Promise<FailedSums> {
  const { rows } = await sql<FailedSums>`
    with before as (
      select id, delivery_status from order_lines
      where platform_id = ${platformId} and order_id = ${orderId} and id = any(${lineIds}::bigint[])
        and status = 'COMPLETE' and refunded_minor = 0 for update
    ), changed as (
      update order_lines set status = 'FAILED', status_reason = ${reason}, delivery_status = 'NOT_SENT'
      from before where order_lines.platform_id = ${platformId} and order_lines.id = before.id
      returning before.delivery_status as was, base_minor, fee_minor, shipping_minor
    )
    select count(*)::int as lines, (count(*) filter (where was in ('MAILED', 'DELIVERED', 'SENT')))::int as delivered,
      coalesce(sum(base_minor), 0)::bigint as "baseMinor", coalesce(sum(fee_minor), 0)::bigint as "feeMinor",
      coalesce(sum(shipping_minor), 0)::bigint as "shippingMinor"
    from changed`.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('The sums of failed lines were not read');
  return sums;
}

/** Moves lines of an order from those that were issued to those that failed. */
export const addFailedLines = (
  tx: Tx,
  { platformId, orderId }: Omit<ShippedLines, 'lineId'>,
  { lines, delivered }: Pick<FailedSums, 'lines' | 'delivered'>,
) =>
  sql`update orders set issued_lines = issued_lines - ${lines}::int, failed_lines = failed_lines + ${lines}::int,
      delivered_lines = delivered_lines - ${delivered}::int
    where platform_id = ${platformId} and id = ${orderId}`.execute(tx);
