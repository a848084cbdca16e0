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

/** Names are searched in the narrow table that is kept for it, under the same column names; all else in the orders. */
export const searchedTable = ({ search }: OrderFilter): 'order_search' | 'orders' =>
  search?.by === 'toName' || search?.by === 'fromName' ? 'order_search' : 'orders';

/** The conditions of a filter on its `searchedTable` by the name `orders`; each shape has its index. */
export function orderConditions(filter: OrderFilter): RawBuilder<boolean> {
  const { platformId, userId, accountIds, status, since, before, search } = filter;
  // Accounts and users are of one platform; without the third condition their indexes alone answer.
  const isNarrower = userId !== undefined || accountIds !== undefined;
  const conditions: RawBuilder<boolean>[] = isNarrower ? [] : [sql`orders.platform_id = ${platformId}`];
  if (userId !== undefined) conditions.push(sql`orders.user_id = ${userId}`);
  if (accountIds?.length === 1) conditions.push(sql`orders.account_id = ${accountIds[0]}`);
  else if (accountIds) conditions.push(sql`orders.account_id = any(${accountIds}::bigint[])`);
  if (status) conditions.push(sql`orders.status = ${status}`);
  if (since) conditions.push(sql`orders.created_at >= ${since}`);
  if (before) conditions.push(sql`orders.created_at < ${before}`);
  if (search) conditions.push(searchCondition(platformId, search.by, search.text));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Each key finds by its whole value without case, names by their beginning too (H1). */
function searchCondition(platformId: bigint, by: OrderSearchField, text: string): RawBuilder<boolean> {
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
    case 'toName':
      return nameBegins('t', platformId, text);
    case 'fromName':
      return nameBegins('f', platformId, text);
  }
}

/** `offset 0` makes the database find the few lines first, whatever it believes of their number. */
const ofFewLines = (platformId: bigint, condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`orders.id in (select order_id from order_lines where platform_id = ${platformId} and ${condition} offset 0)`;

/** The text as a lexeme that stands for whatever begins with it; quotes and backslashes are doubled. */
const nameBegins = (side: 't' | 'f', platformId: bigint, text: string): RawBuilder<boolean> =>
  sql`orders.names @@ lower(${`'${side}${String(platformId)} ${text.replaceAll(/['\\]/g, '$&$&')}':*`})::tsquery`;
