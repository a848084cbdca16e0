import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { fullName } from '@portal/shared/domain/people/fullName';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { UsedTemplate } from '../templates/index.ts';
import type { CartKey } from './cartRepository.ts';
import { PREPARED } from '../../db/preparingPool.ts';

const views = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('shopping_carts')
    .modifyFront(PREPARED)
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'shopping_carts.platform_id')
        .onRef('accounts.id', '=', 'shopping_carts.account_id'),
    )
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'shopping_carts.platform_id')
        .onRef('customers.id', '=', 'shopping_carts.customer_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'shopping_carts.platform_id')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'shopping_carts.platform_id')
        .onRef('users.id', '=', 'shopping_carts.user_id'),
    )
    .selectAll('shopping_carts')
    .select((eb) => [
      'accounts.identifier as account_identifier',
      'accounts.currency_code as account_currency',
      'accounts.status as account_status',
      'accounts.active as account_active',
      'accounts.bulk_orders_disabled',
      'customers.identifier as customer_identifier',
      'platforms.identity_hash as platform_hash',
      'platforms.feature_treatments',
      'platforms.requires_line_notes',
      'platforms.requires_order_notes',
      'platforms.requires_purchase_order_number',
      'platforms.has_allowlist',
      'users.identity_hash as user_hash',
      eb.fn
        .coalesce(
          eb
            .selectFrom('orders')
            .select('reference_order_id')
            .whereRef('orders.platform_id', '=', 'shopping_carts.platform_id')
            .whereRef('orders.cart_id', '=', 'shopping_carts.id'),
          // A cart whose external reference has already been ordered is closed by that order.
          eb
            .selectFrom('orders')
            .select('reference_order_id')
            .where('shopping_carts.status', '=', 'PLACED')
            .whereRef('orders.platform_id', '=', 'shopping_carts.platform_id')
            .whereRef('orders.account_id', '=', 'shopping_carts.account_id')
            .whereRef('orders.external_reference_id', '=', 'shopping_carts.external_reference_id'),
        )
        .as('reference_order_id'),
      // Good rows of uploads that a job has yet to add.
      eb.fn
        .coalesce(
          eb
            .selectFrom('uploads')
            .select(sql<number>`sum(row_count - wrong_count - added_count)::int`.as('rows'))
            .whereRef('uploads.platform_id', '=', 'shopping_carts.platform_id')
            .whereRef('uploads.cart_id', '=', 'shopping_carts.id')
            .where('uploads.state', '=', 'ADDING'),
          sql<number>`0`,
        )
        .as('pending_line_count'),
    ])
    .select(isAccountVisible(user).as('is_account_visible'))
    .where('shopping_carts.user_id', '=', user.id)
    .where('shopping_carts.platform_id', '=', user.platformId)
    .where('shopping_carts.status', '<>', 'DELETED');

/** A cart with data of its account, group and platform. */
export type CartView = NonNullable<Awaited<ReturnType<typeof findCartView>>>;

