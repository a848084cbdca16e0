import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { TransactionDescription } from './TransactionDescription.tsx';

/** What a transaction was for, the balance after it for users who may see that, and its identifiers. */
export function TransactionDetail({ transaction }: { readonly transaction: FundingTransaction }) {
  const { t } = useTranslation('funding');
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const { createdAt, balanceAfter, currencyCode, accountTransactionID } = transaction;
  const facts = [
    { label: t('column.time'), value: <ExactTime at={createdAt} /> },
    { label: t('column.description'), value: <TransactionDescription transaction={transaction} /> },
    ...(seesBalance
      ? [{ label: t('column.balanceAfter'), value: <Money amount={balanceAfter} currencyCode={currencyCode} /> }]
      : []),
    {
      label: t('column.transactionId'),
      value: <CopyableId value={accountTransactionID} name={t('copy.transactionId')} />,
    },
    { label: t('column.accountName'), value: transaction.accountDisplayName },
    { label: t('column.accountNumber'), value: transaction.accountID },
    {
      label: t('fact.identifier'),
      value: <CopyableId value={transaction.accountIdentifier} name={t('copy.identifier')} />,
    },
  ];
  return <FactList facts={facts} />;
}
