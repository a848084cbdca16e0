import type { MoneyAmount } from '@portal/shared/contract/common';
import { feeOf, toDecimal, toMajor } from '@portal/shared/domain/money/money';
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

/** Fee of one line, in the reward's currency. */
export const faceFeeOf = (variant: PricedVariant): bigint => feeOf(faceOf(variant), variant.item?.feeMillionths ?? 0n);
