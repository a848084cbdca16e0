import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { Log } from '../../../logs/Log.ts';
import type { IssuedCardEvent, IssuedCardState, RewardProvider } from '../../../providers/rewards/RewardProvider.ts';
import { applyIssuedCard } from './applyIssuedCard.ts';
import { findRewardOfIssuedCard, readRewardRevision } from './issuedCardRepository.ts';

export interface IssuedCardEventDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: RewardProvider;
}

/**
 * Applies an event of a card once, however often and in whatever order events come: what is older than the reward is left,
 * and where one before it is missing, the card itself is fetched. Cards that are none of ours are left alone.
 */
export const createApplyIssuedCardEvent = ({ db, clock, log, provider }: IssuedCardEventDeps) => {
  const goOnWith =
    (issuedCard: IssuedCardState, reward: TenantKey) =>
    (err: unknown): IssuedCardState => {
      const line = {
        event: 'card.notRead',
        platformId: String(reward.platformId),
        rewardId: String(reward.id),
      } as const;
      log.warn({ ...line, err }, 'A card was not read; what its event tells is applied');
      return issuedCard;
    };
  return async (event: IssuedCardEvent): Promise<void> => {
    const { cardId, revision } = event.card;
    const reward = await findRewardOfIssuedCard(db, cardId);
    if (reward === undefined) return;
    const { card_revision: last } = await readRewardRevision(db, reward);
    if (revision <= last) return;
    // An event tells all of its card: without the issuer it does, and those that are missing will follow.
    const issuedCard =
      revision === last + 1 ? event.card : await provider.balance(cardId).catch(goOnWith(event.card, reward));
    await withTransaction(db, (tx) =>
      applyIssuedCard(tx, { reward, issuedCard, happenedAt: event.at, now: clock.now() }),
    );
  };
};

export type ApplyIssuedCardEvent = ReturnType<typeof createApplyIssuedCardEvent>;
