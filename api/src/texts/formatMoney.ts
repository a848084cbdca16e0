import { exponentOf } from '@portal/shared/domain/currencies';
import type { Language } from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money';
import { withNarrowYen } from '@portal/shared/domain/narrowYen';

/** Minor units as a person of the language writes them: "$25.00", "25,00 €", "¥1,000". */
export function formatMoney(minor: bigint, currencyCode: string, language: Language): string {
  const digits = exponentOf(currencyCode);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withNarrowYen(format.format(Number(toDecimal(minor, currencyCode))));
}

/** A day written out in the language, in UTC: "20 November 2026". */
export const formatDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
