import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useTranslation } from 'react-i18next';
import { getPurpose } from './getPurpose.ts';
import { useOrderLinks } from './useOrderLinks.ts';

interface TransactionDescriptionProps {
  readonly transaction: FundingTransaction;
}

/** Purpose of a transaction, and its order as a link where the page exists. */
export function TransactionDescription({ transaction }: TransactionDescriptionProps) {
  const { t } = useTranslation('funding');
  const linkToOrder = useOrderLinks();
  const { referenceOrderId } = transaction;
  const purpose = getPurpose(t, transaction);
  if (referenceOrderId === null) return <p>{purpose}</p>;
  const text = t('order', { reference: referenceOrderId });
  return (
    <>
      {purpose !== '' && <p>{purpose}</p>}
      <p>{linkToOrder === null ? text : <a {...linkToOrder(referenceOrderId)}>{text}</a>}</p>
    </>
  );
}
