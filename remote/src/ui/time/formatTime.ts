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
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const unit = UNITS.find(([, size]) => Math.abs(difference) >= size);
  return unit ? format.format(Math.trunc(difference / unit[1]), unit[0]) : format.format(0, 'second');
}

/** "20 Nov 2026, 14:05 GMT+1": written out, with the zone. */
export const exactTime = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** "20 Nov 2026". */
export const dayOf = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
