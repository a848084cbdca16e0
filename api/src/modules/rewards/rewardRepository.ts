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

/** Records that somebody looked at the codes of a line's reward. */
export const insertCredentialView = (tx: Tx, { platformId, id }: TenantKey, userId: bigint, at: Date) =>
  tx
    .insertInto('credential_views')
    .values({ platform_id: platformId, order_line_id: id, user_id: userId, created_at: at })
    .execute();
