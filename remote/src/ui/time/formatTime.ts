import {
  calendarDayFormat,
  dayFormat,
  dayText,
  exactFormat,
  monthDayFormat,
  relativeFormat,
} from '../../i18n/formatters.ts';
import { toIsoDay } from './isoDay.ts';

const DAY_MS = 86_400_000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 hours ago" in a language; below a minute "now". */
export function formatRelativeTime(at: Date, now: Date, locale: string): string {
  const difference = at.getTime() - now.getTime();
  const format = relativeFormat(locale);
  const unit = UNITS.find(([, size]) => Math.abs(difference) >= size);
  if (unit === undefined) return format.format(0, 'second');
  const [name, size] = unit;
  return format.format(name === 'day' ? calendarDays(at, now) : Math.trunc(difference / size), name);
}

/** "Yesterday" is the previous calendar day, however many hours ago. */
const calendarDays = (at: Date, now: Date): number => (Date.parse(toIsoDay(at)) - Date.parse(toIsoDay(now))) / DAY_MS;

/** "20 Nov 2026, 14:05 GMT+1". */
export const formatExactTime = (at: Date, locale: string): string => exactFormat(locale).format(at);

/** "20 Nov 2026". */
export const formatDay = (at: Date, locale: string): string =>
  dayText(locale, at.getFullYear(), at.getMonth(), at.getDate());

/** "20 Nov" in the running year, else "20 Nov 2025". */
export const formatShortDay = (at: Date, locale: string): string =>
  (at.getFullYear() === new Date().getFullYear() ? monthDayFormat : dayFormat)(locale).format(at);

/** "20 – 27 Nov 2026": calendar days (ISO), the first of which comes first. */
export const formatCalendarDays = (from: string, to: string, locale: string): string =>
  calendarDayFormat(locale).formatRange(new Date(from), new Date(to));

/** "20 Nov 2026" of a calendar day (ISO, without a time), which is the same day everywhere. */
export const formatCalendarDay = (day: string, locale: string): string =>
  calendarDayFormat(locale).format(new Date(day));
