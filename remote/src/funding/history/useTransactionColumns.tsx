import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { dayOf } from '../../ui/time/formatTime.ts';
import { signedAmount } from './signedAmount.ts';

const LONGEST_ID = 16;
const SHOWN_OF_ID = 8;

/** The columns of the transactions; the rest of what is known of one stands in its detail. */
export function useTransactionColumns(): readonly Column<FundingTransaction>[] {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t('column.date'),
        width: '120px',
        sortable: true,
        cell: (row) => dayOf(new Date(row.createdAt), locale),
      },
      {
        id: 'type',
        header: t('column.type'),
        width: 'minmax(136px, 1.4fr)',
        cell: (row) => enumerationWord(i18n, 'transaction', row.accountTransactionType.code),
      },
      {
        id: 'transactionId',
        header: t('column.transactionId'),
        width: '104px',
        isExtra: true,
        cell: ({ accountTransactionID: id }) => <span className="pr-transactions__id">{shortened(id)}</span>,
      },
      {
        id: 'amount',
        header: t('column.amount'),
        width: 'minmax(136px, 1fr)',
        align: 'right',
        cell: (row) => <span className="pr-money">{signedAmount(row.amount, row.currencyCode, locale)}</span>,
      },
      { id: 'currency', header: t('column.currency'), width: '80px', cell: (row) => row.currencyCode },
      {
        id: 'accountNumber',
        header: t('column.accountNumber'),
        width: '104px',
        isExtra: true,
        cell: (row) => row.accountID,
      },
      {
        id: 'accountName',
        header: t('column.accountName'),
        width: 'minmax(104px, 1.4fr)',
        isExtra: true,
        cell: (row) => row.accountDisplayName,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: '136px',
        cell: ({ status }) => (
          <StatusChip
            label={t(`status.${status}`)}
            tone={status === 'POSTED' ? 'success' : 'pending'}
            help={t(`statusHelp.${status}`)}
          />
        ),
      },
    ],
    [t, i18n, locale],
  );
}

/** The start of a long identifier; the detail shows all of it. */
const shortened = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, SHOWN_OF_ID)}…` : id);
