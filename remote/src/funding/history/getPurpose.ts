import type { FundingTransaction } from '@portal/shared/contract/funding';
import { toOrderPurpose } from '@portal/shared/domain/funding/orderPurpose';
import type { TFunction } from 'i18next';

type OrderPart = NonNullable<FundingTransaction['order']>;

/** A refund may be for a part of the order whose rewards are counted, so that the order is named first. */
const REFUNDS: readonly string[] = ['ORDER_REFUND', 'REWARD_REFUND', 'SHIPMENT_REFUND'];

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

function describeOrder(t: TFunction<'funding'>, { totalLineItems: lineCount, ...order }: OrderPart): string {
  const { form, count, rewards, recipient } = toOrderPurpose({ lineCount, ...order });
  if (form === 'rewards') return t('purpose.rewards', { count, rewards });
  const values = { total: count, rewards, recipient };
  return form === 'toRecipient' ? t('purpose.toRecipient', values) : t('purpose.mixedToRecipient', values);
}
