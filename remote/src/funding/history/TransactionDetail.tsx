import type { FundingTransactionDetail } from '@portal/shared/contract/funding';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { messageText } from '../../i18n/messageText.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { writtenDay } from '../../ui/time/formatTime.ts';
import { TransactionDescription } from './TransactionDescription.tsx';

/** Everything about a transaction: what it was for, who caused it, where the money went, the balance for those who may see it. */
export function TransactionDetail({ transaction }: { readonly transaction: FundingTransactionDetail }) {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const { amount, fee, total, balanceAfter, currencyCode, referenceOrderId, description, counterpart, expectedBy } =
    transaction;
  const facts = [
    { label: t('column.type'), value: enumerationWord(i18n, 'transaction', transaction.accountTransactionType.code) },
    { label: t('column.amount'), value: <Money amount={amount} currencyCode={currencyCode} /> },
    { label: t('fact.fee'), value: fee !== null && <Money amount={fee} currencyCode={currencyCode} /> },
    { label: t('fact.total'), value: total !== null && <Money amount={total} currencyCode={currencyCode} /> },
    { label: t('column.time'), value: <ExactTime at={transaction.createdAt} /> },
    { label: t('column.status'), value: t(`status.${transaction.status}`) },
    { label: t('fact.reason'), value: transaction.i18nKey !== null && messageText(i18n, { key: transaction.i18nKey }) },
    { label: t('fact.expected'), value: expectedBy !== null && writtenDay(expectedBy, locale) },
    { label: t('fact.createdBy'), value: transaction.createdBy },
    {
      label: t('fact.order'),
      value: referenceOrderId !== null && (
        <TransactionDescription transaction={{ referenceOrderId, description: null }} />
      ),
    },
    { label: t('column.description'), value: description },
    {
      label: amount < 0 ? t('fact.to') : t('fact.from'),
      value: counterpart && `${counterpart.accountDisplayName} (${counterpart.accountIdentifier})`,
    },
    ...(seesBalance && balanceAfter !== null
      ? [{ label: t('column.balanceAfter'), value: <Money amount={balanceAfter} currencyCode={currencyCode} /> }]
      : []),
    {
      label: t('column.transactionId'),
      value: <CopyableId value={transaction.accountTransactionID} name={t('copy.transactionId')} />,
    },
    { label: t('column.accountName'), value: transaction.accountDisplayName },
    { label: t('column.accountNumber'), value: transaction.accountID },
    {
      label: t('fact.identifier'),
      value: <CopyableId value={transaction.accountIdentifier} name={t('copy.identifier')} />,
    },
  ].filter(({ value }) => value !== false);
  return <FactList facts={facts} />;
}
