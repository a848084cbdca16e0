import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { TFunction } from 'i18next';
import type { useOrderLinks } from './useOrderLinks.ts';

interface TransactionDescriptionProps {
  readonly transaction: FundingTransaction;
  readonly t: TFunction<'funding'>;
  readonly linkToOrder: ReturnType<typeof useOrderLinks>;
}

/** Purpose of a transaction: the order, as a link where its page exists, and the description. */
export function TransactionDescription({ transaction, t, linkToOrder }: TransactionDescriptionProps) {
  const { referenceOrderId, description } = transaction;
  if (referenceOrderId === null) return <>{description}</>;
  const text = t('order', { reference: referenceOrderId });
  return linkToOrder === null ? <>{text}</> : <a {...linkToOrder(referenceOrderId)}>{text}</a>;
}
