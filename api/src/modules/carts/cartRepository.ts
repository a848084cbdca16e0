import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { ShoppingCarts } from '../../db/schema.generated.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

/** Opens a cart; false when the user has an active one already and this would be a second. */
export async function insertCart(tx: Tx, cart: Insertable<ShoppingCarts>): Promise<boolean> {
  const row = await tx
    .insertInto('shopping_carts')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Names a cart. */
export interface CartKey {
  readonly platform_id: bigint;
  readonly id: string;
}

/** Updates a cart. */
export const updateCart = (tx: Tx, { platform_id, id }: CartKey, changes: Updateable<ShoppingCarts>) =>
  tx.updateTable('shopping_carts').set(changes).where('platform_id', '=', platform_id).where('id', '=', id).execute();

/** Increments the version, which makes earlier quotes stale. */
export const touchCart = (tx: Tx, { platform_id, id }: CartKey, at: Date) =>
  tx
    .updateTable('shopping_carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at }))
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();

/** Deletes carts of a platform with their lines; the rows stay for the quotes that name them. */
export async function deleteCarts(tx: Tx, platformId: bigint, cartIds: readonly string[], at: Date): Promise<void> {
  await tx
    .deleteFrom('cart_line_items')
    .where('platform_id', '=', platformId)
    .where('cart_id', 'in', [...cartIds])
    .execute();
  await tx
    .updateTable('shopping_carts')
    .set({ status: 'DELETED', updated_at: at })
    .where('platform_id', '=', platformId)
    .where('id', 'in', [...cartIds])
    .execute();
}

/** The user's abandoned open carts: untouched since `before`, or of an account that may no longer order. */
export async function listStaleCartIds(tx: Tx, user: SessionUser, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('shopping_carts')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'shopping_carts.platform_id')
        .onRef('accounts.id', '=', 'shopping_carts.account_id'),
    )
    .select('shopping_carts.id')
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
    .orderBy(sql`shopping_carts.id`)
    .forUpdate('shopping_carts')
    .execute();
  return rows.map((row) => row.id);
}
