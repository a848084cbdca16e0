import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { ShoppingCarts } from '../../db/schema.generated.ts';

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

/** Deletes open carts that nobody has touched, with their lines; the rows stay for the quotes that name them. */
export const deleteForgottenCarts = (db: Db, now: Date) =>
  sql`with forgotten as (
      update shopping_carts set status = 'DELETED', updated_at = ${now}
      where status = 'OPEN' and updated_at < ${new Date(now.getTime() - SERVER_SETTINGS.carts.keptMs)}
      returning platform_id, id
    )
    delete from cart_line_items using forgotten
    where cart_line_items.platform_id = forgotten.platform_id and cart_line_items.cart_id = forgotten.id ${EVERY_TENANT}`.execute(
    db,
  );
