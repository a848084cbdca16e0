import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { TFunction } from 'i18next';
import type { useOrderLinks } from './useOrderLinks.ts';

interface TransactionDescriptionProps {
  readonly transaction: FundingTransaction;
  readonly t: TFunction<'funding'>;
  readonly linkToOrder: ReturnType<typeof useOrderLinks>;
}

/** What a movement was for: the order, as a link where there is its page, and the text that came with it. */
export function TransactionDescription({ transaction, t, linkToOrder }: TransactionDescriptionProps) {
  const { referenceOrderId, description } = transaction;
  if (referenceOrderId === null) return <>{description}</>;
  const text = t('order', { reference: referenceOrderId });
  return linkToOrder === null ? <>{text}</> : <a {...linkToOrder(referenceOrderId)}>{text}</a>;
}
