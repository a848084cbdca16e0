import { toOrderPurpose } from '@portal/shared/domain/funding/orderPurpose';
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
  const { form, count, ...named } = toOrderPurpose({
    ...order,
    recipientSummary: showsNames ? order.recipientSummary : null,
  });
  const text = form === 'rewards' && count === 1 ? purposes.reward : purposes[form];
  return fillText(text, { count: formatCount(count), ...named });
}
