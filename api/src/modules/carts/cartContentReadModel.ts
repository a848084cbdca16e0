import type { LetterGap } from '@portal/shared/domain/ordering/letter';
import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { CartLineItems } from '../../db/schema.generated.ts';
import type { CountedVariant } from './CartLine.ts';
import { addressKeyOf, isSendable, isTextRefused } from './cartLineRepository.ts';
import { readAddress } from './readAddress.ts';
import type { CartKey } from './cartRepository.ts';
import { PREPARED } from '../../db/preparingPool.ts';

/** A cart with what its order is noted with. */
export type CartContent = CartKey & {
  readonly purchase_order_number: string | null;
  readonly notes: string | null;
  readonly carrier_message: string | null;
};

/** A range of a cart's lines, in the order they were added: up to `limit` after the row `afterId`. */
export interface LineRange {
  readonly afterId: bigint;
  readonly limit: number;
}

/** Lines of a range that have something in common, and the last of them. */
interface GroupOfRange {
  readonly lineCount: number;
  readonly lastId: bigint;
}

/** Returns the variants of a range of a cart's lines, in the order of their first line. */
export async function listVariants(
  executor: Executor,
  cart: CartKey,
  { afterId, limit }: LineRange,
): Promise<(CountedVariant & GroupOfRange)[]> {
  const emailDomain = sql<string | null>`lower(split_part(email, '@', -1))`;
  const rows = await executor
    .selectFrom((eb) =>
      eb
        .selectFrom('cart_line_items')
        .selectAll()
        .select([isSendable(cart).as('is_listed'), isTextRefused().as('is_opted_out')])
        .where('platform_id', '=', cart.platform_id)
        .where('cart_id', '=', cart.id)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .as('line'),
    )
    .modifyFront(PREPARED)
    .select((eb) => [
      'utid',
      'currency_code as currencyCode',
      'fulfillment_type as fulfillmentType',
      'amount_minor as amountMinor',
      'quantity',
      'delivery_method as deliveryMethod',
      'etid',
      'ptid',
      'address',
      addressKeyOf('address').as('addressKey'),
      'shipping_method as shippingMethod',
      LETTER_GAPS.as('letterGaps'),
      emailDomain.as('emailDomain'),
      'is_listed as isListed',
      'is_opted_out as isOptedOut',
      eb('notes', 'is not', null).$castTo<boolean>().as('hasNotes'),
      'scheduled_at as scheduledAt',
      'scheduled_time_zone as scheduledTimeZone',
      sql<number>`count(*)::int`.as('lineCount'),
      sql<bigint>`max(id)`.as('lastId'),
    ])
    .groupBy(['utid', 'currency_code', 'fulfillment_type', 'amount_minor', 'quantity', 'delivery_method', 'etid'])
    .groupBy(['ptid', 'address', 'shipping_method'])
    .groupBy(LETTER_GAPS)
    .groupBy(emailDomain)
    .groupBy(['is_listed', 'is_opted_out'])
    .groupBy(sql`notes is not null`)
    .groupBy(['scheduled_at', 'scheduled_time_zone'])
    .orderBy(sql`min(id)`)
    .execute();
  return rows.map((row) => ({ ...row, address: readAddress(row.address) }));
}

/** As `listLetterGaps` tells of a letter. */
const LETTER_GAPS = sql<LetterGap[]>`case when delivery_method = 'MAILED' then array_remove(array[
    case when to_name is null then 'toName' end, case when from_name is null then 'fromName' end,
    case when message is null then 'message' end], null) else '{}' end`;

/** Lines that say the same; `text`: the hash of what they say, `mail`: of that and who says it, null for what goes by post. */
export interface CountedMail extends GroupOfRange {
  readonly text: string;
  readonly mail: string | null;
  readonly firstId: bigint;
}

/** Returns the mails of a range of a cart's lines. */
export async function listMails(
  executor: Executor,
  cart: CartKey,
  { afterId, limit }: LineRange,
): Promise<CountedMail[]> {
  const { rows } = await sql<CountedMail>`
    select md5(jsonb_build_array(etid, subject, message, ptid, from_name, letter_head_title)::text) as text,
      case when fulfillment_type = 'DIGITAL' then md5(jsonb_build_array(etid, sender_name, subject, message)::text) end as mail,
      count(*)::int as "lineCount", min(id) as "firstId", max(id) as "lastId"
    from (
      select id, fulfillment_type, etid, sender_name, subject, message, ptid, from_name, letter_head_title from cart_line_items
      where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid and id > ${afterId}::bigint
      order by id limit ${limit}
    ) as line
    group by fulfillment_type, etid, sender_name, subject, message, ptid, from_name, letter_head_title`.execute(
    executor,
  );
  return rows;
}

