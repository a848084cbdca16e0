import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Records the first view of a reward; false when it was viewed before. */
export async function markFirstViewed(tx: Tx, { platformId, id }: TenantKey, at: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('rewards')
    .set({ first_viewed_at: at })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('first_viewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
