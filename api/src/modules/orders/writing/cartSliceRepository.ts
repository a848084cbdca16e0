import type { LinePrice } from '@portal/shared/domain/money/quoteMath';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import { addressKeyOf } from '../../carts/index.ts';
import { REPEATED_COLUMNS, type RepeatableLine } from '../orderLineReadModel.ts';
import { PREPARED } from '../../../db/preparingPool.ts';

/** Lines of a placed cart, of which nothing changes any more, after one of its rows. */
interface CartSlice {
  readonly platformId: bigint;
  readonly cartId: string;
  readonly afterId: bigint;
}

/** The content of a line that its price depends on. Amounts in minor units of `currencyCode`. */
export interface SliceVariant {
  readonly utid: string;
  readonly currencyCode: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
}

/** Price and display names of all lines of one item, amount and quantity. Amounts in minor units of the order's currency. */
export interface LinePricing extends Omit<SliceVariant, 'currencyCode'>, LinePrice {
  readonly rewardName: string;
  readonly brandKey: string;
  readonly brandName: string;
  readonly rateE8: bigint;
}

/** Reads what prices the next lines of a cart, up to `limit` of them, how many they are, and the row of the last. */
export async function readSlice(tx: Tx, { platformId, cartId, afterId }: CartSlice, limit: number) {
  const { rows } = await sql<SliceVariant & { lines: number; lastId: bigint }>`${PREPARED}
    select utid, currency_code as "currencyCode", amount_minor as "amountMinor", quantity, count(*)::int as lines, max(id) as "lastId"
    from (
      select id, utid, currency_code, amount_minor, quantity from cart_line_items
      where platform_id = ${platformId} and cart_id = ${cartId}::uuid and id > ${afterId} order by id limit ${limit}
    ) as slice group by utid, currency_code, amount_minor, quantity`.execute(tx);
  return {
    variants: rows,
    lineCount: rows.reduce((count, { lines }) => count + lines, 0),
    lastId: rows.reduce((last, row) => (row.lastId > last ? row.lastId : last), afterId),
  };
}

/** A line that is shipped. `key` names its address. */
interface ShippedLine {
  readonly id: bigint;
  readonly key: string;
  readonly method: string;
}

/** Returns the lines of a slice that are shipped. */
export async function listShipped(
  tx: Tx,
  { platformId, cartId, afterId, lastId }: CartSlice & { readonly lastId: bigint },
): Promise<ShippedLine[]> {
  const { rows } = await sql<ShippedLine>`
    select id, ${addressKeyOf('address')} as key, shipping_method as method from cart_line_items
    where platform_id = ${platformId} and cart_id = ${cartId}::uuid and id > ${afterId} and id <= ${lastId}
      and address is not null and shipping_method is not null`.execute(tx);
  return rows;
}

/** Returns how many lines of a cart go to each of some addresses by each method, and the row of the first. */
export async function countShipped(tx: Tx, { platformId, cartId }: CartSlice, keys: readonly string[]) {
  const { rows } = await sql<Omit<ShippedLine, 'id'> & { lines: number; firstId: bigint }>`
    select ${addressKeyOf('address')} as key, shipping_method as method, count(*)::int as lines, min(id) as "firstId" from cart_line_items
    where platform_id = ${platformId} and cart_id = ${cartId}::uuid and address is not null
      and ${addressKeyOf('address')} = any(${keys}::text[])
    group by 1, 2`.execute(tx);
  return rows;
}

interface CopiedSlice extends CartSlice {
  readonly orderId: bigint;
  readonly lastId: bigint;
  /** Lines that the order has already. */
  readonly linesBefore: number;
  readonly pricing: readonly LinePricing[];
  /** Shares of what shipping costs, by the row of the line; others have none. */
  readonly shares: ReadonlyMap<bigint, bigint>;
}

/** Copies lines of a cart into its order, priced; they never leave the database. Returns how many were copied. */
export async function copyCartLines(tx: Tx, slice: CopiedSlice): Promise<number> {
  const { platformId, orderId, cartId, afterId, lastId, linesBefore, pricing, shares } = slice;
  const prices = JSON.stringify(pricing, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const { numAffectedRows } = await sql`${PREPARED}
    insert into order_lines (order_id, platform_id, line_number, external_reference_id, utid, reward_name, brand_key, brand_name,
      currency_code, amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status,
      first_name, last_name, email, mobile_number, address, etid, template_version, sender_name, subject, message, notes, location_id, tour_id,
      reservation_id, scheduled_at, scheduled_time_zone, ptid, print_template_version, to_name, from_name, letter_head_title, shipping_method,
      shipping_minor)
    select ${orderId}::bigint, ${platformId}::bigint, ${linesBefore} + row_number() over (order by line.id), line.external_reference_id,
      line.utid, price."rewardName", price."brandKey", price."brandName", line.currency_code, line.amount_minor, line.quantity, price."rateE8",
      price."baseMinor", price."feeMinor", price."chargeMinor", 'PENDING', line.delivery_method,
      case when line.scheduled_at is null then 'PROCESSING' else 'SCHEDULED' end, line.first_name,
      line.last_name, line.email, line.mobile_number, line.address, line.etid, line.template_version,
      coalesce(line.sender_name, line.from_name), line.subject, line.message,
      line.notes, line.location_id, line.tour_id, line.reservation_id, line.scheduled_at, line.scheduled_time_zone, line.ptid,
      line.print_template_version, line.to_name, line.from_name, line.letter_head_title, line.shipping_method,
      coalesce(shared.minor, 0)
    from cart_line_items line
    join jsonb_to_recordset(${prices}::jsonb) as price (utid text, "amountMinor" bigint, quantity int, "rewardName" text,
      "brandKey" text, "brandName" text, "rateE8" bigint, "baseMinor" bigint, "feeMinor" bigint, "chargeMinor" bigint)
      on price.utid = line.utid and price."amountMinor" = line.amount_minor and price.quantity = line.quantity
    left join unnest(${[...shares.keys()]}::bigint[], ${[...shares.values()]}::bigint[]) as shared(id, minor) on shared.id = line.id
    where line.platform_id = ${platformId} and line.cart_id = ${cartId}::uuid and line.id > ${afterId} and line.id <= ${lastId}
    order by line.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Returns what the lines of an order will be, in their order, from the cart that they are written from. */
export const listUnwrittenLines = (executor: Executor, platformId: bigint, cartId: string): Promise<RepeatableLine[]> =>
  executor
    .selectFrom('cart_line_items')
    .select(REPEATED_COLUMNS)
    .where('platform_id', '=', platformId)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
