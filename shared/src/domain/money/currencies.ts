import * as iso4217 from 'dinero.js/currencies';

interface IsoCurrency {
  readonly code: string;
  readonly exponent: number;
}

const isCurrency = (value: unknown): value is IsoCurrency =>
  typeof value === 'object' && value !== null && 'code' in value && 'exponent' in value;

const exponents: ReadonlyMap<string, number> = new Map(
  Object.values<unknown>(iso4217)
    .filter(isCurrency)
    .map((currency) => [currency.code, currency.exponent]),
);

/** True for an ISO 4217 code. */
export const isCurrencyCode = (code: string): boolean => exponents.has(code);

/** Number of decimals of a currency by ISO 4217 (JPY 0, USD 2, KWD 3). Throws RangeError on an unknown code. */
export function exponentOf(currencyCode: string): number {
  const exponent = exponents.get(currencyCode);
  if (exponent === undefined) throw new RangeError(`Unknown currency ${currencyCode}`);
  return exponent;
}
