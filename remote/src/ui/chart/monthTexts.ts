import { withMinusSign } from '@portal/shared/domain/money/minusSign';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';

const start = (month: string): Date => new Date(`${month}-01`);

const formatted = (month: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(start(month));

/** "Mar" of `2026-03`. */
export const formatShortMonth = (month: string, locale: string): string => formatted(month, locale, { month: 'short' });

/** "M" of `2026-03`. */
export const formatMonthInitial = (month: string, locale: string): string =>
  formatted(month, locale, { month: 'narrow' });

/** The year of a month where it begins in a row of months: at its January, and first of all unless that is next. */
export function getYearMark(months: readonly string[], nth: number, locale: string): string | undefined {
  const isJanuary = (month: string | undefined) => month?.endsWith('-01') === true;
  const month = months[nth] ?? '';
  const begins = isJanuary(month) || (nth === 0 && !isJanuary(months[1]));
  return begins ? formatted(month, locale, { year: 'numeric' }) : undefined;
}

/** "$12.5K": major units, as short as a scale needs them. */
export const formatShortMoney = (amount: number, currencyCode: string, locale: string): string =>
  withMinusSign(
    withNarrowYen(
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currencyCode,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 2,
      }).format(amount),
    ),
  );
