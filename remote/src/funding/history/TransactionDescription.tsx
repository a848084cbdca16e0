import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useTranslation } from 'react-i18next';
import { useOrderLinks } from './useOrderLinks.ts';

interface TransactionDescriptionProps {
  readonly transaction: Pick<FundingTransaction, 'referenceOrderId' | 'description'>;
}

/** Purpose of a transaction: the order, as a link where its page exists, and the description. */
export function TransactionDescription({ transaction }: TransactionDescriptionProps) {
  const { t } = useTranslation('funding');
  const linkToOrder = useOrderLinks();
  const { referenceOrderId, description } = transaction;
  if (referenceOrderId === null) return <span>{description}</span>;
  const text = t('order', { reference: referenceOrderId });
  return linkToOrder === null ? <span>{text}</span> : <a {...linkToOrder(referenceOrderId)}>{text}</a>;
}
