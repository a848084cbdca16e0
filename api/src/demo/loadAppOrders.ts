import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { WrittenOrder } from './loadOrders.ts';

/** Says of orders by which grant an app placed them, and of the grants when they were last used. */
export async function loadAppOrders(tx: Tx, orders: readonly WrittenOrder[]): Promise<void> {
  for (const { platformId, id, userId, plan } of orders.filter((order) => order.plan.isByApp)) {
    const grant = await tx
      .updateTable('oauth_grants')
      .set({ last_used_at: sql<Date>`greatest(last_used_at, ${plan.createdAt})` })
      .where('platform_id', '=', platformId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('orders')
      .set({ oauth_grant_id: grant.id })
      .where('platform_id', '=', platformId)
      .where('id', '=', id)
      .execute();
  }
}
