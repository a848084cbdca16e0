import type { MonthlyTotals, MonthTotals } from '@portal/shared/contract/funding';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { PeriodBars } from '../../ui/chart/PeriodBars.tsx';
import type { BarSeries } from '../../ui/chart/BarSeries.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { sumsByCurrency } from '../../ui/money/sumsByCurrency.ts';
import { formatMonth } from '../../ui/time/formatMonth.ts';
import { monthPath } from './monthPath.ts';
import { formatMonthInitial, formatShortMoney, formatShortMonth, getYearMark } from '../../ui/chart/monthTexts.ts';

/** Money in beside money out, month by month; each month leads to its transactions. */
export function MonthsChart({ totals: { months, currencyCode } }: { readonly totals: MonthlyTotals }) {
  const { t } = useTranslation('funding');
  const locale = useLocale();
  const money = useCallback((amount: number) => formatMoney(amount, currencyCode, locale), [currencyCode, locale]);
  const formatValue = useCallback(
    (value: number) => formatShortMoney(value, currencyCode, locale),
    [currencyCode, locale],
  );
  const series = useMemo(() => {
    const createSeries = (part: 'moneyIn' | 'moneyOut', variant: BarSeries['variant']): BarSeries => {
      const [sum] = sumsByCurrency(months.map((one) => ({ amount: one[part], currencyCode })));
      return {
        label: t(`months.${part}`),
        sum: money(sum?.amount ?? 0),
        variant,
        values: months.map((one) => one[part]),
      };
    };
    return [createSeries('moneyIn', 'filled'), createSeries('moneyOut', 'outlined')];
  }, [months, currencyCode, money, t]);
  const getText = ({ month, moneyIn, moneyOut, closingBalance }: MonthTotals): string => {
    const values = { month: formatMonth(month, locale), moneyIn: money(moneyIn), moneyOut: money(moneyOut) };
    return closingBalance === null
      ? t('months.inWords', values)
      : t('months.withBalance', { ...values, balance: money(closingBalance) });
  };
  const names = months.map(({ month }) => month);
  const periods = months.map((totals, nth) => ({
    key: totals.month,
    name: formatShortMonth(totals.month, locale),
    initial: formatMonthInitial(totals.month, locale),
    mark: getYearMark(names, nth, locale),
    text: getText(totals),
    to: monthPath(totals.month),
  }));
  return <PeriodBars label={t('months.title')} series={series} periods={periods} formatValue={formatValue} />;
}
