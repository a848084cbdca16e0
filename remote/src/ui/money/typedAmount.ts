import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { groupedReading, parseLocalAmount } from '@portal/shared/domain/money/localAmount';
import { roundDecimal } from '@portal/shared/domain/money/money';
import type { AmountVerdict } from '@portal/shared/domain/ordering/rewardAmount';
import { decimalFormat } from '../../i18n/formatters.ts';

const getDecimals = (currencyCode: string): number => (isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2);

/** Text of a money field that holds an amount (major units): in the locale's form, with the currency's decimals. */
export const toTypedAmount = (amount: number, currencyCode: string, locale: string): string =>
  decimalFormat(locale, getDecimals(currencyCode)).format(amount);

/**
 * Text of a money field after blur: the amount in the locale's form, or the text unchanged when it is no amount, has two
 * readings or has decimals that the currency does not have (never guessed, and rounded only if `rounds`).
 */
export function formatOnBlur(text: string, currencyCode: string, locale: string, rounds = false): string {
  const typed = toPlainAmount(text, currencyCode, locale);
  const decimal = typed !== null && rounds ? roundDecimal(typed, currencyCode) : typed;
  return decimal !== null && fitsCurrency(decimal, currencyCode)
    ? toTypedAmount(Number(decimal), currencyCode, locale)
    : text;
}

/** Typed text as decimal text; null when it is no amount or has two readings. */
export function toPlainAmount(text: string, currencyCode: string, locale: string): string | null {
  const decimal = parseLocalAmount(text, locale);
  return decimal === null || otherReading(text, decimal, currencyCode, locale) !== null ? null : decimal;
}

/** False when an amount has decimals that its currency does not have. */
const fitsCurrency = (decimal: string, currencyCode: string): boolean =>
  (decimal.split('.')[1]?.replace(/0+$/, '') ?? '').length <= getDecimals(currencyCode);

/** "1.000" is a thousand to many who write it; where a currency has three decimals, it is plain. */
const otherReading = (text: string, decimal: string, currencyCode: string, locale: string): string | null =>
  getDecimals(currencyCode) < GROUP && fitsCurrency(decimal, currencyCode) ? groupedReading(text, locale) : null;

const GROUP = 3;

/** Checks what was typed into a money field by a rule on decimal text; a text with two readings asks which is meant. */
export function checkTypedAmount(
  text: string,
  currencyCode: string,
  locale: string,
  check: (decimal: string) => AmountVerdict,
): AmountVerdict {
  const decimal = parseLocalAmount(text, locale);
  const grouped = decimal === null ? null : otherReading(text, decimal, currencyCode, locale);
  if (decimal === null || grouped === null) return check(decimal ?? text);
  const values = {
    grouped: toTypedAmount(Number(grouped), currencyCode, locale),
    decimal: toTypedAmount(Number(decimal), currencyCode, locale),
  };
  return { refusal: { key: 'error.amount.unclear', values } };
}

/** Text that was typed in one language as it is typed in another; unchanged when it is no amount. */
export function reformatAmount(text: string, currencyCode: string, from: string, to: string): string {
  const decimal = parseLocalAmount(text, from);
  if (decimal === null) return text;
  const sign =
    decimalFormat(to, 1)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.';
  return formatOnBlur(decimal.replace('.', sign), currencyCode, to);
}

/** Typed text as wire decimal text, or the text as typed when it is no amount (the schema then refuses it). */
export const toBodyAmount = (text: string, locale: string): string => parseLocalAmount(text, locale) ?? text;
