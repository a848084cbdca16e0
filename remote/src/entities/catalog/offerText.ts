import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import type { Offer } from './brandOffers.ts';

/** "$10" or "$12.50": decimals only where needed. Takes major units. */
export const formatShortMoney = (amount: number, currencyCode: string, locale: string): string =>
  withNarrowYen(createFormat(currencyCode, locale).format(amount));

/** Values that are written one by one; of more, the least and the greatest. */
const LISTED_VALUES = 3;

/** "5–500 USD", "5, 15, 50 USD" or "5 … 500 USD": an offer in one line, its currency once. */
export function formatOffer({ currencyCode, range, values }: Offer, locale: string): string {
  const numbers = createFormat(currencyCode, locale, 'decimal');
  if (range !== null && range.min !== range.max)
    return `${numbers.formatRange(range.min, range.max)}\u00a0${currencyCode}`;
  const single = range === null ? values : [range.min];
  if (single.length === 0) return currencyCode;
  const isListed = single.length <= LISTED_VALUES;
  const shown = (isListed ? single : [...single.slice(0, 1), ...single.slice(-1)]).map((value) =>
    numbers.format(value),
  );
  return `${shown.join(isListed ? ', ' : ' … ')}\u00a0${currencyCode}`;
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
