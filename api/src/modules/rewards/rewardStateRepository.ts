import type { Updateable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { Rewards } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Locks a reward until the transaction ends, after its order: whoever changes its state or its value does. */
export const lockReward = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .selectFrom('rewards')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

const updateReward = (tx: Tx, { platformId, id }: TenantKey, changes: Updateable<Rewards>) =>
  tx.updateTable('rewards').set(changes).where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Puts a reward on hold until that time. */
export const freezeReward = (tx: Tx, reward: TenantKey, until: Date | null) =>
  updateReward(tx, reward, { status: 'FROZEN', frozen_until: until });

/** Lifts the hold of a reward, of which nothing was spent. */
export const unfreezeReward = (tx: Tx, reward: TenantKey) =>
  updateReward(tx, reward, { status: 'ACTIVE', frozen_until: null });

/** Ends a reward for good; it stays on its line. */
export const cancelReward = (tx: Tx, reward: TenantKey, at: Date) =>
  updateReward(tx, reward, { status: 'CANCELLED', frozen_until: null, cancelled_at: at });
