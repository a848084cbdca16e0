import { exponentOf } from '@portal/shared/domain/money/currencies';
import type { Language } from '@portal/shared/domain/enumerations';
import { lastDayOf } from '@portal/shared/domain/ordering/lastDay';
import { toDecimal } from '@portal/shared/domain/money/money';
import { withMinusSign } from '@portal/shared/domain/money/minusSign';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';

/** Formats minor units for a language: "$25.00", "25,00 €", "¥1,000", "−$25.00". */
export function formatMoney(minor: bigint, currencyCode: string, language: Language): string {
  const format = moneyFormat(language, currencyCode);
  return withMinusSign(withNarrowYen(format.format(Number(toDecimal(minor, currencyCode)))));
}

/** The same as tables have it, where the currency follows: "25.00 USD", "−1,250.00 USD". */
export function formatTableMoney(minor: bigint, currencyCode: string, language: Language): string {
  const digits = exponentOf(currencyCode);
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${withMinusSign(format.format(Number(toDecimal(minor, currencyCode))))}\u00a0${currencyCode}`;
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter costs as much as the rest of a mail's text. */
function moneyFormat(language: Language, currencyCode: string): Intl.NumberFormat {
  const key = `${language} ${currencyCode}`;
  const digits = exponentOf(currencyCode);
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: currencyCode,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  moneyFormats.set(key, format);
  return format;
}

/** A day written out in the language, in UTC: "November 20, 2026". */
export const formatDay = (day: Date, language: Language): string => dayFormat(language).format(day);

/** The last day of what ends then, written out. */
export const formatLastDay = (end: Date, language: Language): string => formatDay(new Date(lastDayOf(end)), language);

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

function dayFormat(language: Language): Intl.DateTimeFormat {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dayFormats.set(language, format);
  return format;
}

const shortDayFormats = new Map<Language, Intl.DateTimeFormat>();

function shortDayFormat(language: Language): Intl.DateTimeFormat {
  const format =
    shortDayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  shortDayFormats.set(language, format);
  return format;
}

/** A day for tables, in UTC: "Nov 20, 2026". */
export const formatShortDay = (day: Date, language: Language): string => shortDayFormat(language).format(day);

/** A time written out in the language, in UTC, to the minute: "November 20, 2026 at 9:30 AM". */
export const formatTime = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);
