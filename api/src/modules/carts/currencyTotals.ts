import type { MoneyAmount } from '@portal/shared/contract/common';
import { adjustmentOf, convert, feeOf, sum, toDecimal, toMajor } from '@portal/shared/domain/money/money';
import type { PricedVariant } from './evaluateCart.ts';

/** An amount as serialised for the API. */
export const money = (minor: bigint, currencyCode: string): MoneyAmount => ({
  amount: toMajor(minor, currencyCode),
  currencyCode,
  amountPlainString: toDecimal(minor, currencyCode),
});

/** Sums by reward currency, in order of first appearance in the cart. */
export function totalsByCurrency(
  variants: readonly PricedVariant[],
  minorOf: (variant: PricedVariant) => bigint,
): MoneyAmount[] {
  const totals = new Map<string, bigint>();
  for (const variant of variants) {
    totals.set(
      variant.currencyCode,
      (totals.get(variant.currencyCode) ?? 0n) + minorOf(variant) * BigInt(variant.lineCount),
    );
  }
  return [...totals].map(([currencyCode, minor]) => money(minor, currencyCode));
}

/** Face value of one line, in the reward's currency. */
export const faceOf = (variant: PricedVariant): bigint => variant.amountMinor * BigInt(variant.quantity);

/** Price of one line without its fee, in the reward's currency. */
export const adjustedFaceOf = (variant: PricedVariant): bigint =>
  faceOf(variant) + adjustmentOf(faceOf(variant), variant.item?.adjustmentMillionths ?? 0n);

/** Fee of one line, in the reward's currency. */
export const faceFeeOf = (variant: PricedVariant): bigint =>
  feeOf(adjustedFaceOf(variant), variant.item?.feeMillionths ?? 0n);

/** Face value of all lines in the account's currency; without those that have no exchange rate. */
export const faceTotalIn = (accountCurrency: string, variants: readonly PricedVariant[]): bigint =>
  sum(
    variants.map((variant) =>
      variant.rate === undefined
        ? 0n
        : convert(faceOf(variant), variant.currencyCode, accountCurrency, variant.rate.rateE8) *
          BigInt(variant.lineCount),
    ),
  );
