import type { FundingTransactionDetail } from '@portal/shared/contract/funding';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { messageText } from '../../i18n/messageText.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { Disclosure } from '../../ui/page/Disclosure.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { ReceiptButton } from '../documents/ReceiptButton.tsx';
import { TransactionDescription } from './TransactionDescription.tsx';
import { transactionStatus } from './transactionStatus.tsx';

interface TransactionDetailProps {
  readonly transaction: FundingTransactionDetail;
}

/** Everything about a transaction: what it was for, who caused it, where the money went, the balance for those who may see it. */
export function TransactionDetail({ transaction }: TransactionDetailProps) {
  const { t, i18n } = useTranslation('funding');
  const { amount, currencyCode, status, i18nKey } = transaction;
  return (
    <>
      <DetailHead
        amount={<Money amount={amount} currencyCode={currencyCode} />}
        status={transactionStatus(t, status)}
        reference={{ value: transaction.accountTransactionID, name: t('copy.transactionId') }}
        actions={<ReceiptButton transaction={transaction} />}
      >
        <TransactionDescription transaction={transaction} />
        {i18nKey !== null && <p>{messageText(i18n, { key: i18nKey })}</p>}
      </DetailHead>
      <TransactionFacts transaction={transaction} />
      <Disclosure title={t('fact.name')}>
        <FactList
          facts={[
            { label: t('column.accountName'), value: transaction.accountDisplayName },
            { label: t('column.accountNumber'), value: transaction.accountID },
            {
              label: t('fact.identifier'),
              value: <CopyableId value={transaction.accountIdentifier} name={t('copy.identifier')} />,
            },
          ]}
        />
      </Disclosure>
    </>
  );
}

function TransactionFacts({ transaction }: TransactionDetailProps) {
  const { t } = useTranslation('funding');
  const locale = useLocale();
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const { amount, fee, total, balanceAfter, currencyCode, referenceOrderId, counterpart, expectedBy } = transaction;
  const facts = [
    { label: t('column.time'), value: <ExactTime at={transaction.createdAt} /> },
    { label: t('fact.createdBy'), value: transaction.createdBy },
    { label: t('fact.expected'), value: expectedBy && formatCalendarDay(expectedBy, locale) },
    // Without an order it stands above.
    { label: t('column.description'), value: referenceOrderId && transaction.description },
    {
      label: amount < 0 ? t('fact.to') : t('fact.from'),
      value: counterpart && `${counterpart.accountDisplayName} (${counterpart.accountIdentifier})`,
    },
    { label: t('fact.fee'), value: fee !== null && <Money amount={fee} currencyCode={currencyCode} /> },
    { label: t('fact.total'), value: total !== null && <Money amount={total} currencyCode={currencyCode} /> },
    {
      label: t('column.balanceAfter'),
      value: seesBalance && balanceAfter !== null && <Money amount={balanceAfter} currencyCode={currencyCode} />,
    },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== false)} />;
}
