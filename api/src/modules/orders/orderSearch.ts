import type { OrderSearchField } from '@portal/shared/contract/orders';
import { recogniseSearch } from '@portal/shared/domain/lists/recogniseSearch';
import { parseReference } from '@portal/shared/domain/ordering/lineReference';
import type { OrderState } from '@portal/shared/domain/ordering/orderState';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sql, type RawBuilder } from 'kysely';
import { accountIdOf, groupIdOf } from '../accounts/index.ts';

/** Search term; without a field the kind is inferred from the text. */
export interface OrderSearch {
  readonly by: OrderSearchField | undefined;
  readonly text: string;
}

/** Orders that a user may see, and is asked to look among. Ids are row ids. */
export interface OrderScope {
  readonly platformId: bigint;
  /** Only orders placed by this user. */
  readonly userId?: bigint;
  readonly accountIds?: readonly bigint[];
}

/** Filters of an order list; absent ones do not restrict. Times in UTC. */
export interface OrderFilter extends OrderScope {
  readonly state?: OrderState;
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  readonly search?: OrderSearch;
}

const NOTHING = sql<boolean>`false`;

interface IdRow {
  readonly id: bigint;
}

/** Orders are listed by the time of placing. */
export type Direction = 'asc' | 'desc';

/** Row ids of the matching orders in the list's order, at most `cap`. Each query shape has an index of its own. */
export function foundIds(filter: OrderFilter, direction: Direction, cap: number): RawBuilder<IdRow> {
  const end = sql`order by ${sql.raw(`orders.created_at ${direction}, orders.id ${direction}`)} limit ${cap}`;
  const found = (table: RawBuilder<unknown>, searched: RawBuilder<boolean> | undefined): RawBuilder<IdRow> =>
    sql`select orders.id, orders.created_at from ${table} as orders where ${orderConditions(filter, searched)} ${end}`;
  const { search, platformId } = filter;
  if (search === undefined) return found(sql.table('orders'), undefined);
  const { keys, others } = fieldsOf(search);
  const exact = found(sql.table('orders'), exactCondition(platformId, others, search.text));
  if (keys.length === 0) return exact;
  const query = sql.join(
    keys.map((key) => keyQuery(key, platformId, search.text)),
    sql` || `,
  );
  const few = found(sql.table('order_search'), sql`orders.names @@ (${query})`);
  // The keys of the largest orders are in a separate column, some in several rows. `offset 0`: they are found first.
  const many = found(
    sql.table('orders'),
    sql`orders.id in (select id from order_search where platform_id = ${platformId} and many_names @@ (${query}) offset 0)`,
  );
  return others.length === 0
    ? sql`select orders.id from ((${few}) union (${many})) as orders ${end}`
    : sql`select orders.id from ((${few}) union (${many}) union (${exact})) as orders ${end}`;
}

/** Splits search fields: keys match by prefix, all others by the whole value. */
export function fieldsOf({ by, text }: OrderSearch) {
  const fields = by === undefined ? recogniseSearch(text) : [by];
  return { keys: fields.filter(isKey), others: fields.filter((field) => !isKey(field)) };
}

/** Fields matched by prefix, each with the letter that its keys begin with. */
const KEYS = { toName: 't', fromName: 'f', recipientEmail: 'e' } as const;
export type KeyField = keyof typeof KEYS;

const isKey = (field: OrderSearchField): field is KeyField => field in KEYS;

/** The index of very large orders holds only this many characters of an address. */
const EMAIL_CHARACTERS = 56;

const foldedBeginning = (field: KeyField, text: string): RawBuilder<string> =>
  field === 'recipientEmail' ? sql`left(fold_text(${text}), ${sql.lit(EMAIL_CHARACTERS)})` : sql`fold_text(${text})`;

/** Prefix of the keys that a text matches, folded like the keys. */
const beginningOf = (field: KeyField, platformId: bigint, text: string): RawBuilder<string> =>
  sql`(${`${KEYS[field]}${String(platformId)} `}::text || ${foldedBeginning(field, text)})`;

/** Text query for the keys of a field that begin with a text. */
export const keyQuery = (field: KeyField, platformId: bigint, text: string): RawBuilder<unknown> =>
  sql`('''' || replace(replace(${beginningOf(field, platformId, text)}, '\\', '\\\\'), '''', '''''') || ''':*')::tsquery`;

