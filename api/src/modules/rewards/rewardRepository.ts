import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { insertAll } from '../../db/insertAll.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';

export interface NewReward {
  readonly lineId: bigint;
  /** The issuer's id of the card. */
  readonly cardId: string;
  readonly cardRevision: number;
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
    card_revision: reward.cardRevision,
  }));
  const inserted = await insertAll(tx, 'rewards', rows, ['id', 'order_line_id']);
  const ids = new Map(inserted.map((row) => [row.order_line_id, row.id]));
  const tokens = rewards.flatMap(({ lineId, tokenHash }) => {
    const reward_id = ids.get(lineId);
    return reward_id === undefined ? [] : [{ token_hash: tokenHash, platform_id: platformId, reward_id }];
  });
  await insertAll(tx, 'reward_tokens', tokens, ['reward_id']);
  const cards = rewards.flatMap(({ lineId, cardId }) => {
    const reward_id = ids.get(lineId);
    return reward_id === undefined ? [] : [{ card_id: cardId, platform_id: platformId, reward_id }];
  });
  await insertAll(tx, 'reward_cards', cards, ['reward_id']);
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

/** Records that somebody looked at the codes of a line's reward. */
export const insertCredentialView = (tx: Tx, { platformId, id }: TenantKey, userId: bigint, at: Date) =>
  tx
    .insertInto('credential_views')
    .values({ platform_id: platformId, order_line_id: id, user_id: userId, created_at: at })
    .execute();

/** Returns the row id of a line's live reward. */
export async function findLiveRewardId(tx: Tx, line: TenantKey): Promise<bigint> {
  const { id } = await tx
    .selectFrom('rewards')
    .select('id')
    .where('platform_id', '=', line.platformId)
    .where('order_line_id', '=', line.id)
    .where('is_live', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a line's live reward; undefined for a line that has none. */
export async function findLiveReward(executor: Executor, line: TenantKey): Promise<TenantKey | undefined> {
  const row = await executor
    .selectFrom('rewards')
    .select(['platform_id', 'id'])
    .where('platform_id', '=', line.platformId)
    .where('order_line_id', '=', line.id)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return row && keyOf(row);
}

/** Returns when the first of the rewards of lines ends; null when none does. */
export async function firstRewardEnd(tx: Tx, platformId: bigint, lineIds: readonly bigint[]): Promise<Date | null> {
  const row = await tx
    .selectFrom('rewards')
    .select((eb) => eb.fn.min('expires_at').as('end'))
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`order_line_id = any(${lineIds}::bigint[])`)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return row?.end ?? null;
}

/** Gives a reward another link; the links before it lead nowhere from now on. */
export async function replaceToken(
  tx: Tx,
  { platformId, id }: TenantKey,
  token: { readonly hash: string; readonly sealed: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('reward_tokens')
    .set({ moved_at: at })
    .where('platform_id', '=', platformId)
    .where('reward_id', '=', id)
    .where('moved_at', 'is', null)
    .execute();
  await tx
    .insertInto('reward_tokens')
    .values({ token_hash: token.hash, platform_id: platformId, reward_id: id })
    .execute();
  await tx
    .updateTable('rewards')
    .set({ token_encrypted: token.sealed })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();
}
