/** Memoizes `make` by argument: creating an Intl formatter costs more than hundreds of uses, and a use more than a look-up. */
function kept<F, A extends readonly (string | number)[]>(make: (...parts: A) => F): (...parts: A) => F {
  const made = new Map<string, F>();
  return (...parts) => {
    const key = parts.join(' ');
    const found = made.get(key);
    if (found !== undefined) return found;
    const fresh = make(...parts);
    made.set(key, fresh);
    return fresh;
  };
}

/** "3 hours ago". */
export const relativeFormat = kept(
  (locale: string) =>
    // The longer Japanese styles insert a space between number and word, which nothing else here does.
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: locale.startsWith('ja') ? 'narrow' : 'long' }),
);

/** "20 Nov 2026, 14:05 GMT+1". */
export const exactFormat = kept(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "20 Nov 2026" of a time, in the reader's zone. */
export const dayFormat = kept((locale: string) => new Intl.DateTimeFormat(locale, DAY));

/** "20 Nov 2026" of a day in the reader's zone, which hundreds of rows share; months count from 0. */
export const dayText = kept((locale: string, year: number, month: number, day: number) =>
  dayFormat(locale).format(new Date(year, month, day)),
);

/** "20 Nov" of a time, in the reader's zone. */
export const monthDayFormat = kept(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
);

/** "20 Nov 2026" of an ISO day, which has no zone: a reader's zone may have left it out. */
export const calendarDayFormat = kept((locale: string) => new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }));

/** "Ada, Grace and Alan". */
export const listFormat = kept((locale: string) => new Intl.ListFormat(locale));

/** "1,250.00" with a fixed number of decimals. */
export const decimalFormat = kept(
  (locale: string, decimals: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

/** "$1,250.00" with a fixed number of decimals; takes a well-formed ISO 4217 code. */
export const currencyFormat = kept(
  (locale: string, currency: string, decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
);

const displayNames = kept((locale: string, type: Intl.DisplayNamesType) => new Intl.DisplayNames(locale, { type }));

/** The name of a country, a currency or a language by its code; the code itself where it is none. */
export function displayName(locale: string, type: 'region' | 'currency' | 'language', code: string): string {
  try {
    return displayNames(locale, type).of(code) ?? code;
  } catch {
    return code;
  }
}
