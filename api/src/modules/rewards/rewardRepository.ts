import type { Tx } from '../../db/client.ts';

/** Writes down the first look at a reward; false when it was looked at before. */
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
