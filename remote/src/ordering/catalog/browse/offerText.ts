import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import type { Offer } from './brandOffers.ts';

/** "$10" or "$12.50": decimals only where needed. Takes major units. */
export const formatShortMoney = (amount: number, currencyCode: string, locale: string): string =>
  withNarrowYen(createFormat(currencyCode, locale).format(amount));

/** "5–500 USD": an offer in one line, its currency once. */
export function formatOffer({ currencyCode, range, values }: Offer, locale: string): string {
  const numbers = createFormat(currencyCode, locale, 'decimal');
  const from = range?.min ?? values.at(0);
  const to = range?.max ?? values.at(-1);
  if (from === undefined || to === undefined) return currencyCode;
  return `${from === to ? numbers.format(from) : numbers.formatRange(from, to)}\u00a0${currencyCode}`;
}

function createFormat(
  currencyCode: string,
  locale: string,
  style: 'currency' | 'decimal' = 'currency',
): Intl.NumberFormat {
  const decimals = isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2;
  return new Intl.NumberFormat(locale, {
    style,
    currency: currencyCode,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
