import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';

const toTermsKey = ({ rates, summary, mail, cartVersion, accountIdentifier, payment }: Quote): string =>
  JSON.stringify([
    cartVersion,
    accountIdentifier,
    payment.paymentSourceIdentifier,
    mail,
    summary.fullOrderQuote,
    rates.map(({ from, to, rate }) => [from, to, rate]),
  ]);

interface ShownQuote {
  /** The last one, which stays while another is asked for; null before the first. */
  readonly quote: Quote | null;
  /** How often one of another version, account, mail or price had to be drawn. */
  readonly changeCount: number;
}

/** Returns the quote that an open confirm step draws; `quote`: the one that is valid now, null while there is none. */
export function useShownQuote(quote: Quote | null): ShownQuote {
  const [shown, setShown] = useState<ShownQuote>({ quote, changeCount: 0 });
  if (quote !== null && quote !== shown.quote) {
    const isOther = shown.quote !== null && toTermsKey(shown.quote) !== toTermsKey(quote);
    setShown({ quote, changeCount: shown.changeCount + (isOther ? 1 : 0) });
  }
  return shown;
}
