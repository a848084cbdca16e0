import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { CartLineItems } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isListed } from '../allowlist/index.ts';
import { isOptedOut } from '../textReplies/index.ts';
import { toJson } from '../../db/toJson.ts';
import type { CheckedLine, LineLetter, LineMail, LineSchedule } from './CartLine.ts';
import type { CartKey } from './cartRepository.ts';
import { toMailingAddress } from './toMailing.ts';
import { PREPARED } from '../../db/preparingPool.ts';

/** `is_listed`: its recipient is on the recipient list, or there is none. `is_opted_out`: the owner of its number wants no texts. */
export type CartLineRow = Selectable<CartLineItems> & { readonly is_listed: boolean; readonly is_opted_out: boolean };

/** Line identifier in a URL: the line's own, or the one from an upload. */
export interface LineKey {
  readonly by: 'identifier' | 'legacy_upload_identifier';
  readonly id: string;
}

/** Batch size; larger ones would block the embedded database and the event loop for too long. */
export const LINES_A_STATEMENT = 500;
const DELETED_A_STATEMENT = 2_500;

const identifiersOf = (line: CheckedLine) => ({
  identifier: line.identifier,
  legacy_upload_identifier: line.legacyUploadIdentifier,
  external_reference_id: line.externalReferenceId,
});

export const mailOf = (mail: Pick<CheckedLine, keyof LineMail>) => ({
  etid: mail.etid,
  template_version: mail.templateVersion,
  sender_name: mail.senderName,
  subject: mail.subject,
  message: mail.message,
});

export const toScheduleColumns = ({ scheduledAt, scheduledTimeZone }: LineSchedule) => ({
  scheduled_at: scheduledAt,
  scheduled_time_zone: scheduledTimeZone,
});

const letterOf = (letter: LineLetter) => ({
  ptid: letter.ptid,
  print_template_version: letter.printTemplateVersion,
  to_name: letter.toName,
  from_name: letter.fromName,
  letter_head_title: letter.letterHeadTitle,
});

const contentOf = (line: CheckedLine) => ({
  utid: line.utid,
  fulfillment_type: line.fulfillmentType,
  currency_code: line.currencyCode,
  amount_minor: String(line.amountMinor),
  quantity: line.quantity,
  delivery_method: line.deliveryMethod,
  first_name: line.firstName,
  last_name: line.lastName,
  email: line.email,
  email_key: line.email === null ? null : emailKey(line.email),
  mobile_number: line.mobileNumber,
  shipping_method: line.shippingMethod,
  ...mailOf(line),
  ...letterOf(line),
  notes: line.notes,
  location_id: line.locationId,
  tour_id: line.tourId,
  reservation_id: line.reservationId,
  ...toScheduleColumns(line),
});

/** Adds lines in their order, many a statement; a line whose reference the cart holds already is left out. */
export async function insertLines(tx: Tx, cart: CartKey, lines: readonly CheckedLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += LINES_A_STATEMENT)
    await insertTogether(tx, cart, lines.slice(start, start + LINES_A_STATEMENT));
}

async function insertTogether(tx: Tx, cart: CartKey, lines: readonly CheckedLine[]): Promise<void> {
  const rows = JSON.stringify(
    lines.map((line) => ({
      ...identifiersOf(line),
      ...contentOf(line),
      address: line.address && toMailingAddress(line.address),
    })),
  );
  await sql`
    insert into cart_line_items (platform_id, cart_id, identifier, legacy_upload_identifier, external_reference_id, utid, fulfillment_type,
      currency_code, amount_minor, quantity, delivery_method, first_name, last_name, email, email_key, mobile_number, etid, template_version,
      sender_name, subject, message, notes, location_id, tour_id, reservation_id, scheduled_at, scheduled_time_zone, address,
      shipping_method, ptid, print_template_version, to_name, from_name, letter_head_title)
    select ${cart.platform_id}::bigint, ${cart.id}::uuid, line.identifier, line.legacy_upload_identifier, line.external_reference_id, line.utid, line.fulfillment_type,
      line.currency_code, line.amount_minor, line.quantity, line.delivery_method, line.first_name, line.last_name, line.email,
      line.email_key, line.mobile_number, line.etid, line.template_version, line.sender_name, line.subject, line.message, line.notes, line.location_id, line.tour_id,
      line.reservation_id, line.scheduled_at, line.scheduled_time_zone, line.address, line.shipping_method, line.ptid,
      line.print_template_version, line.to_name, line.from_name, line.letter_head_title
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (identifier uuid, legacy_upload_identifier text, external_reference_id text,
      utid text, fulfillment_type text, currency_code text, amount_minor bigint, quantity int, delivery_method text, first_name text,
      last_name text, email text, email_key text, mobile_number text, etid text, template_version int, sender_name text, subject text, message text, notes text,
      location_id text, tour_id text, reservation_id text, scheduled_at timestamptz, scheduled_time_zone text, address jsonb,
      shipping_method text, ptid text, print_template_version int, to_name text, from_name text, letter_head_title text)) with ordinality as line (identifier, legacy_upload_identifier, external_reference_id, utid,
      fulfillment_type, currency_code, amount_minor, quantity, delivery_method, first_name, last_name, email, email_key, mobile_number,
      etid, template_version, sender_name, subject, message, notes, location_id, tour_id, reservation_id, scheduled_at,
      scheduled_time_zone, address, shipping_method, ptid, print_template_version, to_name, from_name, letter_head_title, position)
    order by line.position
    on conflict (platform_id, cart_id, external_reference_id) do nothing`.execute(tx);
}

