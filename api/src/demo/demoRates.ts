import { RATE_SCALE } from '@portal/shared/domain/money/money';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';

/** Price of one unit of a currency in US dollars, times 100,000,000. */
const DOLLARS_E8: readonly (readonly [code: string, costE8: bigint])[] = [
  ['USD', 100_000_000n],
  ['CAD', 71_240_000n],
  ['MXN', 5_460_000n],
  ['GBP', 131_800_000n],
  ['EUR', 115_900_000n],
  ['CHF', 124_300_000n],
  ['JPY', 641_000n],
  ['AUD', 64_900_000n],
  ['BRL', 18_520_000n],
  ['ARS', 69_200n],
  ['COP', 25_710n],
  ['CLP', 105_800n],
  ['SEK', 10_570_000n],
  ['NOK', 9_880_000n],
  ['DKK', 15_530_000n],
  ['ISK', 793_000n],
  ['PLN', 27_310_000n],
  ['CZK', 4_790_000n],
  ['HUF', 301_200n],
  ['RON', 22_780_000n],
  ['TRY', 2_361_000n],
  ['ILS', 30_580_000n],
  ['AED', 27_230_000n],
  ['SAR', 26_660_000n],
  ['KWD', 325_570_000n],
  ['BHD', 265_250_000n],
  ['JOD', 141_040_000n],
  ['EGP', 2_109_000n],
  ['MAD', 10_810_000n],
  ['ZAR', 5_820_000n],
  ['KES', 774_000n],
  ['NGN', 69_300n],
  ['INR', 1_127_000n],
  ['KRW', 68_300n],
  ['CNY', 14_060_000n],
  ['HKD', 12_850_000n],
  ['TWD', 3_210_000n],
  ['SGD', 77_020_000n],
  ['THB', 3_087_000n],
  ['IDR', 5990n],
  ['MYR', 24_190_000n],
  ['PHP', 1_697_000n],
  ['VND', 3790n],
  ['NZD', 57_330_000n],
];

const ACCOUNT_CURRENCIES: readonly string[] = [...new Set(DEMO_ACCOUNTS.map((account) => account.currencyCode))];

export interface DemoRate {
  readonly from: string;
  readonly to: string;
  readonly rateE8: bigint;
}

/** Rates from every catalogue currency into every account currency. */
export const DEMO_RATES: readonly DemoRate[] = DOLLARS_E8.flatMap(([from, cost]) =>
  DOLLARS_E8.filter(([to]) => to !== from && ACCOUNT_CURRENCIES.includes(to)).map(([to, worth]) => ({
    from,
    to,
    rateE8: (cost * RATE_SCALE + worth / 2n) / worth,
  })),
);

const RATES = new Map(DEMO_RATES.map(({ from, to, rateE8 }) => [`${from}>${to}`, rateE8]));

/** The rate between two currencies, 1 for equal ones. Raises on a pair without a rate. */
export function demoRate(from: string, to: string): bigint {
  const rate = from === to ? RATE_SCALE : RATES.get(`${from}>${to}`);
  if (rate === undefined) throw new RangeError(`No rate from ${from} to ${to}`);
  return rate;
}

/** Power of ten that scales round dollar amounts to round amounts of a currency: 100 for JPY, 0.1 for KWD. */
export function giftScale(currencyCode: string): number {
  const cost = DOLLARS_E8.find(([code]) => code === currencyCode)?.[1] ?? RATE_SCALE;
  return 10 ** Math.round(Math.log10(Number(RATE_SCALE) / Number(cost)));
}

/** Blocked recipient domains, including their subdomains. */
export const DEMO_BLOCKED_DOMAINS: readonly { readonly domain: string; readonly reason: string }[] = [
  { domain: 'blocked.example', reason: 'BLOCKED' },
  { domain: 'rival-gifts.example', reason: 'BLOCKED' },
  { domain: 'gesperrt-bücher.example', reason: 'BLOCKED' },
  { domain: 'mailinator.com', reason: 'DISPOSABLE' },
  { domain: 'yopmail.com', reason: 'DISPOSABLE' },
  { domain: 'guerrillamail.com', reason: 'DISPOSABLE' },
  { domain: '10minutemail.com', reason: 'DISPOSABLE' },
];
