import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { fingerprintOf, type OrderContent } from '../checkout/checkoutValues.ts';
import { readOrderDraft } from '../checkout/orderDraft.ts';
import { isAlreadyPlaced } from '../placing/orderRefusal.ts';
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
  /** Prices a content now, for whoever is about to place it. Rejects with the refusal, which `answer` holds too. */
  readonly renew: (content: OrderContent) => Promise<PriceAnswer>;
  /** The cart, once an order was placed from it by another tab or by a call whose answer was lost; null until then. */
  readonly placedCartId: string | null;
  readonly markPlaced: () => void;
  /** The cart that this page works with. */
  readonly currentCartId: () => string | null;
}

/** What failed is kept as the answer. */
const ignoreFailure = (): void => undefined;

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
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [placedCartId, setPlacedCartId] = useState<string | null>(null);

  const answered = useRef('');
  const requote = useCallback(() => {
    answered.current = '';
    setAnswer((last) => last && { ...last, fingerprint: '', error: null });
  }, []);
  const renew = useCallback(
    (content: OrderContent) => {
      const fingerprint = fingerprintOf(content);
      const run = async (): Promise<PriceAnswer> => {
        // From the first call on the cart no longer holds what the last price was for.
        requote();
        const tried = cart.current ?? readOrderDraft(drafts).cartId ?? null;
        const keep = (next: PriceAnswer): PriceAnswer => {
          cart.current = next.cartId ?? readOrderDraft(drafts).cartId ?? cart.current;
          if (wanted.current === fingerprint) {
            answered.current = fingerprint;
            setAnswer(next);
          }
          return next;
        };
        try {
          return keep({ fingerprint, ...(await priceOrder(calls, drafts, content, cart.current)), error: null });
        } catch (error) {
          if (isAlreadyPlaced(error)) setPlacedCartId(tried);
          keep({ fingerprint, cartId: null, quote: null, error });
          throw error;
        }
      };
      const done = queue.current.then(run);
      queue.current = done.catch(ignoreFailure);
      return done;
    },
    [calls, drafts, requote],
  );
  const price = useCallback(
    (content: OrderContent) => {
      const fingerprint = fingerprintOf(content);
      queue.current = queue.current.then(() => {
        if (wanted.current === fingerprint && answered.current !== fingerprint) renew(content).catch(ignoreFailure);
      });
    },
    [renew],
  );
  const want = useCallback((fingerprint: string | null) => {
    wanted.current = fingerprint;
  }, []);
  const currentCartId = useCallback(() => cart.current, []);
  const markPlaced = useCallback(() => setPlacedCartId(cart.current), []);
  return useMemo(
    () => ({ answer, want, price, requote, renew, placedCartId, markPlaced, currentCartId }),
    [answer, want, price, requote, renew, placedCartId, markPlaced, currentCartId],
  );
}
