import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';

const toTermsKey = ({ rates, summary, cartVersion, accountIdentifier }: Quote): string =>
  JSON.stringify([
    cartVersion,
    accountIdentifier,
    summary.fullOrderQuote,
    rates.map(({ from, to, rate }) => [from, to, rate]),
  ]);

/** Returns how often a confirm step that is open had to draw a quote of another version, account or price. */
export function useRedraws(quote: Quote | null): number {
  const [drawn, setDrawn] = useState({ quote, times: 0 });
  if (quote !== null && quote !== drawn.quote) {
    const isOther = drawn.quote !== null && toTermsKey(drawn.quote) !== toTermsKey(quote);
    setDrawn({ quote, times: drawn.times + (isOther ? 1 : 0) });
  }
  return drawn.times;
}
