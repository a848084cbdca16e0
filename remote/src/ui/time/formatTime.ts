import { dayFormat, exactFormat, relativeFormat } from '../../i18n/formatters.ts';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 hours ago" in a language; below a minute "now". */
export function relativeTime(at: Date, now: Date, locale: string): string {
  const difference = at.getTime() - now.getTime();
  const format = relativeFormat(locale);
  const unit = UNITS.find(([, size]) => Math.abs(difference) >= size);
  return unit ? format.format(Math.trunc(difference / unit[1]), unit[0]) : format.format(0, 'second');
}

/** "20 Nov 2026, 14:05 GMT+1": written out, with the zone. */
export const exactTime = (at: Date, locale: string): string => exactFormat(locale).format(at);

/** "20 Nov 2026". */
export const dayOf = (at: Date, locale: string): string => dayFormat(locale).format(at);
