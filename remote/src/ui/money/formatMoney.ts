import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { withMinusSign } from '@portal/shared/domain/money/minusSign';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import { currencyFormat, decimalFormat } from '../../i18n/formatters.ts';

/** `table`: "1,250.00 USD"; `prose`: "$1,250.00". Decimals by ISO 4217. Takes major units. */
export function formatMoney(
  amount: number,
  currencyCode: string,
  locale: string,
  style: 'table' | 'prose' = 'prose',
): string {
  const decimals = isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2;
  return withMinusSign(
    style === 'table' || !isCurrencyCode(currencyCode)
      ? `${decimalFormat(locale, decimals).format(amount)}\u00a0${currencyCode}`
      : withNarrowYen(currencyFormat(locale, currencyCode, decimals).format(amount)),
  );
}

/** The currency's symbol in a language, and whether it precedes the number. */
export function currencySymbol(currencyCode: string, locale: string): { symbol: string; leads: boolean } {
  if (!isCurrencyCode(currencyCode)) return { symbol: currencyCode, leads: false };
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
  }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return { symbol: withNarrowYen(parts[at]?.value ?? currencyCode), leads: at === 0 };
}
