import { priceLine } from '@portal/shared/domain/money/quoteMath';
import { array, object, string, type InferType } from 'yup';
import type { RewardItem } from '../../catalog/index.ts';
import type { LinePricing, SliceVariant } from './cartSliceRepository.ts';

const amount = string().matches(/^\d+$/).required();

/** The items and rates that an order's lines are priced with, as they were when it was placed. Numbers are decimal text. */
const schema = object({
  items: array(
    object({
      utid: string().required(),
      rewardName: string().required(),
      brandKey: string().required(),
      brandName: string().required(),
      // Orders of before have none.
      adjustmentMillionths: string()
        .matches(/^-?\d+$/)
        .optional(),
      feeMillionths: amount,
    }),
  ).required(),
  rates: array(object({ from: string().required(), rateE8: amount })).required(),
  // The cost of each method for one address; orders of before have none.
  shipping: array(object({ method: string().required(), feeMinor: amount })).optional(),
});
export type OrderPricing = InferType<typeof schema>;

/** An item and the rate of its currency; undefined: there is none any more. */
interface FrozenVariant {
  readonly utid: string;
  readonly item:
    | Pick<RewardItem, 'rewardName' | 'brandKey' | 'brandName' | 'adjustmentMillionths' | 'feeMillionths'>
    | undefined;
  readonly rate: { readonly from: string; readonly rateE8: bigint } | undefined;
}

/** The things that a cart is priced with: its rewards, and what each method of shipping costs for one address. */
interface Priced {
  readonly variants: readonly FrozenVariant[];
  readonly shippingFees: ReadonlyMap<string, bigint>;
}

/** Freezes what a cart is priced with, whatever becomes of catalogue, rates and fees. Raises when an item has no price. */
export function freezePricing({ variants, shippingFees }: Priced): OrderPricing {
  const items = new Map<string, OrderPricing['items'][number]>();
  const rates = new Map<string, OrderPricing['rates'][number]>();
  for (const { utid, item, rate } of variants) {
    if (!item || !rate) throw new Error(`Item ${utid} has no price`);
    const { rewardName, brandKey, brandName } = item;
    const adjustmentMillionths = String(item.adjustmentMillionths);
    const feeMillionths = String(item.feeMillionths);
    items.set(utid, { utid, rewardName, brandKey, brandName, adjustmentMillionths, feeMillionths });
    rates.set(rate.from, { from: rate.from, rateE8: String(rate.rateE8) });
  }
  const shipping = [...shippingFees].map(([method, feeMinor]) => ({ method, feeMinor: String(feeMinor) }));
  return { items: [...items.values()], rates: [...rates.values()], shipping };
}

/** Reads the pricing of a row. Raises when it holds anything else. */
export const readPricing = (value: unknown): OrderPricing => schema.validateSync(value, { strict: true });

/** Prices lines by item, amount and quantity, exactly as their quote did. Raises for an item that the pricing lacks. */
export function priceSlice(
  { items, rates }: OrderPricing,
  variants: readonly SliceVariant[],
  accountCurrency: string,
): LinePricing[] {
  return variants.map(({ utid, currencyCode, amountMinor, quantity }) => {
    const item = items.find((one) => one.utid === utid);
    const rate = rates.find(({ from }) => from === currencyCode);
    if (!item || !rate) throw new Error(`Item ${utid} has no price`);
    const rateE8 = BigInt(rate.rateE8);
    const adjustmentMillionths = BigInt(item.adjustmentMillionths ?? 0);
    const feeMillionths = BigInt(item.feeMillionths);
    const line = { currencyCode, amountMinor, quantity, rateE8, adjustmentMillionths, feeMillionths };
    const price = priceLine(line, accountCurrency);
    const { rewardName, brandKey, brandName } = item;
    return { utid, amountMinor, quantity, rewardName, brandKey, brandName, rateE8, ...price };
  });
}
