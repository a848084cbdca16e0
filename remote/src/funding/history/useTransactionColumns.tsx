import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Money } from '../../ui/money/Money.tsx';
import { sumsByCurrency } from '../../ui/money/sumsByCurrency.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { dayOf } from '../../ui/time/formatTime.ts';
import { signedAmount } from './signedAmount.ts';
import { TransactionDescription } from './TransactionDescription.tsx';
import { transactionChip } from './transactionChip.tsx';

/** Nothing was added, so that their amounts have no sign and are in no sum. */
const FAILED: readonly string[] = ['DECLINED', 'RETURNED', 'CANCELLED'];

const LONGEST_ID = 16;
const SHOWN_OF_ID = 8;

/**
 * The columns of the transactions; the rest of what is known of one stands in its detail. `pathOf` must be stable between
 * renders.
 */
export function useTransactionColumns(
  pathOf: (row: FundingTransaction) => string,
): readonly Column<FundingTransaction>[] {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t('column.date'),
        width: '128px',
        sortable: true,
        cell: (row) => (
          <a {...linkTo(pathOf(row))} className="pr-transactions__whole pr-table__target">
            {dayOf(new Date(row.createdAt), locale)}
            <span className="pr-hidden-text">
              {`, ${enumerationWord(i18n, 'transaction', row.accountTransactionType.code)}`}
            </span>
          </a>
        ),
      },
      {
        id: 'type',
        header: t('column.type'),
        width: 'minmax(144px, 1.4fr)',
        cell: (row) => enumerationWord(i18n, 'transaction', row.accountTransactionType.code),
      },
      {
        id: 'transactionId',
        header: t('column.transactionId'),
        width: '104px',
        optional: 'shown',
        cell: ({ accountTransactionID: id }) => <span className="pr-transactions__whole">{shortened(id)}</span>,
      },
      {
        id: 'amount',
        header: t('column.amount'),
        width: 'minmax(112px, 1fr)',
        align: 'right',
        cell: ({ amount, currencyCode, status }) => {
          const text = signedAmount(amount, currencyCode, locale);
          return <span className="pr-money">{FAILED.includes(status) ? text.replace('+', '') : text}</span>;
        },
        sum: (rows) =>
          sumsByCurrency(rows.filter(({ status }) => !FAILED.includes(status))).map(({ amount, currencyCode }) => (
            <span key={currencyCode} className="pr-money">
              {`${signedAmount(amount, currencyCode, locale)} ${currencyCode}`}
            </span>
          )),
      },
      { id: 'currency', header: t('column.currency'), width: '80px', cell: (row) => row.currencyCode },
      {
        id: 'accountNumber',
        header: t('column.accountNumber'),
        width: '116px',
        optional: 'shown',
        cell: (row) => row.accountID,
      },
      {
        id: 'accountName',
        header: t('column.accountName'),
        width: 'minmax(104px, 1.4fr)',
        optional: 'shown',
        cell: (row) => row.accountDisplayName,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: '136px',
        cell: ({ status }) => transactionChip(t, status),
      },
      {
        id: 'description',
        header: t('column.description'),
        width: 'minmax(208px, 1.6fr)',
        optional: 'hidden',
        cell: (row) => <TransactionDescription transaction={row} />,
      },
      ...(seesBalance
        ? [
            {
              id: 'balanceAfter',
              header: t('column.balanceAfter'),
              width: 'minmax(112px, 1fr)',
              optional: 'hidden' as const,
              align: 'right' as const,
              cell: (row: FundingTransaction) => (
                <Money amount={row.balanceAfter} currencyCode={row.currencyCode} variant="table" />
              ),
            },
          ]
        : []),
      {
        id: 'identifier',
        header: t('fact.identifier'),
        width: '112px',
        optional: 'hidden',
        cell: (row) => <span className="pr-transactions__whole">{row.accountIdentifier}</span>,
      },
    ],
    [t, i18n, locale, seesBalance, linkTo, pathOf],
  );
}

/** The start of a long identifier; the detail shows all of it. */
const shortened = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, SHOWN_OF_ID)}…` : id);
