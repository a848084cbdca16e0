import { RATE_SCALE } from '@portal/shared/domain/money';

/** What one unit of a currency costs in US dollars, times 100,000,000. */
const DOLLARS_E8: readonly (readonly [string, bigint])[] = [
  ['USD', 100_000_000n],
  ['CAD', 71_240_000n],
  ['MXN', 5_460_000n],
  ['GBP', 131_800_000n],
  ['EUR', 115_900_000n],
  ['CHF', 124_300_000n],
  ['JPY', 641_000n],
  ['AUD', 64_900_000n],
];

const ACCOUNT_CURRENCIES: readonly string[] = ['USD', 'CAD', 'EUR', 'JPY'];

export interface DemoRate {
  readonly from: string;
  readonly to: string;
  readonly rateE8: bigint;
}

/** A rate from every currency of the catalogue into every currency that an account has. */
export const DEMO_RATES: readonly DemoRate[] = DOLLARS_E8.flatMap(([from, cost]) =>
  DOLLARS_E8.filter(([to]) => to !== from && ACCOUNT_CURRENCIES.includes(to)).map(([to, worth]) => ({
    from,
    to,
    rateE8: (cost * RATE_SCALE + worth / 2n) / worth,
  })),
);

/** The rate between two currencies; 1 for a currency and itself. Raises on a pair that is not traded. */
export function demoRate(from: string, to: string): bigint {
  if (from === to) return RATE_SCALE;
  const rate = DEMO_RATES.find((entry) => entry.from === from && entry.to === to);
  if (rate === undefined) throw new RangeError(`No rate from ${from} to ${to}`);
  return rate.rateE8;
}

/** Domains that may not receive rewards; sub-domains are meant too. */
export const DEMO_BLOCKED_DOMAINS: readonly { readonly domain: string; readonly reason: string }[] = [
  { domain: 'blocked.example', reason: 'BLOCKED' },
  { domain: 'rival-gifts.example', reason: 'BLOCKED' },
  { domain: 'gesperrt-bücher.example', reason: 'BLOCKED' },
  { domain: 'mailinator.com', reason: 'DISPOSABLE' },
  { domain: 'yopmail.com', reason: 'DISPOSABLE' },
  { domain: 'guerrillamail.com', reason: 'DISPOSABLE' },
  { domain: '10minutemail.com', reason: 'DISPOSABLE' },
];
