import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from '../filter/listDays.ts';
import { Calendar } from './Calendar.tsx';
import { toIsoDay } from '../time/isoDay.ts';
import { getDaysOfPeriod, getPeriod, PERIODS } from './periods.ts';

export interface DayChooserProps {
  readonly days: Days;
  readonly onChoose: (days: Days) => void;
  /** Both ends are chosen. */
  readonly onDone: () => void;
}

/** Usual periods beside a calendar, whose first pick begins the days and whose second ends them. */
export function DayChooser({ days, onChoose, onDone }: DayChooserProps) {
  const { t } = useTranslation('signedIn');
  const [now] = useState(() => new Date());
  const [isBegun, setBegun] = useState(false);
  const period = getPeriod(days, now);
  const pick = (day: string) => {
    const ends = isBegun && day >= days.from;
    setBegun(!ends);
    onChoose(ends ? { from: days.from, to: day } : { from: day, to: '' });
    if (ends) onDone();
  };
  return (
    <div className="pr-day-chooser">
      <ul>
        {PERIODS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === period}
              onClick={() => {
                onChoose(getDaysOfPeriod(one, now));
                onDone();
              }}
            >
              {t(`days.period.${one}`)}
            </button>
          </li>
        ))}
      </ul>
      <Calendar days={days} today={toIsoDay(now)} onPick={pick} />
    </div>
  );
}
