import type { Tx } from '../../db/client.ts';

/** Records the first view of a reward; false when it was viewed before. */
export async function markFirstViewed(tx: Tx, rewardId: bigint, at: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('rewards')
    .set({ first_viewed_at: at })
    .where('id', '=', rewardId)
    .where('first_viewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
