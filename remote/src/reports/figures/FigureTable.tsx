import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { decimalFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { FigureReport } from './figurePath.ts';
import type { ShownFigure } from './figuresByCurrency.ts';
import { sumOf } from './sumOf.ts';
import { useFigureBars, type FigureBar } from './useFigureBars.ts';

const getKey = ({ key }: FigureBar): string => key;

interface FigureTableProps {
  readonly report: FigureReport;
  readonly shown: ShownFigure;
  readonly currency: string;
  readonly label: string;
}

/** The same as a chart in figures, with exact sums. */
export function FigureTable({ report, shown, currency, label }: FigureTableProps) {
  const { t } = useTranslation('reportFigures');
  const bars = useFigureBars(report, shown);
  const columns = useFigureColumns(report, shown, currency);
  const caption = t('caption', { figure: label, currency });
  return <DataTable label={caption} caption={caption} columns={columns} rowKey={getKey} rows={bars} empty={null} />;
}

function useFigureColumns({ type }: FigureReport, { other, figure }: ShownFigure, currencyCode: string) {
  const { t } = useTranslation('reportFigures');
  const locale = useLocale();
  return useMemo((): readonly Column<FigureBar>[] => {
    const isBalance = type === 'BALANCES';
    const money = (id: 'moneyIn' | 'moneyOut' | 'amount', part: 'bar' | 'other'): Column<FigureBar> => ({
      id,
      header: t(id),
      width: 'minmax(120px, 1fr)',
      align: 'right',
      cell: (row) => <Money amount={row[part]?.amount ?? 0} currencyCode={currencyCode} variant="table" />,
      // Balances of several months make no sum.
      ...(!(isBalance && figure.figure.endsWith('_BY_MONTH')) && {
        sum: (rows) => (
          <Money
            amount={sumOf(
              rows.flatMap((row) => row[part] ?? []),
              currencyCode,
            )}
            {...{ currencyCode }}
            variant="table"
          />
        ),
      }),
    });
    const count: Column<FigureBar> = {
      id: 'count',
      header: t('count'),
      width: 'minmax(80px, 0.6fr)',
      align: 'right',
      cell: ({ bar }) => decimalFormat(locale, 0).format(bar.count),
      sum: (rows) => decimalFormat(locale, 0).format(rows.reduce((total, { bar }) => total + bar.count, 0)),
    };
    const amounts =
      other === undefined ? [money('amount', 'bar')] : [money('moneyIn', 'bar'), money('moneyOut', 'other')];
    return [
      {
        id: 'name',
        header: t(figure.figure.endsWith('_BY_MONTH') || figure.figure === 'MONEY_IN' ? 'month' : 'key'),
        width: 'minmax(136px, 1.6fr)',
        cell: ({ name, to }) => (to === undefined ? name : <Link to={to}>{name}</Link>),
      },
      ...(isBalance || other !== undefined ? [] : [count]),
      ...amounts,
    ];
  }, [t, locale, type, other, figure, currencyCode]);
}
