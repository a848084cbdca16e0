import type { OrderSearchField } from '@portal/shared/contract/orders';
import { recogniseSearch } from '@portal/shared/domain/recogniseSearch';
import type { OrderState } from '@portal/shared/domain/orderState';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sql, type RawBuilder } from 'kysely';

/** What is looked for; without a field the text is recognised by its form. */
export interface OrderSearch {
  readonly by: OrderSearchField | undefined;
  readonly text: string;
}

/** What a list of orders is narrowed to; only what is present counts. Ids are row ids, times UTC. */
export interface OrderFilter {
  readonly platformId: bigint;
  /** Only orders placed by this user (C4). */
  readonly userId?: bigint;
  readonly accountIds?: readonly bigint[];
  readonly state?: OrderState;
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  readonly search?: OrderSearch;
}

const NOTHING = sql<boolean>`false`;

interface Found {
  readonly id: bigint;
}

/** Orders are listed by the time of placing. */
export type Direction = 'asc' | 'desc';

/** The row ids of the orders that the filter leaves, in the list's order, no more than `cap`; each shape has its index. */
export function foundIds(filter: OrderFilter, direction: Direction, cap: number): RawBuilder<Found> {
  const end = sql`order by ${sql.raw(`orders.created_at ${direction}, orders.id ${direction}`)} limit ${cap}`;
  const found = (table: 'orders' | 'order_search', searched: RawBuilder<boolean> | undefined): RawBuilder<Found> =>
    sql`select orders.id, orders.created_at from ${sql.table(table)} as orders where ${conditions(filter, searched)} ${end}`;
  const { search, platformId } = filter;
  if (search === undefined) return found('orders', undefined);
  const { keys, others } = fieldsOf(search);
  const exact = found('orders', exactCondition(platformId, others, search.text));
  if (keys.length === 0) return exact;
  const query = sql.join(
    keys.map((key) => keyQuery(key, platformId, search.text)),
    sql` || `,
  );
  // The keys of the largest orders stand in a column of their own.
  const few = found('order_search', sql`orders.names @@ (${query})`);
  const many = found('order_search', sql`orders.many_names @@ (${query})`);
  return others.length === 0
    ? sql`select orders.id from ((${few}) union all (${many})) as orders ${end}`
    : sql`select orders.id from ((${few}) union (${many}) union (${exact})) as orders ${end}`;
}

/** What a search looks for: in keys by their beginning, in all others by the whole value. */
function fieldsOf({ by, text }: OrderSearch) {
  const fields = by === undefined ? recogniseSearch(text) : [by];
  return { keys: fields.filter(isKey), others: fields.filter((field) => !isKey(field)) };
}

/** What is found by its beginning, each with the side of `order_search` that it stands on. */
const KEYS = { toName: 't', fromName: 'f', recipientEmail: 'e' } as const;
type KeyField = keyof typeof KEYS;

const isKey = (field: OrderSearchField): field is KeyField => field in KEYS;

/** Of very large orders no more of an address than this can be looked for. */
const EMAIL_CHARACTERS = 56;

const foldedBeginning = (field: KeyField, text: string): RawBuilder<string> =>
  field === 'recipientEmail' ? sql`left(fold_text(${text}), ${sql.lit(EMAIL_CHARACTERS)})` : sql`fold_text(${text})`;

/** The beginning of the keys that a text finds, folded as they were. */
const beginningOf = (field: KeyField, platformId: bigint, text: string): RawBuilder<string> =>
  sql`(${`${KEYS[field]}${String(platformId)} `}::text || ${foldedBeginning(field, text)})`;

const keyQuery = (field: KeyField, platformId: bigint, text: string): RawBuilder<unknown> =>
  sql`('''' || replace(replace(${beginningOf(field, platformId, text)}, '\\', '\\\\'), '''', '''''') || ''':*')::tsquery`;

function conditions(filter: OrderFilter, searched: RawBuilder<boolean> | undefined): RawBuilder<boolean> {
  const { platformId, userId, accountIds, state, since, before } = filter;
  // Accounts and users are of one platform; without the third condition their indexes alone answer.
  const isNarrower = userId !== undefined || accountIds !== undefined;
  const all: RawBuilder<boolean>[] = isNarrower ? [] : [sql`orders.platform_id = ${platformId}`];
  if (userId !== undefined) all.push(sql`orders.user_id = ${userId}`);
  if (accountIds?.length === 1) all.push(sql`orders.account_id = ${accountIds[0]}`);
  else if (accountIds) all.push(sql`orders.account_id = any(${accountIds}::bigint[])`);
  if (state) all.push(sql`orders.state = ${state}`);
  if (since) all.push(sql`orders.created_at >= ${since}`);
  if (before) all.push(sql`orders.created_at < ${before}`);
  if (searched) all.push(searched);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Whole values, without case. Those that belong to few orders are found first, whatever else the list is narrowed by. */
function exactCondition(platformId: bigint, fields: readonly OrderSearchField[], text: string): RawBuilder<boolean> {
  if (fields.includes('groupIdentifier'))
    return sql`orders.customer_id = (select id from customers where platform_id = ${platformId} and lower(identifier) = lower(${text}) limit 1)`;
  if (fields.includes('accountIdentifier'))
    return sql`orders.account_id = (select id from accounts where platform_id = ${platformId} and lower(identifier) = lower(${text}) limit 1)`;
  const ofOrders = fields.flatMap((field) => orderCondition(field, text) ?? []);
  const ofLines = fields.flatMap((field) => lineCondition(field, text) ?? []);
  // `offset 0` makes the database find the few first, whatever it believes of their number.
  const parts = [
    ...ofOrders.map((is) => sql`(select id from orders where platform_id = ${platformId} and ${is} offset 0)`),
    ...ofLines.map(
      (is) => sql`(select order_id from order_lines where platform_id = ${platformId} and ${is} offset 0)`,
    ),
  ];
  return parts.length === 0 ? NOTHING : sql`orders.id in (${sql.join(parts, sql` union all `)})`;
}

function orderCondition(field: OrderSearchField, text: string): RawBuilder<boolean> | null {
  switch (field) {
    case 'referenceOrderId':
      return sql`reference_order_id = ${text.toUpperCase()}`;
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

function lineCondition(field: OrderSearchField, text: string): RawBuilder<boolean> | null {
  if (field === 'externalReferenceId') return sql`lower(external_reference_id) = lower(${text})`;
  if (field === 'phone') return sql`mobile_number = ${parsePhoneNumberFromString(text, 'US')?.number ?? text}`;
  return null;
}

/** Which lines of an order a search found; null where it looks for no line. */
export function matchingLine(search: OrderSearch): RawBuilder<boolean> | null {
  const { keys, others } = fieldsOf(search);
  const ofLines = [
    ...keys.flatMap((key) => beginningCondition(key, search.text)),
    ...others.flatMap((field) => lineCondition(field, search.text) ?? []),
  ];
  return ofLines.length === 0 ? null : sql`(${sql.join(ofLines, sql` or `)})`;
}

/** A name is looked for in either order of its parts; senders are no lines' own. */
function beginningCondition(key: KeyField, text: string): RawBuilder<unknown>[] {
  const begins = (value: RawBuilder<string>) => sql`starts_with(fold_text(${value}), ${foldedBeginning(key, text)})`;
  if (key === 'recipientEmail') return [begins(sql`email`)];
  if (key === 'fromName') return [];
  return [begins(sql`concat_ws(' ', first_name, last_name)`), begins(sql`concat_ws(' ', last_name, first_name)`)];
}
