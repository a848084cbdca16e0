import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { ShoppingCarts } from '../../db/schema.generated.ts';
import { UNANSWERED } from '../../db/preparingPool.ts';

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

/** Returns a cart as a job sees it, locked until the transaction ends. */
export const lockCartOfJob = (tx: Tx, { platform_id, id }: CartKey): Promise<Selectable<ShoppingCarts> | undefined> =>
  tx
    .selectFrom('shopping_carts')
    .selectAll()
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Updates a cart. */
export const updateCart = (tx: Tx, { platform_id, id }: CartKey, changes: Updateable<ShoppingCarts>) =>
  tx
    .updateTable('shopping_carts')
    .modifyEnd(UNANSWERED)
    .set(changes)
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();

/** Increments the version, which makes earlier quotes stale. */
export const touchCart = (tx: Tx, { platform_id, id }: CartKey, at: Date) =>
  tx
    .updateTable('shopping_carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at }))
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();

/** Deletes carts of a platform, whose lines are deleted; the rows stay for the quotes that name them. */
export async function markDeleted(tx: Tx, platformId: bigint, cartIds: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('shopping_carts')
    .set({ status: 'DELETED', updated_at: at })
    .where('platform_id', '=', platformId)
    .where('id', 'in', [...cartIds])
    .execute();
}

/** Marks open carts that nobody has touched as deleted, and returns them; the rows stay for the quotes that name them. */
export const markForgottenCarts = (tx: Tx, now: Date): Promise<CartKey[]> =>
  tx
    .updateTable('shopping_carts')
    .modifyEnd(EVERY_TENANT)
    .set({ status: 'DELETED', updated_at: now })
    .where('status', '=', 'OPEN')
    .where('updated_at', '<', new Date(now.getTime() - SERVER_SETTINGS.carts.keptMs))
    .returning(['platform_id', 'id'])
    .execute();