/** Names the address of a line; the same for addresses that differ in case alone. An index has it. */
export const addressKeyOf = (address: string): RawBuilder<string | null> =>
  sql<string | null>`md5(lower(${sql.ref(address)}::text))`;

export const isSendable = ({ platform_id }: Pick<CartKey, 'platform_id'>): RawBuilder<boolean> =>
  sql<boolean>`(email is null or ${isListed(platform_id, sql.ref('cart_line_items.email_key'))})`;

/** True when the owner of a line's number wants no texts. */
export const isTextRefused = (): RawBuilder<boolean> =>
  sql<boolean>`(mobile_number is not null and ${isOptedOut(sql.ref('cart_line_items.mobile_number'))})`;

export async function countLines(executor: Executor, cart: CartKey): Promise<number> {
  const { count } = await executor
    .selectFrom('cart_line_items')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns up to `limit` lines after the row `afterId`, in the order they were added. */
export const listLines = (executor: Executor, cart: CartKey, afterId: bigint, limit: number): Promise<CartLineRow[]> =>
  selectLines(executor, cart, afterId, limit).execute();

const selectLines = (executor: Executor, cart: CartKey, afterId: bigint, limit: number) =>
  executor
    .selectFrom('cart_line_items')
    .modifyFront(PREPARED)
    .selectAll()
    .select([isSendable(cart).as('is_listed'), isTextRefused().as('is_opted_out')])
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit);

/** The same of the lines of some identifiers. */
export const listNamedLines = (
  executor: Executor,
  cart: CartKey,
  identifiers: readonly string[],
  afterId: bigint,
  limit: number,
): Promise<CartLineRow[]> =>
  selectLines(executor, cart, afterId, limit)
    .where(sql<boolean>`identifier = any(${identifiers}::uuid[])`)
    .execute();

/** Returns the first line of a cart that goes in a way. */
export const findLineByMethod = (executor: Executor, cart: CartKey, method: DeliveryMethod) =>
  executor
    .selectFrom('cart_line_items')
    .selectAll()
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .where('delivery_method', '=', method)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const findLine = (executor: Executor, cart: CartKey, key: LineKey): Promise<CartLineRow | undefined> =>
  executor
    .selectFrom('cart_line_items')
    .selectAll()
    .select([isSendable(cart).as('is_listed'), isTextRefused().as('is_opted_out')])
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .where(key.by === 'identifier' ? sql<string>`identifier::text` : 'legacy_upload_identifier', '=', key.id)
    .orderBy('id')
    .executeTakeFirst();

/** Overwrites a line; its identifiers stay. */
export const updateLine = (tx: Tx, { platformId, id }: TenantKey, line: CheckedLine): Promise<CartLineRow> =>
  tx
    .updateTable('cart_line_items')
    .set({ ...contentOf(line), address: line.address && toJson(toMailingAddress(line.address)) })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .returningAll()
    .returning([isSendable({ platform_id: platformId }).as('is_listed'), isTextRefused().as('is_opted_out')])
    .executeTakeFirstOrThrow();

export const deleteLine = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('cart_line_items').where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Deletes the lines of a cart, all or of one kind, many a statement. */
export async function deleteLines(tx: Tx, cart: CartKey, fulfillmentType: string | null = null): Promise<void> {
  let last: bigint | null = 0n;
  while (last !== null) {
    const { rows }: { rows: { last: bigint | null }[] } = await sql<{ last: bigint | null }>`
      with line as (
        select id, fulfillment_type from cart_line_items
        where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid and id > ${last}::bigint
        order by id limit ${DELETED_A_STATEMENT}
      ), deleted as (
        delete from cart_line_items using line
        where cart_line_items.platform_id = ${cart.platform_id} and cart_line_items.id = line.id
          and (${fulfillmentType}::text is null or line.fulfillment_type = ${fulfillmentType}::text)
      )
      select max(id) as last from line`.execute(tx);
    last = rows[0]?.last ?? null;
  }
}

/** The condition that a cart has a line with a reference. */
export const isReferenceIn = (cart: CartKey, reference: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from cart_line_items where cart_line_items.platform_id = ${cart.platform_id}
    and cart_line_items.cart_id = ${cart.id}::uuid and cart_line_items.external_reference_id = ${reference})`;

/**
 * The statement that adds lines which `source` selects, in the order of these columns, so that they never leave the database; a
 * line whose reference the cart holds already is left out.
 */
export const linesAddedFrom = (source: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into cart_line_items (platform_id, cart_id, identifier, legacy_upload_identifier, external_reference_id, utid,
    fulfillment_type, currency_code, amount_minor, quantity, delivery_method, first_name, last_name, email, email_key, mobile_number, etid,
    template_version, sender_name, subject, message, notes, location_id, tour_id, reservation_id, address, ptid, print_template_version,
    to_name, from_name, letter_head_title)
  ${source}
  on conflict (platform_id, cart_id, external_reference_id) do nothing
  returning legacy_upload_identifier`;
