import type { MonthlyTotals, MonthTotals } from '@portal/shared/contract/funding';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { Money } from '../../ui/money/Money.tsx';
import { sumsByCurrency } from '../../ui/money/sumsByCurrency.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { formatMonth } from '../../ui/time/formatMonth.ts';
import { monthPath } from './monthPath.ts';

const getKey = ({ month }: MonthTotals): string => month;

interface MonthsTableProps {
  readonly totals: MonthlyTotals;
  readonly caption: string;
}

/** The same as the chart in figures, newest month first; balances for those who may see them. */
export function MonthsTable({ totals: { months, currencyCode }, caption }: MonthsTableProps) {
  const columns = useMonthColumns(currencyCode, months[0]?.openingBalance !== null);
  const rows = useMemo(() => months.toReversed(), [months]);
  return <DataTable label={caption} caption={caption} columns={columns} rowKey={getKey} rows={rows} empty={null} />;
}

function useMonthColumns(currencyCode: string, seesBalance: boolean): readonly Column<MonthTotals>[] {
  const { t } = useTranslation('funding');
  const locale = useLocale();
  return useMemo(() => {
    const column = (part: Exclude<keyof MonthTotals, 'month'>): Column<MonthTotals> => ({
      id: part,
      header: t(`months.${part}`),
      width: 'minmax(120px, 1fr)',
      align: 'right',
      cell: (row) => <Money amount={row[part]} currencyCode={currencyCode} variant="table" />,
    });
    const summed = (part: 'moneyIn' | 'moneyOut'): Column<MonthTotals> => ({
      ...column(part),
      sum: (rows) =>
        sumsByCurrency(rows.map((row) => ({ amount: row[part], currencyCode }))).map((sum) => (
          <Money key={sum.currencyCode} {...sum} variant="table" />
        )),
    });
    return [
      {
        id: 'month',
        header: t('months.month'),
        width: 'minmax(136px, 1fr)',
        cell: ({ month }) => <Link to={monthPath(month)}>{formatMonth(month, locale)}</Link>,
      },
      ...(seesBalance ? [column('openingBalance')] : []),
      summed('moneyIn'),
      summed('moneyOut'),
      ...(seesBalance ? [column('closingBalance')] : []),
    ];
  }, [t, locale, currencyCode, seesBalance]);
}
