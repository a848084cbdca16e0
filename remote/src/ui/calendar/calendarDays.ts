import type { Language } from '@portal/shared/domain/enumerations';
import { addDays } from '@portal/shared/domain/lists/civilDays';

/** The day with which a week begins, counted from Sunday: where most readers of the language live. */
const FIRST_OF_WEEK: Readonly<Record<Language, 0 | 1>> = { en: 0, es: 1, fr: 1, ja: 0, 'zh-CN': 1 };

const DAYS = 7;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same day of another month, or its last one. */
export const addMonths = (day: string, count: number): string => {
  const date = toDate(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};

const daysIntoWeek = (day: string, language: Language): number =>
  (toDate(day).getUTCDay() - FIRST_OF_WEEK[language] + DAYS) % DAYS;

export const startOfWeek = (day: string, language: Language): string => addDays(day, -daysIntoWeek(day, language));

/** The weeks that hold days of the month of a day, each from its first day to its last. */
export function weeksOfMonth(day: string, language: Language): readonly (readonly string[])[] {
  const first = `${day.slice(0, 8)}01`;
  const end = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let week = startOfWeek(first, language); week < end; week = addDays(week, DAYS))
    weeks.push(Array.from({ length: DAYS }, (_, at) => addDays(week, at)));
  return weeks;
}

/** Formats a day; it is the same everywhere. */
export const dayText = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(toDate(day));