/** Returns a cart of the user; another user's, another platform's or a deleted one is not found. */
export const findCartView = (executor: Executor, user: SessionUser, cartId: string) =>
  views(executor, user).where('shopping_carts.id', '=', cartId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockCartView = (tx: Tx, user: SessionUser, cartId: string): Promise<CartView | undefined> =>
  views(tx, user).where('shopping_carts.id', '=', cartId).forUpdate('shopping_carts').executeTakeFirst();

/** Returns the identifiers of those carts of the user whose order was placed. */
export async function listPlacedCarts(
  executor: Executor,
  user: SessionUser,
  cartIds: readonly string[],
): Promise<readonly string[]> {
  const ids = cartIds.filter(isUuid);
  if (ids.length === 0) return [];
  const rows = await executor
    .selectFrom('shopping_carts')
    .select('id')
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('status', '=', 'PLACED')
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the lines that a cart has and those that are on their way to it at one time. */
export async function countFilling(executor: Executor, { platform_id, id }: CartKey) {
  const { rows } = await sql<{ lines: number; pending: number; unadded: number }>`
    select unadded_line_count as unadded,
      (select count(*) from cart_line_items where platform_id = ${platform_id} and cart_id = ${id}::uuid)::int as lines,
      coalesce((select sum(row_count - wrong_count - added_count) from uploads
        where platform_id = ${platform_id} and cart_id = ${id}::uuid and state = 'ADDING'), 0)::int as pending
    from shopping_carts where platform_id = ${platform_id} and id = ${id}::uuid`.execute(executor);
  return rows[0] ?? { lines: 0, pending: 0, unadded: 0 };
}

/** Returns the user's one active cart, also while its card is being charged. */
export const findActiveCartView = (executor: Executor, user: SessionUser): Promise<CartView | undefined> =>
  views(executor, user)
    .where('shopping_carts.status', 'in', ['OPEN', 'PAYING'])
    .where('shopping_carts.order_source', '=', 'CART')
    .executeTakeFirst();

/** Returns the user's abandoned open carts, locked: untouched since `before`, or of an account that may no longer order. */
export const listStaleCarts = (tx: Tx, user: SessionUser, before: Date) =>
  tx
    .selectFrom('shopping_carts')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'shopping_carts.platform_id')
        .onRef('accounts.id', '=', 'shopping_carts.account_id'),
    )
    .select((eb) => [
      'shopping_carts.id',
      'shopping_carts.order_source',
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_name',
      eb.not(isAccountVisible(user)).$castTo<boolean>().as('is_hidden'),
      eb('shopping_carts.updated_at', '<', before).$castTo<boolean>().as('is_untouched'),
      sql<number>`(select count(*)::int from cart_line_items
        where cart_line_items.platform_id = shopping_carts.platform_id and cart_line_items.cart_id = shopping_carts.id)`.as(
        'line_count',
      ),
    ])
    .where('shopping_carts.platform_id', '=', user.platformId)
    .where('shopping_carts.user_id', '=', user.id)
    .where('shopping_carts.status', '=', 'OPEN')
    .where((eb) =>
      eb.or([
        eb('shopping_carts.updated_at', '<', before),
        eb('accounts.status', 'not in', ['ACTIVE', 'FROZEN']),
        eb('accounts.active', '=', false),
        eb.not(isAccountVisible(user)),
      ]),
    )
    .orderBy('shopping_carts.updated_at', 'desc')
    .orderBy('shopping_carts.id')
    .forUpdate('shopping_carts')
    .execute();

export type StaleCart = Awaited<ReturnType<typeof listStaleCarts>>[number];

/** The open carts that name a template and were changed since then, by whom they belong to; only one's own can be opened. */
export async function listCartsOfTemplate(
  executor: Executor,
  { platformId, readerId, column, identifier, since, limit }: UsedTemplate,
): Promise<TemplateUses> {
  const rows = await executor
    .selectFrom('shopping_carts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'shopping_carts.platform_id')
        .onRef('users.id', '=', 'shopping_carts.user_id'),
    )
    .select(['users.first_name', 'users.last_name', 'shopping_carts.id', 'shopping_carts.user_id'])
    .where('shopping_carts.platform_id', '=', platformId)
    .where('shopping_carts.status', '=', 'OPEN')
    .where('shopping_carts.updated_at', '>', since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cart_line_items')
          .select('cart_line_items.id')
          .whereRef('cart_line_items.platform_id', '=', 'shopping_carts.platform_id')
          .whereRef('cart_line_items.cart_id', '=', 'shopping_carts.id')
          .where(`cart_line_items.${column}`, '=', identifier),
      ),
    )
    .orderBy('shopping_carts.updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ first_name, last_name, id, user_id }) => ({
    kind: 'CART',
    name: fullName(first_name, last_name),
    reference: user_id === readerId ? id : null,
  }));
}
