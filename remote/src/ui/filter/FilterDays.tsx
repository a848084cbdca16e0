import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPeriod } from '../calendar/periods.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Boundary } from '../lazy/Boundary.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { formatCalendarDay, formatCalendarDays } from '../time/formatTime.ts';
import { FilterDay } from './FilterDay.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { isReversed, type Days } from './listDays.ts';

const DayChooser = lazyPart(
  async () => (await import(/* webpackChunkName: "calendar" */ '../calendar/DayChooser.tsx')).DayChooser,
);

interface FilterDaysProps {
  readonly days: Days;
  /** The time zone of the days; '': the reader's. */
  readonly zone?: string;
  readonly onChange: (days: Partial<Days>) => void;
  /** Default: both days are taken off. */
  readonly onRemove?: () => void;
}

/** The first and the last day of a list: a usual period, days picked from a calendar, or typed ones. */
export function FilterDays({ days, zone = '', onChange, onRemove }: FilterDaysProps) {
  const { t, i18n } = useTranslation('signedIn');
  const value = useDaysText(days, zone);
  const error = isReversed(days) ? i18n.t('errors:error.date.backwards') : undefined;
  return (
    <FilterPopover
      label={t('days.label')}
      value={value}
      error={error}
      onRemove={onRemove ?? (() => onChange({ from: '', to: '' }))}
    >
      {(close) => (
        <>
          <Boundary failed={() => null}>
            <Suspense fallback={<Waiting />}>
              <DayChooser days={days} onChoose={onChange} onDone={close} />
            </Suspense>
          </Boundary>
          <div className="pr-filter-fields__pair">
            <FilterDay
              label={zone === '' ? t('days.from') : t('days.fromIn', { zone })}
              value={days.from}
              onChange={(from) => onChange({ from })}
            />
            <FilterDay
              label={zone === '' ? t('days.to') : t('days.toIn', { zone })}
              value={days.to}
              error={error}
              onChange={(to) => onChange({ to })}
            />
          </div>
        </>
      )}
    </FilterPopover>
  );
}

/** As large as the calendar, and holds the focus until that is there. */
const Waiting = () => <div className="pr-filter-fields__waiting" tabIndex={-1} data-autofocus />;

/** Days in words: "Last 30 days", "Nov 1 – 20, 2026". */
function useDaysText(days: Days, zone: string): string {
  const { t } = useTranslation('signedIn');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { from, to } = days;
  if (from === '' && to === '') return '';
  const period = zone === '' ? getPeriod(days, now) : undefined;
  if (period !== undefined) return t(`days.period.${period}`);
  const words = () => {
    if (to === '') return t('days.since', { day: formatCalendarDay(from, locale) });
    if (from === '') return t('days.until', { day: formatCalendarDay(to, locale) });
    return isReversed(days)
      ? `${formatCalendarDay(from, locale)} – ${formatCalendarDay(to, locale)}`
      : formatCalendarDays(from, to, locale);
  };
  return zone === '' ? words() : `${words()} (${zone})`;
}
