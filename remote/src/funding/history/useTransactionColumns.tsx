import type { FundingTransaction } from '@portal/shared/contract/funding';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { sumsByCurrency } from '../../ui/money/sumsByCurrency.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { formatDay, formatShortDay } from '../../ui/time/formatTime.ts';
import { formatSignedMoney } from './formatSignedMoney.ts';
import { getPurpose } from './getPurpose.ts';
import { getTypeName } from './getTypeName.ts';
import { namesUtc, toLedgerDay, type DayZone } from './ledgerDays.ts';
import { transactionStatus } from './transactionStatus.tsx';
import type { TransactionsFilter } from './useTransactionsQuery.ts';

type TransactionColumn = Column<FundingTransaction>;

/** Nothing was added, so that their amounts have no sign and are in no sum. */
const FAILED: readonly string[] = ['DECLINED', 'RETURNED', 'CANCELLED'];

const LONGEST_ID = 16;
const SHOWN_OF_ID = 8;

/**
 * The columns of the transactions: date, type, identifier, amount, currency, account and status. On a card the type stands
 * with its purpose and the amount with the day. `getPath` must be stable between renders.
 */
export function useTransactionColumns(
  getPath: (row: FundingTransaction) => string,
  scope: TransactionsFilter['scope'],
  dayZone: DayZone,
): readonly TransactionColumn[] {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const linkTo = useRowLinks();
  const accountColumns = useAccountColumns(scope);
  const copyLabel = i18n.t('copyNamed', { name: t('copy.transactionId') });
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t(namesUtc(dayZone) ? 'column.dateUtc' : 'column.date'),
        // "2026年11月28日" is the longest.
        width: '132px',
        sortable: true,
        isRowOnly: true,
        cell: (row) => <span className="pr-transactions__whole">{formatDay(toLedgerDay(row, dayZone), locale)}</span>,
      },
      {
        id: 'type',
        header: t('column.type'),
        // At 1,280 px there is room for the name of an account only with several, for its number with none.
        width: 'minmax(208px, 2.4fr)',
        isTitle: true,
        cell: (row, isCard) => (
          <span className="pr-transactions__what">
            <span className="pr-transactions__type">
              <a {...linkTo(getPath(row))} className="pr-table__target">
                {getTypeName(i18n, row.accountTransactionType)}
              </a>
              {isCard && row.status !== 'POSTED' && transactionStatus(t, row.status)}
            </span>
            <span className="pr-transactions__purpose">
              {[isCard && scope !== 'account' && row.accountDisplayName, getPurpose(t, row)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        ),
      },
      {
        id: 'transactionId',
        header: t('column.transactionId'),
        width: '120px',
        optional: 'shown',
        isRowOnly: true,
        cell: ({ accountTransactionID: id }) => (
          <CopyableCell value={id} label={copyLabel}>
            <span className="pr-transactions__id">{shortened(id)}</span>
          </CopyableCell>
        ),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        width: 'minmax(116px, 0.2fr)',
        align: 'right',
        isFigure: true,
        cell: (row, isCard) => (
          <span className="pr-transactions__figure">
            <span className="pr-money">{toAmount(row, locale, isCard)}</span>
            {isCard && (
              <span className="pr-transactions__day">{formatShortDay(toLedgerDay(row, dayZone), locale)}</span>
            )}
          </span>
        ),
        sum: (rows) => sumsByCurrency(getSummed(rows)).map((sum) => <Sum key={sum.currencyCode} {...sum} />),
      },
      {
        id: 'currency',
        header: t('column.currency'),
        width: '72px',
        isRowOnly: true,
        cell: ({ currencyCode }) => currencyCode,
      },
      ...accountColumns,
      {
        id: 'status',
        header: t('column.status'),
        width: '116px',
        isRowOnly: true,
        cell: ({ status }) => transactionStatus(t, status),
      },
    ],
    [t, i18n, locale, copyLabel, scope, dayZone, linkTo, getPath, accountColumns],
  );
}

/**
 * The columns of a transaction's account and, for those who may see it, of its balance. With several accounts the name is
 * the last of them to be left out; with one, which the page names, its number and name are left out together.
 */
function useAccountColumns(scope: TransactionsFilter['scope']): readonly TransactionColumn[] {
  const { t } = useTranslation('funding');
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  return useMemo(() => {
    const balance: TransactionColumn = {
      id: 'balanceAfter',
      header: t('column.balanceAfter'),
      width: 'minmax(128px, 1fr)',
      optional: 'hidden',
      align: 'right',
      isRowOnly: true,
      cell: (row) => <Money amount={row.balanceAfter} currencyCode={row.currencyCode} variant="table" />,
    };
    const fold = scope === 'account' ? { fold: 'account' } : {};
    const number: TransactionColumn = {
      id: 'accountNumber',
      header: t('column.accountNumber'),
      width: '112px',
      optional: 'shown',
      ...fold,
      isRowOnly: true,
      cell: (row) => <span className="pr-transactions__whole">{row.accountID}</span>,
    };
    const name: TransactionColumn = {
      id: 'accountName',
      header: t('column.accountName'),
      width: 'minmax(108px, 1.2fr)',
      optional: 'shown',
      ...fold,
      isRowOnly: true,
      cell: (row) => row.accountDisplayName,
    };
    return [
      ...(seesBalance ? [balance] : []),
      // The last column is left out first.
      ...(scope === 'account' ? [number, name] : [name, number]),
      {
        id: 'identifier',
        header: t('fact.identifier'),
        width: '112px',
        optional: 'hidden',
        isRowOnly: true,
        cell: (row) => <span className="pr-transactions__whole">{row.accountIdentifier}</span>,
      },
    ];
  }, [t, seesBalance, scope]);
}

/** The amount with its sign; in a table the currency has a column of its own. */
function toAmount({ amount, currencyCode, status }: FundingTransaction, locale: string, isCard: boolean): string {
  const text = formatSignedMoney(amount, currencyCode, locale);
  const signed = FAILED.includes(status) ? text.replace('+', '') : text;
  return isCard ? signed : signed.replace(/\u00a0[A-Z]{3}$/u, '');
}

/** The rows that add up to the balance; where none of them is booked, what is pending. */
function getSummed(rows: readonly FundingTransaction[]): readonly FundingTransaction[] {
  const booked = rows.filter(({ status }) => status === 'POSTED');
  return booked.length > 0 ? booked : rows.filter(({ status }) => !FAILED.includes(status));
}

function Sum({ amount, currencyCode }: Pick<FundingTransaction, 'amount' | 'currencyCode'>) {
  return <span className="pr-money">{formatSignedMoney(amount, currencyCode, useLocale())}</span>;
}

/** The start of a long identifier; the detail shows all of it. */
const shortened = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, SHOWN_OF_ID)}…` : id);
