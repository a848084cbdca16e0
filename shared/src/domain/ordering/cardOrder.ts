import { feeOf, toDecimal } from '../money/money.ts';

/** The cost of a card beside the price of an order: an amount of the order's currency, and a part of the price. */
export interface CardOrderFee {
  readonly flatMinor: bigint;
  readonly rateMillionths: bigint;
}

/** Returns the fee of an order that a card pays, in minor units of its currency. */
export const cardOrderFee = (priceMinor: bigint, { flatMinor, rateMillionths }: CardOrderFee): bigint =>
  flatMinor + feeOf(priceMinor, rateMillionths);

/** Returns the part of the fee that goes back with a part of the price, rounded half up; all of it with the whole price. */
export const refundedFee = (payment: { priceMinor: bigint; feeMinor: bigint }, returnedMinor: bigint): bigint =>
  (payment.feeMinor * returnedMinor * 2n + payment.priceMinor) / (payment.priceMinor * 2n);

/** Limits of cards, in cents of USD: of an order, and of an account's orders in a day; and the most rewards of an order. */
export interface CardOrderLimits {
  readonly orderMinor: bigint;
  readonly dayMinor: bigint;
  readonly rewards: number;
}

interface CardOrder {
  /** The price without the card's fee, in cents of USD. */
  readonly usdMinor: bigint;
  /** Paid by cards on the account within the day. */
  readonly usedMinor: bigint;
  readonly rewards: number;
}

/** Why a card may not pay for an order. */
interface CardOrderRefusal {
  readonly key: 'error.cardOrder.amount' | 'error.cardOrder.day' | 'error.cardOrder.rewards';
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the first limit that an order by card exceeds, with what is left of it; null within all of them. */
export function checkCardOrder(
  { usdMinor, usedMinor, rewards }: CardOrder,
  { orderMinor, dayMinor, rewards: most }: CardOrderLimits,
): CardOrderRefusal | null {
  const leftOfDay = dayMinor > usedMinor ? dayMinor - usedMinor : 0n;
  if (rewards > most) return { key: 'error.cardOrder.rewards', values: { max: String(most), left: String(most) } };
  if (usdMinor > orderMinor)
    return {
      key: 'error.cardOrder.amount',
      values: moneyOf(orderMinor, leftOfDay < orderMinor ? leftOfDay : orderMinor),
    };
  if (usdMinor > leftOfDay) return { key: 'error.cardOrder.day', values: moneyOf(dayMinor, leftOfDay) };
  return null;
}

const moneyOf = (limit: bigint, left: bigint) => ({
  limit: toDecimal(limit, 'USD'),
  left: toDecimal(left, 'USD'),
  currencyCode: 'USD',
});
