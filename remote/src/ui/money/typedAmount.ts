import { exponentOf, isCurrencyCode } from '@portal/shared/domain/currencies';
import { parseLocalAmount } from '@portal/shared/domain/localAmount';

/**
 * Text of a money field after blur: the number in the locale's form with the currency's decimals,
 * or the text unchanged when it is no amount or has decimals that the currency does not have (never rounded silently).
 */
export function formattedOnBlur(text: string, currencyCode: string, locale: string): string {
  const decimal = parseLocalAmount(text, locale);
  if (decimal === null) return text;
  const decimals = isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2;
  const fraction = decimal.split('.')[1]?.replace(/0+$/, '') ?? '';
  if (fraction.length > decimals) return text;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    Number(decimal),
  );
}

/** Typed text as wire decimal text, or the text as typed when it is no amount (the schema then refuses it). */
export const amountForWire = (text: string, locale: string): string => parseLocalAmount(text, locale) ?? text;
