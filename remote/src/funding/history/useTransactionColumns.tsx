import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { signedAmount } from './signedAmount.ts';
import { TransactionDescription } from './TransactionDescription.tsx';
import { useOrderLinks } from './useOrderLinks.ts';

const LONGEST_ID = 16;
const SHOWN_OF_ID = 8;

/** The columns of the transactions, with the balance after each for users who may see it. */
export function useTransactionColumns(): readonly Column<FundingTransaction>[] {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const linkToOrder = useOrderLinks();
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  return useMemo(() => {
    const copyLabel = i18n.t('copyNamed', { name: t('copy.transactionId') });
    const balance: Column<FundingTransaction> = {
      id: 'balanceAfter',
      header: t('column.balanceAfter'),
      align: 'right',
      cell: (row) => <Money variant="table" amount={row.balanceAfter} currencyCode={row.currencyCode} />,
    };
    return [
      { id: 'createdAt', header: t('column.date'), sortable: true, cell: (row) => <RelativeTime at={row.createdAt} /> },
      {
        id: 'type',
        header: t('column.type'),
        cell: (row) => (
          <span className="pr-transactions__text">
            {enumerationWord(i18n, 'transaction', row.accountTransactionType.code)}
          </span>
        ),
      },
      {
        id: 'transactionId',
        header: t('column.transactionId'),
        cell: (row) => <TransactionId id={row.accountTransactionID} label={copyLabel} />,
      },
      {
        id: 'description',
        header: t('column.description'),
        cell: (row) => (
          <span className="pr-transactions__text">
            <TransactionDescription transaction={row} t={t} linkToOrder={linkToOrder} />
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'right',
        cell: (row) => <span className="pr-money">{signedAmount(row.amount, row.currencyCode, locale)}</span>,
      },
      ...(seesBalance ? [balance] : []),
      { id: 'currency', header: t('column.currency'), cell: (row) => row.currencyCode },
      { id: 'accountNumber', header: t('column.accountNumber'), cell: (row) => row.accountID },
      {
        id: 'accountName',
        header: t('column.accountName'),
        cell: (row) => <span className="pr-transactions__text">{row.accountDisplayName}</span>,
      },
      {
        id: 'status',
        header: t('column.status'),
        cell: ({ status }) => (
          <StatusChip
            label={t(`status.${status}`)}
            tone={status === 'POSTED' ? 'success' : 'pending'}
            help={t(`statusHelp.${status}`)}
          />
        ),
      },
    ];
  }, [t, i18n, locale, seesBalance, linkToOrder]);
}

/** The start of a long identifier; the button copies all of it. */
const TransactionId = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <CopyableCell value={id} label={label}>
    <span title={id}>{id.length > LONGEST_ID ? `${id.slice(0, SHOWN_OF_ID)}…` : id}</span>
  </CopyableCell>
);
