import { adjustmentOf, convert, feeOf, sum } from './money.ts';

/** Line to be priced, in minor units of the reward's currency. */
export interface PricedInput {
  readonly currencyCode: string;
  readonly amountMinor: bigint;
  readonly quantity: number;
  readonly rateE8: bigint;
  /** The item's adjustment in millionths of its value (-20,000 = 2 % less). */
  readonly adjustmentMillionths: bigint;
  /** The item's fee in millionths of the charged base (20,000 = 2 %). */
  readonly feeMillionths: bigint;
}

/** Price of a line in minor units of the account's currency. */
export interface LinePrice {
  readonly baseMinor: bigint;
  readonly feeMinor: bigint;
  readonly chargeMinor: bigint;
}

/** Prices one line: amount x quantity, converted once and adjusted, plus its fee. The order's total is the exact sum of these. */
export function priceLine(line: PricedInput, accountCurrency: string): LinePrice {
  const valueMinor = convert(line.amountMinor * BigInt(line.quantity), line.currencyCode, accountCurrency, line.rateE8);
  const baseMinor = valueMinor + adjustmentOf(valueMinor, line.adjustmentMillionths);
  const feeMinor = feeOf(baseMinor, line.feeMillionths);
  return { baseMinor, feeMinor, chargeMinor: baseMinor + feeMinor };
}

export const totalOf = (lines: readonly LinePrice[]): LinePrice => ({
  baseMinor: sum(lines.map((line) => line.baseMinor)),
  feeMinor: sum(lines.map((line) => line.feeMinor)),
  chargeMinor: sum(lines.map((line) => line.chargeMinor)),
});
