import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import type { Offer } from './brandOffers.ts';

const SHOWN_VALUES = 4;

/** "$10" or "$12.50": decimals only where needed. Takes major units. */
export const formatShortMoney = (amount: number, currencyCode: string, locale: string): string =>
  withNarrowYen(createFormat(currencyCode, locale).format(amount));

/** "$5 – $500". Takes major units. */
export const formatMoneyRange = (min: number, max: number, currencyCode: string, locale: string): string =>
  withNarrowYen(createFormat(currencyCode, locale).formatRange(min, max));

/** Returns the values of an offer in one line: the range, or the first of them. */
export function formatOffer({ currencyCode, range, values }: Offer, locale: string): string {
  if (range !== null) return formatMoneyRange(range.min, range.max, currencyCode, locale);
  const shown = values.slice(0, SHOWN_VALUES).map((value) => formatShortMoney(value, currencyCode, locale));
  return values.length > SHOWN_VALUES ? `${shown.join(' · ')} …` : shown.join(' · ');
}

/** The same in the width of a card: of more than two values the first and the last. */
export function formatShortOffer(offer: Offer, locale: string): string {
  const { currencyCode, range, values } = offer;
  if (range !== null || values.length <= 2) return formatOffer(offer, locale);
  return [values.at(0), values.at(-1)]
    .flatMap((value) => (value === undefined ? [] : formatShortMoney(value, currencyCode, locale)))
    .join(' … ');
}

function createFormat(currencyCode: string, locale: string): Intl.NumberFormat {
  const decimals = isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
