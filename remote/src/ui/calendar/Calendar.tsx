import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { addDays } from '@portal/shared/domain/lists/civilDays';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Days } from '../filter/listDays.ts';
import { addMonths, dayText, startOfWeek, weeksOfMonth } from './calendarDays.ts';
import './calendar.css';

interface CalendarProps {
  /** The days that are marked. */
  readonly days: Days;
  readonly today: string;
  readonly onPick: (day: string) => void;
  /** Days outside of these cannot be picked. */
  readonly range?: Days;
}

const YEAR = 12;
const WEEK = 7;

/**
 * One month to pick a day from. The arrow keys go by day and week, Home and End to the ends of the week, Page Up and Page
 * Down by month, with Shift by year.
 */
export function Calendar({ days, today, onPick, range }: CalendarProps) {
  const { t } = useTranslation('signedIn');
  const locale = useLocale();
  const monthId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(days.to || days.from || today);
  // Typed days bring their month.
  const chosen = days.to || days.from;
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    if (chosen !== '') setDay(chosen);
  }
  const takesFocus = useRef(false);
  useEffect(() => {
    // The element that held its place while it was loaded had the focus.
    const isLost = document.activeElement === document.body;
    if (takesFocus.current || isLost) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  }, [day]);
  const goTo = (event: KeyboardEvent) => {
    const next = dayByKey(event, day, startOfWeek(day, locale));
    if (next === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setDay(next);
  };
  const weeks = weeksOfMonth(day, locale);
  return (
    <div className="pr-calendar">
      <div className="pr-calendar__head">
        <Turn label={t('calendar.previousMonth')} onTurn={() => setDay(addMonths(day, -1))}>
          <IconChevronLeft size={16} aria-hidden="true" />
        </Turn>
        <span id={monthId} className="pr-calendar__month" aria-live="polite">
          {dayText(day, locale, { month: 'long', year: 'numeric' })}
        </span>
        <Turn label={t('calendar.nextMonth')} onTurn={() => setDay(addMonths(day, 1))}>
          <IconChevronRight size={16} aria-hidden="true" />
        </Turn>
      </div>
      <table ref={grid} role="grid" aria-labelledby={monthId} onKeyDown={goTo}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={dayText(one, locale, { weekday: 'long' })}>
                {dayText(one, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td
                  key={one}
                  role="gridcell"
                  aria-selected={isWithin(one, days)}
                  data-end={one === days.from || one === days.to || undefined}
                >
                  {one.slice(0, 7) === day.slice(0, 7) && (
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      data-autofocus={one === day || undefined}
                      aria-current={one === today ? 'date' : undefined}
                      aria-label={dayText(one, locale, { dateStyle: 'full' })}
                      aria-disabled={range !== undefined && !isWithin(one, range)}
                      onClick={() => {
                        if (range !== undefined && !isWithin(one, range)) return;
                        setDay(one);
                        onPick(one);
                      }}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnProps {
  readonly label: string;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}

const Turn = ({ label, onTurn, children }: TurnProps) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onTurn}>
    {children}
  </ActionIcon>
);

const isWithin = (day: string, { from, to }: Days): boolean => from !== '' && day >= from && day <= (to || from);

/** The day to which a key leads; undefined for other keys. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string, weekStart: string): string | undefined {
  const months = shiftKey ? YEAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return weekStart;
    case 'End':
      return addDays(weekStart, WEEK - 1);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
