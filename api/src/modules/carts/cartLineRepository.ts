import { sql, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { CartLineItems } from '../../db/schema.generated.ts';
import type { CheckedLine, CountedVariant } from './CartLine.ts';

export type CartLineRow = Selectable<CartLineItems>;

/** Line identifier in a URL: the line's own, or the one from an upload. */
export interface LineKey {
  readonly by: 'identifier' | 'legacy_upload_identifier';
  readonly id: string;
}

/** Batch size; larger ones would block the embedded database and the event loop for too long. */
const LINES_A_STATEMENT = 500;

const identifiersOf = (line: CheckedLine) => ({
  identifier: line.identifier,
  legacy_upload_identifier: line.legacyUploadIdentifier,
  external_reference_id: line.externalReferenceId,
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
  mobile_number: line.mobileNumber,
  etid: line.etid,
  sender_name: line.senderName,
  subject: line.subject,
  message: line.message,
  notes: line.notes,
  location_id: line.locationId,
  tour_id: line.tourId,
});

/** Adds lines in their order, many a statement; a line whose reference the cart holds already is left out. */
export async function insertLines(tx: Tx, cartId: string, lines: readonly CheckedLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += LINES_A_STATEMENT)
    await insertTogether(tx, cartId, lines.slice(start, start + LINES_A_STATEMENT));
}

async function insertTogether(tx: Tx, cartId: string, lines: readonly CheckedLine[]): Promise<void> {
  const rows = JSON.stringify(lines.map((line) => ({ ...identifiersOf(line), ...contentOf(line) })));
  await sql`
    insert into cart_line_items (cart_id, identifier, legacy_upload_identifier, external_reference_id, utid, fulfillment_type,
      currency_code, amount_minor, quantity, delivery_method, first_name, last_name, email, mobile_number, etid, sender_name,
      subject, message, notes, location_id, tour_id)
    select ${cartId}::uuid, line.identifier, line.legacy_upload_identifier, line.external_reference_id, line.utid, line.fulfillment_type,
      line.currency_code, line.amount_minor, line.quantity, line.delivery_method, line.first_name, line.last_name, line.email,
      line.mobile_number, line.etid, line.sender_name, line.subject, line.message, line.notes, line.location_id, line.tour_id
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (identifier uuid, legacy_upload_identifier text, external_reference_id text,
      utid text, fulfillment_type text, currency_code text, amount_minor bigint, quantity int, delivery_method text, first_name text,
      last_name text, email text, mobile_number text, etid text, sender_name text, subject text, message text, notes text,
      location_id text, tour_id text)) with ordinality as line (identifier, legacy_upload_identifier, external_reference_id, utid,
      fulfillment_type, currency_code, amount_minor, quantity, delivery_method, first_name, last_name, email, mobile_number, etid,
      sender_name, subject, message, notes, location_id, tour_id, position)
    order by line.position
    on conflict (cart_id, external_reference_id) do nothing`.execute(tx);
}

export async function countLines(executor: Executor, cartId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('cart_line_items')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Up to `limit` lines after the row `afterId`, in the order they were added. */
export const listLines = (executor: Executor, cartId: string, afterId: bigint, limit: number): Promise<CartLineRow[]> =>
  executor
    .selectFrom('cart_line_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();

export const findLine = (executor: Executor, cartId: string, key: LineKey): Promise<CartLineRow | undefined> =>
  executor
    .selectFrom('cart_line_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where(key.by === 'identifier' ? sql<string>`identifier::text` : 'legacy_upload_identifier', '=', key.id)
    .orderBy('id')
    .executeTakeFirst();

/** Overwrites a line; its identifiers stay. */
export const updateLine = (tx: Tx, lineId: bigint, line: CheckedLine): Promise<CartLineRow> =>
  tx
    .updateTable('cart_line_items')
    .set(contentOf(line))
    .where('id', '=', lineId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteLine = (tx: Tx, lineId: bigint) =>
  tx.deleteFrom('cart_line_items').where('id', '=', lineId).execute();

/** Deletes the lines of a cart, all or of one kind. */
export const deleteLines = (tx: Tx, cartId: string, fulfillmentType?: string) =>
  tx
    .deleteFrom('cart_line_items')
    .where('cart_id', '=', cartId)
    .$if(fulfillmentType !== undefined, (query) => query.where('fulfillment_type', '=', fulfillmentType ?? ''))
    .execute();

/** The variants of a cart's lines, in the order of their first line. */
export async function listVariants(executor: Executor, cartId: string): Promise<CountedVariant[]> {
  const emailDomain = sql<string | null>`lower(split_part(email, '@', -1))`;
  return executor
    .selectFrom('cart_line_items')
    .select((eb) => [
      'utid',
      'currency_code as currencyCode',
      'fulfillment_type as fulfillmentType',
      'amount_minor as amountMinor',
      'quantity',
      'delivery_method as deliveryMethod',
      'etid',
      emailDomain.as('emailDomain'),
      eb('notes', 'is not', null).$castTo<boolean>().as('hasNotes'),
      sql<number>`count(*)::int`.as('lineCount'),
    ])
    .where('cart_id', '=', cartId)
    .groupBy(['utid', 'currency_code', 'fulfillment_type', 'amount_minor', 'quantity', 'delivery_method', 'etid'])
    .groupBy(emailDomain)
    .groupBy(sql`notes is not null`)
    .orderBy(sql`min(id)`)
    .execute();
}
