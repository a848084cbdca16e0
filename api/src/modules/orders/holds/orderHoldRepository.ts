import type { HoldDecision, HoldReason } from '@portal/shared/domain/ordering/orderHold';
import { sql, type Selectable } from 'kysely';
import type { Db, Executor, Tx } from '../../../db/client.ts';
import { EVERY_TENANT } from '../../../db/everyTenant.ts';
import type { OrderHolds } from '../../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../../db/TenantKey.ts';
import { waitsInQueue } from '../../../jobs/waitsInQueue.ts';

export type HoldRow = Selectable<OrderHolds>;

/** Writes that an order is held. */
export const insertHold = (tx: Tx, { platformId, id }: TenantKey, reason: HoldReason, at: Date): Promise<HoldRow> =>
  tx
    .insertInto('order_holds')
    .values({ platform_id: platformId, order_id: id, reason, held_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the last hold of an order, decided or not; undefined for one that was never held. */
export const findLastHold = (executor: Executor, { platformId, id }: TenantKey): Promise<HoldRow | undefined> =>
  executor
    .selectFrom('order_holds')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A decision about a hold. `by`: of the staff; null where the payment gateway has decided. */
export interface DecidedHold {
  readonly decision: HoldDecision;
  readonly reason: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Writes the decision about the open hold of an order; undefined when it has none. */
export const decideHold = (
  tx: Tx,
  { platformId, id }: TenantKey,
  { decision, reason, by, at }: DecidedHold,
): Promise<HoldRow | undefined> =>
  tx
    .updateTable('order_holds')
    .set((eb) => ({
      decision,
      decision_reason: reason,
      decided_by: by,
      decided_at: at,
      version: eb('version', '+', 1),
    }))
    .where('platform_id', '=', platformId)
    .where('order_id', '=', id)
    .where('decision', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Returns orders of a platform that are held for a reason, who has waited longest first. */
export async function listHeldOrders(
  executor: Executor,
  platformId: bigint,
  reason: HoldReason,
  limit: number,
): Promise<TenantKey[]> {
  const rows = await executor
    .selectFrom('order_holds')
    .select(['platform_id', 'order_id as id'])
    .where('platform_id', '=', platformId)
    .where('reason', '=', reason)
    .where('decision', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(keyOf);
}

/** Returns the platforms with orders that are held for a reason and no job that looks at them. */
export async function listHoldingPlatforms(db: Db, reason: HoldReason): Promise<bigint[]> {
  const rows = await db
    .selectFrom('order_holds')
    .modifyFront(EVERY_TENANT)
    .select('platform_id')
    .distinct()
    .where('reason', '=', reason)
    .where('decision', 'is', null)
    .where((eb) => eb.not(waitsInQueue('settle-held-orders', 'platformId', 'order_holds.platform_id')))
    .execute();
  return rows.map(({ platform_id }) => platform_id);
}

/** Returns the refused orders whose money is not returned yet, without a job for it. */
export async function listRefusedOrders(db: Db): Promise<TenantKey[]> {
  const rows = await db
    .selectFrom('orders')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('state', '=', 'ON_HOLD')
    .where(
      sql<boolean>`(select decision from order_holds where order_holds.platform_id = orders.platform_id
        and order_holds.order_id = orders.id order by order_holds.id desc limit 1) = 'REFUSE'`,
    )
    .where((eb) => eb.not(waitsInQueue('give-up-order', 'orderId', 'orders.id')))
    .execute();
  return rows.map(keyOf);
}
