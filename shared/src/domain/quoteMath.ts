import { convert, feeOf, sum } from './money.ts';

/** One line to be priced; minor units of the reward's currency. */
export interface PricedInput {
  readonly currencyCode: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly rateE8: bigint;
  /** The item's fee, millionths of the charged base (20,000 = 2 %). */
  readonly feeMillionths: bigint;
}

/** What a line costs, in minor units of the account's currency. */
export interface LinePrice {
  readonly baseMinor: bigint;
  readonly feeMinor: bigint;
  readonly chargeMinor: bigint;
}

/** The price of one line (F7): amount x quantity, converted once, plus its fee. The order's total is the exact sum of these. */
export function priceLine(line: PricedInput, accountCurrency: string): LinePrice {
  const baseMinor = convert(line.amountMinor * BigInt(line.quantity), line.currencyCode, accountCurrency, line.rateE8);
  const feeMinor = feeOf(baseMinor, line.feeMillionths);
  return { baseMinor, feeMinor, chargeMinor: baseMinor + feeMinor };
}

/** Totals of priced lines. */
export const totalOf = (lines: readonly LinePrice[]): LinePrice => ({
  baseMinor: sum(lines.map((line) => line.baseMinor)),
  feeMinor: sum(lines.map((line) => line.feeMinor)),
  chargeMinor: sum(lines.map((line) => line.chargeMinor)),
});