/** True when the letters of a cart say the same, each to a name of its own. */
export async function haveOneLetter(executor: Executor, cart: CartKey): Promise<boolean> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from (
      select distinct ptid, from_name, letter_head_title, message from cart_line_items
      where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid and delivery_method = 'MAILED' limit 2
    ) as letter`.execute(executor);
  return rows[0]?.count === 1;
}

/** Returns the lines of a cart at shared addresses whose name an earlier one of the same address has, up to `limit`, in their order. */
export async function listRepeatedLines(
  executor: Executor,
  cart: CartKey,
  addressKeys: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ readonly identifier: string }>`
    select identifier from (
      select identifier, id, row_number() over (
        partition by ${addressKeyOf('address')}, lower(concat_ws(' ', first_name, last_name)) order by id) as nth
      from cart_line_items
      where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid and address is not null
        and delivery_method = 'MAILED' and ${addressKeyOf('address')} = any(${addressKeys}::text[])
    ) as line
    where nth > 1 order by id limit ${limit}`.execute(executor);
  return rows.map(({ identifier }) => identifier);
}

/** Returns what the mail of a line says. */
export async function readLineText(executor: Executor, { platform_id }: CartKey, id: bigint) {
  const row = await executor
    .selectFrom('cart_line_items')
    .select(['etid', 'subject', 'message', 'ptid', 'from_name', 'letter_head_title'])
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return textOf(row);
}

/** Returns what a line says besides to whom. */
export const textOf = ({
  etid,
  subject,
  message,
  ptid,
  from_name,
  letter_head_title,
}: Pick<Selectable<CartLineItems>, 'etid' | 'subject' | 'message' | 'ptid' | 'from_name' | 'letter_head_title'>) =>
  [etid, subject, message, ptid, from_name, letter_head_title] as const;

/** Returns the fingerprints of a range of a cart's lines, added up: four sums of 60 bits each that any order of the lines gives. */
export async function sumContent(executor: Executor, cart: CartKey, { afterId, limit }: LineRange) {
  const part = (from: number) =>
    sql<string>`coalesce(sum(('x' || substr(hash, ${sql.lit(from)}, 15))::bit(60)::bigint), 0)::text`;
  const { rows } = await sql<GroupOfRange & { readonly sums: readonly string[] }>`
    select count(*)::int as "lineCount", coalesce(max(id), 0) as "lastId",
      array[${part(1)}, ${part(16)}, ${part(31)}, ${part(46)}] as sums
    from (
      select id, encode(sha256(convert_to(${CONTENT}::text, 'UTF8')), 'hex') as hash
      from (
        select * from cart_line_items
        where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid and id > ${afterId}::bigint
        order by id limit ${limit}
      ) as line
    ) as hashed`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error(`The content of cart ${cart.id} was not read`);
  return row;
}

const CONTENT = sql.raw(`jsonb_build_array(utid, amount_minor, quantity, delivery_method, first_name, last_name, email,
  mobile_number, address, etid, sender_name, subject, message, notes, location_id, tour_id, reservation_id)
  || case when scheduled_at is null then '[]'::jsonb else jsonb_build_array(extract(epoch from scheduled_at)) end
  || case when delivery_method not in ('MAILED', 'BULK_PHYSICAL') then '[]'::jsonb
    else jsonb_build_array(ptid, to_name, from_name, letter_head_title, shipping_method) end`);

/** Returns what an order is noted with; a cart without a carrier message keeps the fingerprint that it had before there was one. */
export const noteOf = ({ purchase_order_number, notes, carrier_message }: CartContent) =>
  carrier_message === null ? [purchase_order_number, notes] : [purchase_order_number, notes, carrier_message];

/** Returns the fingerprint of the content of a cart that one statement reads. */
export async function hashSmallContent(executor: Executor, cart: CartContent): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(concat_ws(e'\n',
      ${JSON.stringify(noteOf(cart))}::jsonb::text,
      string_agg(line, e'\n' order by line collate "C")), 'UTF8')), 'hex') as hash
    from (
      select ${CONTENT}::text as line from cart_line_items
      where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid
    ) as each_line`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error(`The content of cart ${cart.id} was not read`);
  return row.hash;
}
