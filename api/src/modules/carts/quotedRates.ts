import type { Rate } from './rateRepository.ts';

/** Stored form of a quote's rates: JSON has no bigint. */
export const keptRates = (rates: readonly Rate[]): string =>
  JSON.stringify(rates.map(({ from, rateE8, asOf }) => ({ from, rateE8: String(rateE8), asOf: asOf.toISOString() })));

/** The rates that a quote kept. Raises when the row holds anything else. */
export function readKeptRates(value: unknown): Rate[] {
  if (!Array.isArray(value)) throw new Error('The rates of a quote are a list');
  return value.map(readRate);
}

function readRate(value: unknown): Rate {
  const isRate = typeof value === 'object' && value !== null && 'from' in value && 'rateE8' in value && 'asOf' in value;
  if (!isRate || typeof value.from !== 'string' || typeof value.rateE8 !== 'string' || typeof value.asOf !== 'string') {
    throw new Error('A rate of a quote is not readable');
  }
  return { from: value.from, rateE8: BigInt(value.rateE8), asOf: new Date(value.asOf) };
}