/** Condition of a filter for a table `orders`, and of its search as it is given. */
export function orderConditions(filter: OrderFilter, searched: RawBuilder<boolean> | undefined): RawBuilder<boolean> {
  const { platformId, userId, accountIds, state, since, before } = filter;
  const all: RawBuilder<boolean>[] = [sql`orders.platform_id = ${platformId}`];
  if (userId !== undefined) all.push(sql`orders.user_id = ${userId}`);
  if (accountIds?.length === 1) all.push(sql`orders.account_id = ${accountIds[0]}`);
  else if (accountIds) all.push(sql`orders.account_id = any(${accountIds}::bigint[])`);
  if (state) all.push(sql`orders.state = ${state}`);
  if (since) all.push(sql`orders.created_at >= ${since}`);
  if (before) all.push(sql`orders.created_at < ${before}`);
  if (searched) all.push(searched);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Case-insensitive exact match. Selective values are looked up first, before the list's other filters. */
function exactCondition(platformId: bigint, fields: readonly OrderSearchField[], text: string): RawBuilder<boolean> {
  const placed = placedIn(platformId, fields, text);
  if (placed !== null) return placed;
  const ofOrders = fields.flatMap((field) => orderCondition(field, text) ?? []);
  const ofLines = fields.flatMap((field) => lineCondition(field, text) ?? []);
  // `offset 0` is an optimisation fence: the few rows are found first, whatever the planner estimates.
  const parts = [
    ...ofOrders.map((is) => sql`(select id from orders where platform_id = ${platformId} and ${is} offset 0)`),
    ...ofLines.map(
      (is) => sql`(select order_id from order_lines where platform_id = ${platformId} and ${is} offset 0)`,
    ),
  ];
  return parts.length === 0 ? NOTHING : sql`orders.id in (${sql.join(parts, sql` union all `)})`;
}

/** Condition for the orders of a group or an account; null when the search is for none. */
export function placedIn(
  platformId: bigint,
  fields: readonly OrderSearchField[],
  text: string,
): RawBuilder<boolean> | null {
  if (fields.includes('groupIdentifier')) return sql`orders.customer_id = ${groupIdOf(platformId, text)}`;
  if (fields.includes('accountIdentifier')) return sql`orders.account_id = ${accountIdOf(platformId, text)}`;
  return null;
}

/** Condition for the orders whose own field has that value; null for fields of other tables. */
export function orderCondition(field: OrderSearchField, text: string): RawBuilder<boolean> | null {
  switch (field) {
    case 'referenceOrderId':
      return sql`reference_order_id = ${parseReference(text).referenceOrderId}`;
    case 'orderId':
      return /^\d{1,18}$/.test(text) ? sql`id = ${BigInt(text)}` : null;
    case 'externalReferenceId':
      return sql`lower(external_reference_id) = lower(${text})`;
    case 'purchaseOrderNumber':
      return sql`lower(purchase_order_number) = lower(${text})`;
    default:
      return null;
  }
}

/** Condition for the lines whose field has that value; null for fields of other tables. */
export function lineCondition(field: OrderSearchField, text: string): RawBuilder<boolean> | null {
  if (field === 'externalReferenceId') return sql`lower(external_reference_id) = lower(${text})`;
  if (field === 'phone') return sql`mobile_number = ${parsePhoneNumberFromString(text, 'US')?.number ?? text}`;
  return null;
}

/** Condition for the lines of an order of that id that match a search; null when the search concerns no line. */
export function matchingLine(
  platformId: bigint,
  search: OrderSearch,
  orderId: RawBuilder<bigint>,
): RawBuilder<boolean> | null {
  const { keys, others } = fieldsOf(search);
  // The sender's name is one of the order, not of a line.
  const ofKeys = keys
    .filter((key) => key !== 'fromName')
    .map((key) => {
      const query = keyQuery(key, platformId, search.text);
      // Only a part of a very large order is compared.
      return sql<boolean>`(order_search_part(line_number) in (select part from order_search
        where platform_id = ${platformId} and id = ${orderId} and (names @@ (${query}) or many_names @@ (${query})))
        and (${sql.join(beginningCondition(key, search.text), sql` or `)}))`;
    });
  const ofLines = [...ofKeys, ...others.flatMap((field) => lineCondition(field, search.text) ?? [])];
  return ofLines.length === 0 ? null : sql`(${sql.join(ofLines, sql` or `)})`;
}

/** Conditions for the lines whose own text begins so: names match in either order of their parts. */
export function beginningCondition(key: KeyField, text: string): RawBuilder<boolean>[] {
  const begins = (value: RawBuilder<string>) =>
    sql<boolean>`starts_with(fold_text(${value}), ${foldedBeginning(key, text)})`;
  if (key === 'recipientEmail')
    return [begins(sql`email`), sql`exists (select from unnest(former_emails) as former where ${begins(sql`former`)})`];
  if (key === 'fromName') return [begins(sql`sender_name`)];
  return [begins(sql`concat_ws(' ', first_name, last_name)`), begins(sql`concat_ws(' ', last_name, first_name)`)];
}
