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
export function useQuoteChangeCount(quote: Quote | null): number {
  const [shown, setShown] = useState({ quote, times: 0 });
  if (quote !== null && quote !== shown.quote) {
    const isOther = shown.quote !== null && toTermsKey(shown.quote) !== toTermsKey(quote);
    setShown({ quote, times: shown.times + (isOther ? 1 : 0) });
  }
  return shown.times;
}
