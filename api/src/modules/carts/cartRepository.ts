import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { ShoppingCarts } from '../../db/schema.generated.ts';
import { isAccountVisible } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';

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

/** Updates a cart. */
export const updateCart = (tx: Tx, cartId: string, changes: Updateable<ShoppingCarts>) =>
  tx.updateTable('shopping_carts').set(changes).where('id', '=', cartId).execute();

/** Increments the version, which makes earlier quotes stale. */
export const touchCart = (tx: Tx, cartId: string, at: Date) =>
  tx
    .updateTable('shopping_carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', cartId)
    .execute();

/** Deletes a cart with its lines; the row stays for the quotes that name it. */
export async function deleteCarts(tx: Tx, cartIds: readonly string[], at: Date): Promise<void> {
  if (cartIds.length === 0) return;
  await tx
    .deleteFrom('cart_line_items')
    .where('cart_id', 'in', [...cartIds])
    .execute();
  await tx
    .updateTable('shopping_carts')
    .set({ status: 'DELETED', updated_at: at })
    .where('id', 'in', [...cartIds])
    .execute();
}

/** The user's abandoned open carts: untouched since `before`, or of an account that may no longer order. */
export async function listStaleCartIds(tx: Tx, user: SessionUser, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('shopping_carts')
    .innerJoin('accounts', 'accounts.id', 'shopping_carts.account_id')
    .select('shopping_carts.id')
    .where('shopping_carts.user_id', '=', user.id)
    .where('shopping_carts.status', '=', 'OPEN')
    .where((eb) =>
      eb.or([
        eb('shopping_carts.updated_at', '<', before),
        eb('shopping_carts.platform_id', '<>', user.platformId),
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
