import type { ReportBar, ReportFigure } from '@portal/shared/contract/reports';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { BarSeries } from '../../ui/chart/BarSeries.ts';
import { formatMonthInitial, formatShortMoney, formatShortMonth, getYearMark } from '../../ui/chart/monthTexts.ts';
import { PeriodBars } from '../../ui/chart/PeriodBars.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import type { FigureReport } from './figurePath.ts';
import type { ShownFigure } from './figuresByCurrency.ts';
import { sumOf } from './sumOf.ts';
import { isCounted, useFigureBars } from './useFigureBars.ts';

interface MonthChartProps {
  readonly report: FigureReport;
  readonly shown: ShownFigure;
  readonly currency: string;
  readonly label: string;
}

/** A figure by month: each leads to its rows. */
export function MonthChart({ report, shown, currency, label }: MonthChartProps) {
  const { t } = useTranslation('reportFigures');
  const locale = useLocale();
  const bars = useFigureBars(report, shown);
  const counts = isCounted(shown.figure.figure);
  const formatValue = useCallback(
    (value: number) => (counts ? decimalFormat(locale, 0).format(value) : formatShortMoney(value, currency, locale)),
    [counts, currency, locale],
  );
  const series = useMemo(() => {
    const valueOf = ({ count, amount = 0 }: ReportBar) => (counts ? count : amount);
    const createSeries = ({ figure, bars: own }: ReportFigure, variant: BarSeries['variant']): BarSeries => ({
      label: t(`series.${figure}`, { defaultValue: t('amount') }),
      sum: counts
        ? decimalFormat(locale, 0).format(own.reduce((total, { count }) => total + count, 0))
        : formatMoney(isBalance(figure) ? (own.at(-1)?.amount ?? 0) : sumOf(own, currency), currency, locale),
      variant,
      values: own.map((bar) => Math.max(0, valueOf(bar))),
    });
    return [
      createSeries(shown.figure, 'filled'),
      ...(shown.other === undefined ? [] : [createSeries(shown.other, 'outlined')]),
    ];
  }, [t, locale, counts, currency, shown]);
  const months = bars.map(({ key }) => key);
  const periods = bars.map(({ key, name, text, to }, nth) => {
    const mark = getYearMark(months, nth, locale);
    return {
      key,
      name: formatShortMonth(key, locale),
      initial: formatMonthInitial(key, locale),
      ...(mark !== undefined && { mark }),
      text: t('bar', { name, value: text }),
      to,
    };
  });
  return <PeriodBars label={label} series={series} periods={periods} formatValue={formatValue} />;
}

const isBalance = (figure: string): boolean => figure.startsWith('BALANCES');
