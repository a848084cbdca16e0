import type { Quote } from '@portal/shared/contract/shoppingCarts';

const termsOf = ({ rates, summary }: Quote): string =>
  JSON.stringify([summary.fullOrderQuote, rates.map(({ from, to, rate }) => [from, to, rate])]);

/** True when a renewed quote charges exactly what the one on screen does, at the same rates. */
export const isSamePrice = (shown: Quote | null | undefined, renewed: Quote | null): boolean =>
  Boolean(shown && renewed && termsOf(shown) === termsOf(renewed));
