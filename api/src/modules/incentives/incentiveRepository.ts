import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Incentives } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** An incentive as it is stored. */
export type StoredIncentive = Selectable<Incentives>;

export const insertIncentive = (tx: Tx, incentive: Insertable<Incentives>) =>
  tx.insertInto('incentives').values(incentive).execute();

/** Returns an incentive that nobody changes, and no completion counts on, until the transaction ends. */
export const lockIncentive = (tx: Tx, { platformId, id }: TenantKey): Promise<StoredIncentive> =>
  tx
    .selectFrom('incentives')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Changes an incentive that is locked. */
export const updateIncentive = (tx: Tx, { platform_id, id }: StoredIncentive, changes: Updateable<Incentives>) =>
  tx.updateTable('incentives').set(changes).where('platform_id', '=', platform_id).where('id', '=', id).execute();

/** Returns the number of an organisation's incentives. */
export async function countAllIncentives(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('incentives')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', '=', platformId)
    .executeTakeFirstOrThrow();
  return count;
}
