import type { Executor, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

/** The reward of a card; undefined for a card that is none of ours. */
export async function findRewardOfIssuedCard(executor: Executor, cardId: string): Promise<TenantKey | undefined> {
  const row = await executor
    .selectFrom('reward_cards')
    .select(['platform_id', 'reward_id'])
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return row === undefined ? undefined : { platformId: row.platform_id, id: row.reward_id };
}

/** The issuer's id of a reward's card; undefined for a reward from before rewards were cards. */
export async function findIssuedCardId(executor: Executor, { platformId, id }: TenantKey): Promise<string | undefined> {
  const row = await executor
    .selectFrom('reward_cards')
    .select('card_id')
    .where('platform_id', '=', platformId)
    .where('reward_id', '=', id)
    .executeTakeFirst();
  return row?.card_id;
}

/** The line and the revision of a reward, as it stands at the moment. */
export const readRewardRevision = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('rewards')
    .select(['order_line_id', 'card_revision'])
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Locks a reward until the transaction ends; its order is locked before. */
export const lockReward = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .selectFrom('rewards')
    .select(['status', 'initial_minor', 'remaining_minor', 'redeemed_base_minor', 'card_revision'])
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const setCardRevision = (tx: Tx, { platformId, id }: TenantKey, revision: number) =>
  tx
    .updateTable('rewards')
    .set({ card_revision: revision })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

export interface Redemption {
  readonly revision: number;
  readonly amountMinor: bigint;
  readonly remainingMinor: bigint;
  readonly redeemedBaseMinor: bigint;
  readonly status: string;
  readonly at: Date;
}

/** Records what was spent of a reward, with what is left of it. */
export async function recordRedemption(tx: Tx, { platformId, id }: TenantKey, redemption: Redemption): Promise<void> {
  const { revision, amountMinor, remainingMinor, redeemedBaseMinor, status, at } = redemption;
  await tx
    .insertInto('reward_redemptions')
    .values({
      platform_id: platformId,
      reward_id: id,
      revision,
      amount_minor: amountMinor,
      remaining_minor: remainingMinor,
      redeemed_at: at,
    })
    .execute();
  await tx
    .updateTable('rewards')
    .set({ remaining_minor: remainingMinor, redeemed_base_minor: redeemedBaseMinor, status })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();
}

/** How far the events of an issuer were read; null: none of them was. */
export async function readCursor(executor: Executor, feed: string): Promise<string | null> {
  const row = await executor.selectFrom('reward_feeds').select('cursor').where('feed', '=', feed).executeTakeFirst();
  return row?.cursor ?? null;
}

/** Notes how far events were read; false when another process has noted something else meanwhile. */
export async function moveCursor(executor: Executor, feed: string, from: string | null, to: string): Promise<boolean> {
  const moved =
    from === null
      ? await executor
          .insertInto('reward_feeds')
          .values({ feed, cursor: to })
          .onConflict((conflict) => conflict.doNothing())
          .returning('feed')
          .executeTakeFirst()
      : await executor
          .updateTable('reward_feeds')
          .set({ cursor: to })
          .where('feed', '=', feed)
          .where('cursor', '=', from)
          .returning('feed')
          .executeTakeFirst();
  return moved !== undefined;
}
