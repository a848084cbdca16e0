import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { Log } from '../../../logs/Log.ts';
import type { CardEvent, CardState, RewardProvider } from '../../../providers/rewards/RewardProvider.ts';
import { applyCard } from './applyCard.ts';
import { findRewardOfCard, readCardedReward } from './cardRepository.ts';

export interface CardEventDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: RewardProvider;
}

/**
 * Applies an event of a card once, however often and in whatever order events come: what is older than the reward is left,
 * and where one before it is missing, the card itself is fetched. Cards that are none of ours are left alone.
 */
export const createApplyCardEvent = ({ db, clock, log, provider }: CardEventDeps) => {
  const goOnWith =
    (card: CardState, reward: TenantKey) =>
    (err: unknown): CardState => {
      const line = {
        event: 'card.notRead',
        platformId: String(reward.platformId),
        rewardId: String(reward.id),
      } as const;
      log.warn({ ...line, err }, 'A card was not read; what its event tells is applied');
      return card;
    };
  return async (event: CardEvent): Promise<void> => {
    const { cardId, revision } = event.card;
    const reward = await findRewardOfCard(db, cardId);
    if (reward === undefined) return;
    const { card_revision: last } = await readCardedReward(db, reward);
    if (revision <= last) return;
    // An event tells all of its card: without the issuer it does, and those that are missing will follow.
    const card =
      revision === last + 1 ? event.card : await provider.balance(cardId).catch(goOnWith(event.card, reward));
    await withTransaction(db, (tx) => applyCard(tx, { reward, card, happenedAt: event.at, now: clock.now() }));
  };
};

export type ApplyCardEvent = ReturnType<typeof createApplyCardEvent>;
