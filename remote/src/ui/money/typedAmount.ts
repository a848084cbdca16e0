import { exponentOf, isCurrencyCode } from '@portal/shared/domain/currencies';
import { parseLocalAmount } from '@portal/shared/domain/localAmount';
import { decimalFormat } from '../../i18n/formatters.ts';

const decimalsOf = (currencyCode: string): number => (isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2);

/** Text of a money field that holds an amount (major units): in the locale's form, with the currency's decimals. */
export const amountAsTyped = (amount: number, currencyCode: string, locale: string): string =>
  decimalFormat(locale, decimalsOf(currencyCode)).format(amount);

/**
 * Text of a money field after blur: the amount in the locale's form, or the text unchanged when it is no amount or has
 * decimals that the currency does not have (never rounded silently).
 */
export function formattedOnBlur(text: string, currencyCode: string, locale: string): string {
  const decimal = parseLocalAmount(text, locale);
  if (decimal === null) return text;
  const fraction = decimal.split('.')[1]?.replace(/0+$/, '') ?? '';
  return fraction.length > decimalsOf(currencyCode) ? text : amountAsTyped(Number(decimal), currencyCode, locale);
}

/** Typed text as wire decimal text, or the text as typed when it is no amount (the schema then refuses it). */
export const amountForWire = (text: string, locale: string): string => parseLocalAmount(text, locale) ?? text;
