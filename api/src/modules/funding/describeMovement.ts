import { firstRecipientOf } from '@portal/shared/domain/ordering/recipientSummary';
import { toRewardSummary } from '@portal/shared/domain/ordering/rewardSummary';
import { fillText } from '../../texts/deliveryTexts.ts';
import type { fundingFileTexts } from '../../texts/fundingFileTexts.ts';
import type { MovementView } from './readerView.ts';
import { getBuyer } from './toTransaction.ts';

type PurposeTexts = Pick<ReturnType<typeof fundingFileTexts>, 'purposes' | 'formatCount'>;

/** Returns the purpose of a movement for its reader: the order, or the other account of a transfer, and the description. */
export function describeMovement(view: MovementView, texts: PurposeTexts): string | null {
  const { row, other } = view;
  const { toAccount, fromAccount } = texts.purposes;
  const account =
    other && fillText(row.amountMinor < 0n ? toAccount : fromAccount, { account: other.accountDisplayName });
  return [describeOrder(view, texts), account, row.description, getBuyer(view)].filter(Boolean).join(' · ') || null;
}

function describeOrder({ row: { order }, showsNames }: MovementView, { purposes, formatCount }: PurposeTexts) {
  if (order === null) return null;
  const { lineCount, recipientSummary } = order;
  const isNamed = showsNames && firstRecipientOf(recipientSummary, lineCount) !== '';
  const unnamed = lineCount === 1 ? purposes.reward : purposes.rewards;
  const named = order.rewardNames.length > 1 ? purposes.mixedToRecipient : purposes.toRecipient;
  return fillText(isNamed ? named : unnamed, {
    count: formatCount(lineCount),
    rewards: toRewardSummary(order.rewardNames),
    recipient: recipientSummary,
  });
}
