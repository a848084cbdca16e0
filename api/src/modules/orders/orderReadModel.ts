import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { isAccountVisible } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import { orderConditions, type OrderFilter } from './orderSearch.ts';

/** Which rows of a list: `direction` of the time of placing. */
export interface OrderWindow {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const joined = (executor: Executor) =>
  executor
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select([
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_display_name',
      'accounts.account_number',
      'customers.identifier as customer_identifier',
      'customers.display_name as customer_display_name',
      sql<string>`users.first_name || ' ' || users.last_name`.as('created_by'),
    ]);

/** An order with the names of its account, group and sender. */
export type OrderView = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** One page of orders. Ids are cut first, so that skipped rows are never joined. */
export async function listOrders(
  executor: Executor,
  filter: OrderFilter,
  { direction, limit, offset }: OrderWindow,
): Promise<OrderView[]> {
  const page = executor
    .selectFrom('orders')
    .select('orders.id')
    .where(orderConditions(filter))
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .limit(limit)
    .offset(offset);
  return joined(executor)
    .where('orders.id', 'in', page)
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .execute();
}

/** How many orders there are, counted no further than `cap`. */
export async function countOrders(executor: Executor, filter: OrderFilter, cap: number): Promise<number> {
  const counted = executor
    .selectFrom('orders')
    .select(sql<number>`1`.as('one'))
    .where(orderConditions(filter))
    .limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An order by its reference: of the user's own, or with `everyone` of any account that the user sees. */
export const findOrder = (executor: Executor, user: SessionUser, everyone: boolean, reference: string) =>
  joined(executor)
    .where('orders.reference_order_id', '=', reference)
    .where('orders.platform_id', '=', user.platformId)
    .where((eb) =>
      everyone
        ? eb.or([isAccountVisible(user), eb('orders.user_id', '=', user.id)])
        : eb('orders.user_id', '=', user.id),
    )
    .executeTakeFirst();

/** The accounts that the user sees, or null for every account of the platform. */
export async function listVisibleAccountIds(executor: Executor, user: SessionUser): Promise<bigint[] | null> {
  if (user.access.organization || user.emulationPlatformId !== null) return null;
  const rows = await executor.selectFrom('accounts').select('accounts.id').where(isAccountVisible(user)).execute();
  return rows.map((row) => row.id);
}

/** True for an account, by row id, that the user sees. */
export async function isVisibleAccount(executor: Executor, user: SessionUser, accountId: bigint): Promise<boolean> {
  const row = await executor
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.id', '=', accountId)
    .where(isAccountVisible(user))
    .executeTakeFirst();
  return row !== undefined;
}

/** Tracking numbers and the number of physical cards of an order. */
export async function findShipments(
  executor: Executor,
  orderId: bigint,
): Promise<{ trackingNumbers: string[]; cardQuantity: number }> {
  const row = await executor
    .selectFrom('order_lines')
    .select([
      sql<string[]>`coalesce(array_agg(distinct tracking_number) filter (where tracking_number is not null), '{}')`.as(
        'trackingNumbers',
      ),
      sql<number>`coalesce(sum(quantity) filter (where delivery_method in ('MAILED', 'BULK_PHYSICAL')), 0)::int`.as(
        'cardQuantity',
      ),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row;
}
