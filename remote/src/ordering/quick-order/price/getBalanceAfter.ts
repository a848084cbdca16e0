import type { Quote } from '@portal/shared/contract/shoppingCarts';

/** The text key and the amount of what is left after an order, in the account's currency. */
interface BalanceAfter {
  readonly key: 'price.balanceAfter' | 'price.availableAfter' | 'price.balanceStays';
  readonly amount: number;
}

/** Returns what is left after an order, all of it where a card pays: with a credit line what can still be spent; null where that is not known or falls short. */
export function getBalanceAfter({ summary, payment }: Pick<Quote, 'summary' | 'payment'>): BalanceAfter | null {
  const { balanceAfter, availableAfter, hasInsufficientFunds } = summary;
  if (payment.card !== null && balanceAfter !== null) return { key: 'price.balanceStays', amount: balanceAfter };
  if (balanceAfter === null || availableAfter === null || hasInsufficientFunds) return null;
  return availableAfter === balanceAfter
    ? { key: 'price.balanceAfter', amount: balanceAfter }
    : { key: 'price.availableAfter', amount: availableAfter };
}
