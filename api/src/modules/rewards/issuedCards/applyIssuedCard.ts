import type { RewardStatus } from '@portal/shared/domain/enumerations';
import { redeemedBase } from '@portal/shared/domain/money/redeemedBase';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { postJournals } from '../../../ledger/postJournal.ts';
import type { IssuedCardState } from '../../../providers/rewards/RewardProvider.ts';
import { lockOrder, readLineBase, rewardRedeemedJournals } from '../../orders/index.ts';
import { lockReward, readRewardRevision, recordRedemption, setCardRevision } from './issuedCardRepository.ts';

interface IssuedCardUpdate {
  readonly reward: TenantKey;
  /** As the issuer tells it; one that is older than what was applied before changes nothing. */
  readonly issuedCard: IssuedCardState;
  /** When it was spent, as the issuer tells it. */
  readonly happenedAt: Date;
  readonly now: Date;
}

/**
 * Applies what the issuer tells of a card: what was spent since the last time is taken from the reward, and booked as owed to
 * the issuer. Locks order and reward, in this order. Whether the card is frozen or void is left to whoever asked for that.
 */
export async function applyIssuedCard(
  tx: Tx,
  { reward, issuedCard, happenedAt, now }: IssuedCardUpdate,
): Promise<void> {
  const { platformId } = reward;
  const { order_line_id: lineId } = await readRewardRevision(tx, reward);
  const { order_id, base_minor } = await readLineBase(tx, { platformId, id: lineId });
  const order = await lockOrder(tx, { platformId, id: order_id });
  const row = await lockReward(tx, reward);
  if (order === undefined || issuedCard.revision <= row.card_revision) return;
  await setCardRevision(tx, reward, issuedCard.revision);
  const amountMinor = row.remaining_minor - issuedCard.balanceMinor;
  if (amountMinor <= 0n) return;
  const redeemedBaseMinor = redeemedBase({
    baseMinor: base_minor,
    initialMinor: row.initial_minor,
    remainingMinor: issuedCard.balanceMinor,
  });
  const status: RewardStatus = issuedCard.balanceMinor === 0n ? 'REDEEMED' : 'PARTIALLY_REDEEMED';
  await recordRedemption(tx, reward, {
    revision: issuedCard.revision,
    amountMinor,
    remainingMinor: issuedCard.balanceMinor,
    redeemedBaseMinor,
    status,
    at: happenedAt > now ? now : happenedAt,
  });
  const money = { orderId: order.id, currencyCode: order.currency_code, at: now };
  await postJournals(tx, platformId, rewardRedeemedJournals(money, redeemedBaseMinor - row.redeemed_base_minor));
  await writeAudit(tx, {
    platformId,
    actorUserId: null,
    action: 'reward.redeemed',
    entityType: 'orderLine',
    entityId: String(lineId),
    details: { amountMinor: String(amountMinor), remainingMinor: String(issuedCard.balanceMinor) },
    at: now,
  });
}
