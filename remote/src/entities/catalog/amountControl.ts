import type { CatalogItem } from '@portal/shared/contract/catalog';

export type AmountControl =
  | { readonly kind: 'fixed'; readonly value: number }
  | { readonly kind: 'options'; readonly options: readonly number[] }
  | { readonly kind: 'range'; readonly min: number | null; readonly max: number | null };

/** Kind of control for an item's amount, by the precedence of `checkRewardAmount`. Major units. */
export function getAmountControl(item: CatalogItem): AmountControl {
  const { faceValue, amountDetails } = item;
  if (faceValue !== null) return { kind: 'fixed', value: faceValue };
  if (amountDetails.options.length > 0) return { kind: 'options', options: amountDetails.options };
  return { kind: 'range', min: amountDetails.min ?? item.minValue, max: amountDetails.max ?? item.maxValue };
}
