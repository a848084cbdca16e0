import { toMajor } from '@portal/shared/domain/money/money';

export interface Sums {
  readonly count: number;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
}

export const NOTHING: Sums = { count: 0, inMinor: 0n, outMinor: 0n };

export const addAmount = ({ count, inMinor, outMinor }: Sums, amountMinor: bigint, splitsBySign: boolean): Sums =>
  splitsBySign && amountMinor < 0n
    ? { count: count + 1, inMinor, outMinor: outMinor - amountMinor }
    : { count: count + 1, inMinor: inMinor + amountMinor, outMinor };

/** Returns sums in major units; money out is null where the report has none. */
export const toMajorSums = ({ count, inMinor, outMinor }: Sums, currencyCode: string, splitsBySign: boolean) => ({
  count,
  amount: toMajor(inMinor, currencyCode),
  moneyOut: splitsBySign ? toMajor(outMinor, currencyCode) : null,
});
