import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { sumsByCurrency } from '../../ui/money/sumsByCurrency.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { formatDay } from '../../ui/time/formatTime.ts';
import { formatSignedMoney } from './formatSignedMoney.ts';
import { transactionChip } from './transactionChip.tsx';

/** Nothing was added, so that their amounts have no sign and are in no sum. */
const FAILED: readonly string[] = ['DECLINED', 'RETURNED', 'CANCELLED'];

const LONGEST_ID = 16;
const SHOWN_OF_ID = 8;

/**
 * The columns of the transactions: what for, how much and whether it is booked; the identifier comes last. The rest of what
 * is known of one stands in its detail. `getPath` must be stable between renders.
 */
export function useTransactionColumns(
  getPath: (row: FundingTransaction) => string,
  scope: 'account' | 'all',
): readonly Column<FundingTransaction>[] {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const linkTo = useRowLinks();
  const copyLabel = i18n.t('copyNamed', { name: t('copy.transactionId') });
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('column.description'),
        width: 'minmax(176px, 2.4fr)',
        cell: (row) => (
          <span className="pr-transactions__what">
            <a {...linkTo(getPath(row))} className="pr-table__target">
              {getEnumerationLabel(i18n, 'transaction', row.accountTransactionType.code)}
            </a>
            <span>
              {row.referenceOrderId === null ? row.description : t('order', { reference: row.referenceOrderId })}
            </span>
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        width: 'minmax(136px, 1fr)',
        align: 'right',
        isFigure: true,
        cell: ({ amount, currencyCode, status }) => {
          const text = formatSignedMoney(amount, currencyCode, locale);
          return <span className="pr-money">{FAILED.includes(status) ? text.replace('+', '') : text}</span>;
        },
        sum: (rows) =>
          sumsByCurrency(rows.filter(({ status }) => !FAILED.includes(status))).map(({ amount, currencyCode }) => (
            <span key={currencyCode} className="pr-money">
              {formatSignedMoney(amount, currencyCode, locale)}
            </span>
          )),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: '128px',
        cell: ({ status }) => transactionChip(t, status),
      },
      {
        id: 'createdAt',
        header: t('column.date'),
        width: '120px',
        sortable: true,
        cell: ({ createdAt }) => (
          <span className="pr-transactions__whole">{formatDay(new Date(createdAt), locale)}</span>
        ),
      },
      {
        id: 'accountName',
        header: t('column.accountName'),
        width: 'minmax(104px, 1.2fr)',
        optional: scope === 'all' ? 'shown' : 'hidden',
        cell: (row) => row.accountDisplayName,
      },
      ...(seesBalance
        ? [
            {
              id: 'balanceAfter',
              header: t('column.balanceAfter'),
              width: 'minmax(128px, 1fr)',
              optional: 'shown' as const,
              align: 'right' as const,
              cell: (row: FundingTransaction) => (
                <Money amount={row.balanceAfter} currencyCode={row.currencyCode} variant="table" />
              ),
            },
          ]
        : []),
      {
        id: 'accountNumber',
        header: t('column.accountNumber'),
        width: '116px',
        optional: 'hidden',
        cell: (row) => row.accountID,
      },
      {
        id: 'identifier',
        header: t('fact.identifier'),
        width: '112px',
        optional: 'hidden',
        cell: (row) => <span className="pr-transactions__whole">{row.accountIdentifier}</span>,
      },
      {
        id: 'transactionId',
        header: t('column.transactionId'),
        width: '124px',
        optional: 'shown',
        cell: ({ accountTransactionID: id }) => (
          <CopyableCell value={id} label={copyLabel}>
            <span className="pr-transactions__id">{shortened(id)}</span>
          </CopyableCell>
        ),
      },
    ],
    [t, i18n, locale, copyLabel, seesBalance, scope, linkTo, getPath],
  );
}

/** The start of a long identifier; the detail shows all of it. */
const shortened = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, SHOWN_OF_ID)}…` : id);
