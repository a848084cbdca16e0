import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';

/** The text key and the amount of what is left after an order, in the account's currency. */
interface BalanceAfter {
  readonly key: 'price.balanceAfter' | 'price.availableAfter';
  readonly amount: number;
}

/** Returns what is left after an order: with a credit line what can still be spent; null where that is not known or falls short. */
export function getBalanceAfter({
  balanceAfter,
  availableAfter,
  hasInsufficientFunds,
}: OrderSummary): BalanceAfter | null {
  if (balanceAfter === null || availableAfter === null || hasInsufficientFunds) return null;
  return availableAfter === balanceAfter
    ? { key: 'price.balanceAfter', amount: balanceAfter }
    : { key: 'price.availableAfter', amount: availableAfter };
}
