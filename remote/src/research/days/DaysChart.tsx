import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import type { BarSeries } from '../../ui/chart/BarSeries.ts';
import { PeriodBars } from '../../ui/chart/PeriodBars.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { getDayPath } from './dayPath.ts';

/** On narrow screens so many days share a name. */
const NAMED_EACH = 5;

/** The rewards of each day beside the responses without one; each day leads to its history. */
export function DaysChart({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { days } = incentive;
  // Half a response is none: its line has no name.
  const formatValue = useCallback(
    (value: number) => (Number.isInteger(value) ? value.toLocaleString(locale) : ''),
    [locale],
  );
  const series = useMemo(() => {
    const createSeries = (part: 'complete' | 'failed', variant: BarSeries['variant']): BarSeries => ({
      label: t(`days.${part}`),
      sum: formatValue(days.reduce((sum, day) => sum + day[part], 0)),
      variant,
      values: days.map((day) => day[part]),
    });
    return [createSeries('complete', 'filled'), createSeries('failed', 'outlined')];
  }, [days, formatValue, t]);
  const periods = days.map(({ day, complete, failed }, nth) => {
    const name = String(Number(day.slice(-2)));
    return {
      key: day,
      name,
      initial: nth % NAMED_EACH === 0 ? name : '',
      text: t('days.inWords', { day: formatCalendarDay(day, locale), complete, failed }),
      to: complete + failed === 0 ? undefined : getDayPath(incentive, day),
    };
  });
  return <PeriodBars label={t('days.title')} series={series} periods={periods} formatValue={formatValue} />;
}
