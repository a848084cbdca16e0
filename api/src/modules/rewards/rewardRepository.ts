import type { Tx } from '../../db/client.ts';
import { insertAll } from '../../db/insertAll.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

export interface NewReward {
  readonly lineId: bigint;
  readonly tokenHash: string;
  readonly tokenEncrypted: string;
  readonly credentialsEncrypted: string;
  readonly currencyCode: string;
  readonly valueMinor: bigint;
  readonly expiresAt: Date | null;
}

/** Adds rewards; the unique index of live rewards refuses a second one for a line. Returns the rewards' ids by line. */
export async function insertRewards(
  tx: Tx,
  platformId: bigint,
  rewards: readonly NewReward[],
  at: Date,
): Promise<Map<bigint, bigint>> {
  const rows = rewards.map((reward) => ({
    platform_id: platformId,
    order_line_id: reward.lineId,
    token_encrypted: reward.tokenEncrypted,
    credentials_encrypted: reward.credentialsEncrypted,
    currency_code: reward.currencyCode,
    initial_minor: reward.valueMinor,
    remaining_minor: reward.valueMinor,
    issued_at: at,
    expires_at: reward.expiresAt,
  }));
  const inserted = await insertAll(tx, 'rewards', rows, ['id', 'order_line_id']);
  const ids = new Map(inserted.map((row) => [row.order_line_id, row.id]));
  const tokens = rewards.flatMap(({ lineId, tokenHash }) => {
    const reward_id = ids.get(lineId);
    return reward_id === undefined ? [] : [{ token_hash: tokenHash, platform_id: platformId, reward_id }];
  });
  await insertAll(tx, 'reward_tokens', tokens, ['reward_id']);
  return ids;
}

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
