import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { RewardActions } from '../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';

export type ActionRow = Selectable<RewardActions>;

/** Writes an action that waits for the issuer; undefined when another one on the reward does. */
export const insertAction = (tx: Tx, action: Insertable<RewardActions>): Promise<ActionRow | undefined> =>
  tx
    .insertInto('reward_actions')
    .values(action)
    .onConflict((conflict) => conflict.columns(['platform_id', 'reward_id']).where('state', '=', 'OPEN').doNothing())
    .returningAll()
    .executeTakeFirst();

const openActions = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('reward_actions')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('state', '=', 'OPEN');

/** Returns an action that waits for the issuer; undefined once it was answered. */
export const findOpenAction = (db: Db, action: TenantKey): Promise<ActionRow | undefined> =>
  openActions(db, action).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockOpenAction = (tx: Tx, action: TenantKey): Promise<ActionRow | undefined> =>
  openActions(tx, action).forUpdate().executeTakeFirst();

/** Notes that the issuer is about to be asked: from then on it may have decided. */
export const markAsked = (db: Db, { platformId, id }: TenantKey, at: Date) =>
  sql`update reward_actions set asked_at = ${at} where platform_id = ${platformId} and id = ${id} and asked_at is null`.execute(
    db,
  );

interface Settlement {
  readonly refusal: string | null;
  readonly newOrderId: bigint | null;
  readonly at: Date;
}

/** Notes the issuer's answer. */
export const settleAction = (tx: Tx, { platformId, id }: TenantKey, { refusal, newOrderId, at }: Settlement) =>
  tx
    .updateTable('reward_actions')
    .set({
      state: refusal === null ? 'DONE' : 'REFUSED',
      refusal,
      new_order_id: newOrderId,
      settled_at: at,
    })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Returns the actions of all organisations that wait for the issuer and have no waiting job: their process died. */
export async function unfinishedActions(db: Db): Promise<TenantKey[]> {
  const rows = await db
    .selectFrom('reward_actions')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where('state', '=', 'OPEN')
    .where((eb) => eb.not(waitsInQueue('reward-action', 'rewardActionId', 'reward_actions.id')))
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}
