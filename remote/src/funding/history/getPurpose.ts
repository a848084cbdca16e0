import type { FundingTransaction } from '@portal/shared/contract/funding';
import { firstRecipientOf } from '@portal/shared/domain/ordering/recipientSummary';
import { toRewardSummary } from '@portal/shared/domain/ordering/rewardSummary';
import type { TFunction } from 'i18next';

type OrderPart = NonNullable<FundingTransaction['order']>;

/** A refund may be for a part of the order whose rewards are counted, so that the order is named first. */
const REFUNDS: readonly string[] = ['ORDER_REFUND', 'REWARD_REFUND'];

/** Returns for whom or where to a transaction was: "3 × Harbour Books to Zoé Müller +2 · Maya Lindqvist"; '' for nothing. */
export function getPurpose(t: TFunction<'funding'>, transaction: FundingTransaction): string {
  const { order, counterpart, amount, description, referenceOrderId } = transaction;
  const isRefund = REFUNDS.includes(transaction.accountTransactionType.code);
  const account = counterpart && { account: counterpart.accountDisplayName };
  return [
    isRefund && referenceOrderId && t('order', { reference: referenceOrderId }),
    order && describeOrder(t, order),
    account && (amount < 0 ? t('purpose.toAccount', account) : t('purpose.fromAccount', account)),
    description,
    order?.createdBy,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeOrder(t: TFunction<'funding'>, order: OrderPart): string {
  const { totalLineItems: count, recipientSummary } = order;
  const rewards = toRewardSummary(order.rewardNames);
  if (recipientSummary === null || firstRecipientOf(recipientSummary, count) === '')
    return t('purpose.rewards', { count, rewards });
  const values = { total: count, rewards, recipient: recipientSummary };
  return order.rewardNames.length > 1 ? t('purpose.mixedToRecipient', values) : t('purpose.toRecipient', values);
}
