import { exponentOf } from './currencies.ts';

/** Fixed-point scale of exchange rates: one unit of the reward's currency costs `rateE8` / 100,000,000 of the account's. */
export const RATE_SCALE = 100_000_000n;

const MILLION = 1_000_000n;
const DECIMAL = /^-?\d{1,15}(\.\d+)?$/;

/**
 * Parses a wire amount (major units: a number or decimal text) into minor units.
 * Null when it is not a finite decimal or has more decimals than the currency: never rounded silently.
 */
export function toMinor(value: number | string, currencyCode: string): bigint | null {
  const text = (typeof value === 'number' ? plainDecimal(value) : value).trim();
  if (!DECIMAL.test(text)) return null;
  const exponent = exponentOf(currencyCode);
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > exponent) return null;
  const minor = BigInt(whole + significant.padEnd(exponent, '0'));
  return text.startsWith('-') ? -minor : minor;
}

const plainDecimal = (value: number): string => (Number.isFinite(value) ? String(value) : '');

/** Decimal text of minor units: 1050n USD is "10.50", 500n JPY is "500". */
export function toDecimal(minor: bigint, currencyCode: string): string {
  const exponent = exponentOf(currencyCode);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Decimal text with the decimals of its currency, half a unit rounded up: only where the result is seen before it counts. */
export function roundDecimal(decimal: string, currencyCode: string): string {
  const exponent = exponentOf(currencyCode);
  const [whole = '0', fraction = ''] = decimal.split('.');
  const minor = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  return toDecimal(minor + (fraction.charAt(exponent) >= '5' ? 1n : 0n), currencyCode);
}

/** Wire amount (major units) of minor units. */
export const toMajor = (minor: bigint, currencyCode: string): number => Number(toDecimal(minor, currencyCode));

/** `part` / `whole` rounded half up, for amounts of either sign. */
const divideRounded = (part: bigint, whole: bigint): bigint =>
  part < 0n ? -((-part + whole / 2n) / whole) : (part + whole / 2n) / whole;

/** Converts minor units of `from` into minor units of `to`, rounded half up. */
export function convert(minor: bigint, from: string, to: string, rateE8: bigint): bigint {
  const shift = exponentOf(to) - exponentOf(from);
  const scaled = minor * rateE8 * (shift > 0 ? 10n ** BigInt(shift) : 1n);
  return divideRounded(scaled, RATE_SCALE * (shift < 0 ? 10n ** BigInt(-shift) : 1n));
}

/** Converts minor units of `to` back into minor units of `from`, by the rate of `from` in `to`, rounded half up. */
export function convertBack(minor: bigint, from: string, to: string, rateE8: bigint): bigint {
  const shift = exponentOf(from) - exponentOf(to);
  const scaled = minor * RATE_SCALE * (shift > 0 ? 10n ** BigInt(shift) : 1n);
  return divideRounded(scaled, rateE8 * (shift < 0 ? 10n ** BigInt(-shift) : 1n));
}

/** Fee of `rateMillionths` (35,000 = 3.5 %) on minor units, rounded half up. */
export const feeOf = (minor: bigint, rateMillionths: bigint): bigint =>
  (minor * rateMillionths + MILLION / 2n) / MILLION;

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
