import type { RewardStatus } from '@portal/shared/domain/enumerations';
import { redeemedBase } from '@portal/shared/domain/money/redeemedBase';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { postJournals } from '../../../ledger/postJournal.ts';
import type { CardState } from '../../../providers/rewards/RewardProvider.ts';
import { lockOrder, readLineBase, rewardRedeemedJournals } from '../../orders/index.ts';
import { lockReward, readCardedReward, recordRedemption, setCardRevision } from './cardRepository.ts';

interface CardNews {
  readonly reward: TenantKey;
  /** As the issuer tells it; one that is older than what was applied before changes nothing. */
  readonly card: CardState;
  /** When it was spent, as the issuer tells it. */
  readonly happenedAt: Date;
  readonly now: Date;
}

/**
 * Applies what the issuer tells of a card: what was spent since the last time is taken from the reward, and booked as owed to
 * the issuer. Locks order and reward, in this order. Whether the card is frozen or void is left to whoever asked for that.
 */
export async function applyCard(tx: Tx, { reward, card, happenedAt, now }: CardNews): Promise<void> {
  const { platformId } = reward;
  const { order_line_id: lineId } = await readCardedReward(tx, reward);
  const { order_id, base_minor } = await readLineBase(tx, { platformId, id: lineId });
  const order = await lockOrder(tx, { platformId, id: order_id });
  const row = await lockReward(tx, reward);
  if (order === undefined || card.revision <= row.card_revision) return;
  await setCardRevision(tx, reward, card.revision);
  const amountMinor = row.remaining_minor - card.balanceMinor;
  if (amountMinor <= 0n) return;
  const redeemedBaseMinor = redeemedBase({
    baseMinor: base_minor,
    initialMinor: row.initial_minor,
    remainingMinor: card.balanceMinor,
  });
  const status: RewardStatus = card.balanceMinor === 0n ? 'REDEEMED' : 'PARTIALLY_REDEEMED';
  await recordRedemption(tx, reward, {
    revision: card.revision,
    amountMinor,
    remainingMinor: card.balanceMinor,
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
    details: { amountMinor: String(amountMinor), remainingMinor: String(card.balanceMinor) },
    at: now,
  });
}
