import type { PricedVariant } from '../carts/index.ts';
import type { LinePricing } from './orderLineRepository.ts';

/** Prices by item, amount and quantity; template and delivery do not affect the price. */
export function linePricing(variants: readonly PricedVariant[]): LinePricing[] {
  const pricing = new Map<string, LinePricing>();
  for (const { utid, amountMinor, quantity, item, rate, price } of variants) {
    if (!item || !rate || !price) throw new Error(`Item ${utid} has no price`);
    pricing.set(`${utid} ${String(amountMinor)} ${quantity}`, {
      utid,
      amountMinor,
      quantity,
      rewardName: item.rewardName,
      brandKey: item.brandKey,
      brandName: item.brandName,
      rateE8: rate.rateE8,
      ...price,
    });
  }
  return [...pricing.values()];
}
