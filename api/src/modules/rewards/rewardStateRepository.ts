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
  tx.updateTable('rewards').set(changes).where('platform_id', '=', platformId).where('id', '=', id);

/** The answer may come late: what was spent of the reward since then has ended its hold. */
const updateUnspent = (tx: Tx, reward: TenantKey, changes: Updateable<Rewards>) =>
  updateReward(tx, reward, changes).whereRef('remaining_minor', '=', 'initial_minor').execute();

/** Puts a reward on hold until that time, unless something was spent of it. */
export const freezeReward = (tx: Tx, reward: TenantKey, until: Date | null) =>
  updateUnspent(tx, reward, { status: 'FROZEN', frozen_until: until });

/** Lifts the hold of a reward, unless something was spent of it. */
export const unfreezeReward = (tx: Tx, reward: TenantKey) =>
  updateUnspent(tx, reward, { status: 'ACTIVE', frozen_until: null });

/** Ends a reward for good; it stays on its line. */
export const cancelReward = (tx: Tx, reward: TenantKey, at: Date) =>
  updateReward(tx, reward, { status: 'CANCELLED', frozen_until: null, cancelled_at: at }).execute();

/** Ends the reward of a line that failed after it was issued: the line has none any more. */
export const endReward = (tx: Tx, line: TenantKey) =>
  tx
    .updateTable('rewards')
    .set({ status: 'CANCELLED', frozen_until: null, is_live: false })
    .where('platform_id', '=', line.platformId)
    .where('order_line_id', '=', line.id)
    .where('is_live', '=', true)
    .execute();
