import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { fingerprintOf, type OrderContent } from '../checkout/checkoutValues.ts';
import { readOrderDraft } from '../checkout/orderDraft.ts';
import { priceOrder } from './priceOrder.ts';
import { useCartCalls } from './useCartCalls.ts';

/** The last price or refusal, and the content that it belongs to ('' once it belongs to none). */
export interface PriceAnswer {
  readonly fingerprint: string;
  readonly cartId: string | null;
  readonly quote: Quote | null;
  readonly error: unknown;
}

export interface Pricing {
  readonly answer: PriceAnswer | null;
  /** Says which content is on screen: answers for any other are ignored. */
  readonly want: (fingerprint: string | null) => void;
  /** Sends a content and asks for its price, one after another. */
  readonly price: (content: OrderContent) => void;
  /** Gives the price up, so that it is asked for again. */
  readonly requote: () => void;
  /** Begins with a cart of its own. */
  readonly forget: () => void;
}

/** The server's prices of an order that is being typed. A try to place whose answer was lost keeps its price, so that the same call can be repeated. */
export function usePricing(): Pricing {
  const calls = useCartCalls();
  const drafts = useDraftStore();
  const [started] = useState(() => readOrderDraft(drafts));
  const [answer, setAnswer] = useState<PriceAnswer | null>(() =>
    started.attempt ? { ...started.attempt, error: null } : null,
  );
  const cart = useRef<string | null>(started.cartId ?? null);
  const wanted = useRef<string | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const requote = useCallback(() => setAnswer((last) => last && { ...last, fingerprint: '', error: null }), []);
  const price = useCallback(
    (content: OrderContent) => {
      const fingerprint = fingerprintOf(content);
      const run = async () => {
        if (wanted.current !== fingerprint) return;
        // From the first call on the cart no longer holds what the last price was for.
        requote();
        const next = await priceOrder(calls, drafts, content, cart.current).then(
          (priced) => ({ fingerprint, ...priced, error: null }),
          (error: unknown) => ({ fingerprint, cartId: null, quote: null, error }),
        );
        cart.current = next.cartId ?? readOrderDraft(drafts).cartId ?? cart.current;
        if (wanted.current === fingerprint) setAnswer(next);
      };
      queue.current = queue.current.then(run);
    },
    [calls, drafts, requote],
  );
  const want = useCallback((fingerprint: string | null) => {
    wanted.current = fingerprint;
  }, []);
  const forget = useCallback(() => {
    cart.current = null;
    setAnswer(null);
  }, []);
  return useMemo(() => ({ answer, want, price, requote, forget }), [answer, want, price, requote, forget]);
}
