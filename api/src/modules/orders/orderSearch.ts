import type { OrderSearchField } from '@portal/shared/contract/orders';
import type { OrderStatus } from '@portal/shared/domain/enumerations';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sql, type RawBuilder } from 'kysely';

/** What a list of orders is narrowed to; only what is present counts. Ids are row ids, times UTC. */
export interface OrderFilter {
  readonly platformId: bigint;
  /** Only orders placed by this user (C4). */
  readonly userId?: bigint;
  readonly accountIds?: readonly bigint[];
  readonly status?: OrderStatus;
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  readonly search?: { readonly by: OrderSearchField; readonly text: string };
}

const NOTHING = sql<boolean>`false`;

interface Found {
  readonly id: bigint;
}

/** Orders are listed by the time of placing. */
export type Direction = 'asc' | 'desc';

/** The row ids of the orders that the filter leaves, in the list's order, no more than `cap`; each shape has its index. */
export function foundIds(filter: OrderFilter, direction: Direction, cap: number): RawBuilder<Found> {
  const { search } = filter;
  const end = sql`order by ${sql.raw(`orders.created_at ${direction}, orders.id ${direction}`)} limit ${cap}`;
  const found = (table: 'orders' | 'order_search', searched: RawBuilder<boolean> | undefined): RawBuilder<Found> =>
    sql`select orders.id, orders.created_at from ${sql.table(table)} as orders where ${conditions(filter, searched)} ${end}`;
  if (search?.by !== 'toName' && search?.by !== 'fromName')
    return found('orders', search && searchCondition(filter.platformId, search.by, search.text));
  // The names of the largest orders stand in a column of their own.
  const query = namesThatBegin(search.by, filter.platformId, search.text);
  const few = found('order_search', sql`orders.names @@ ${query}`);
  const many = found('order_search', sql`orders.many_names @@ ${query}`);
  return sql`select orders.id from ((${few}) union all (${many})) as orders ${end}`;
}

function conditions(filter: OrderFilter, searched: RawBuilder<boolean> | undefined): RawBuilder<boolean> {
  const { platformId, userId, accountIds, status, since, before } = filter;
  // Accounts and users are of one platform; without the third condition their indexes alone answer.
  const isNarrower = userId !== undefined || accountIds !== undefined;
  const all: RawBuilder<boolean>[] = isNarrower ? [] : [sql`orders.platform_id = ${platformId}`];
  if (userId !== undefined) all.push(sql`orders.user_id = ${userId}`);
  if (accountIds?.length === 1) all.push(sql`orders.account_id = ${accountIds[0]}`);
  else if (accountIds) all.push(sql`orders.account_id = any(${accountIds}::bigint[])`);
  if (status) all.push(sql`orders.status = ${status}`);
  if (since) all.push(sql`orders.created_at >= ${since}`);
  if (before) all.push(sql`orders.created_at < ${before}`);
  if (searched) all.push(searched);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

type NameField = Extract<OrderSearchField, 'toName' | 'fromName'>;

/** Each key finds by its whole value without case (H1). */
function searchCondition(
  platformId: bigint,
  by: Exclude<OrderSearchField, NameField>,
  text: string,
): RawBuilder<boolean> {
  switch (by) {
    case 'referenceOrderId':
      return sql`orders.reference_order_id = ${text.toUpperCase()}`;
    case 'orderId':
      return /^\d{1,18}$/.test(text) ? sql`orders.id = ${BigInt(text)}` : NOTHING;
    case 'groupIdentifier':
      return sql`orders.customer_id = (select id from customers where platform_id = ${platformId} and lower(identifier) = lower(${text}) limit 1)`;
    case 'accountIdentifier':
      return sql`orders.account_id = (select id from accounts where platform_id = ${platformId} and lower(identifier) = lower(${text}) limit 1)`;
    case 'externalReferenceId':
      return sql`orders.id in (
        select id from orders where platform_id = ${platformId} and lower(external_reference_id) = lower(${text})
        union all
        (select order_id from order_lines where platform_id = ${platformId} and lower(external_reference_id) = lower(${text}) offset 0))`;
    case 'recipientEmail':
      return ofFewLines(platformId, sql`lower(email) = lower(${text})`);
    case 'phone':
      return ofFewLines(platformId, sql`mobile_number = ${parsePhoneNumberFromString(text, 'US')?.number ?? text}`);
    case 'purchaseOrderNumber':
      return sql`(orders.platform_id = ${platformId} and lower(orders.purchase_order_number) = lower(${text}))`;
  }
}

/** `offset 0` makes the database find the few lines first, whatever it believes of their number. */
const ofFewLines = (platformId: bigint, condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`orders.id in (select order_id from order_lines where platform_id = ${platformId} and ${condition} offset 0)`;

/** Names that begin with the text (H1): a lexeme that stands for whatever begins with it; quotes and backslashes are doubled. */
const namesThatBegin = (by: NameField, platformId: bigint, text: string): RawBuilder<unknown> =>
  sql`lower(${`'${by === 'toName' ? 't' : 'f'}${String(platformId)} ${text.replaceAll(/['\\]/g, '$&$&')}':*`})::tsquery`;
