import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { toFingerprint, type OrderContent } from '../checkout/checkoutValues.ts';
import { readOrderDraft } from '../../orderDraft.ts';
import { isAlreadyPlaced } from '../placing/orderRefusal.ts';
import { priceOrder } from './priceOrder.ts';
import { useCartCalls } from './useCartCalls.ts';

/** The last quote or error with the fingerprint of its order ('' when outdated). */
export interface PriceAnswer {
  readonly fingerprint: string;
  readonly cartId: string | null;
  readonly quote: Quote | null;
  readonly error: unknown;
}

export interface Pricing {
  readonly answer: PriceAnswer | null;
  /** Sets the fingerprint of the displayed order; responses for any other are ignored. */
  readonly want: (fingerprint: string | null) => void;
  /** Requests the price of an order; requests run in sequence. */
  readonly price: (content: OrderContent) => void;
  /** Discards the price, so that it is requested again. */
  readonly requote: () => void;
  /** The cart, once it was ordered by another tab or by a call whose response was lost; null until then. */
  readonly placedCartId: string | null;
  readonly markPlaced: () => void;
  /** This page's cart. */
  readonly currentCartId: () => string | null;
}

/**
 * Server prices of the order being edited. An attempt to place it with an unknown outcome keeps its quote, so that the
 * same call can be retried.
 */
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
  const ask = useCallback(
    async (content: OrderContent, fingerprint: string): Promise<void> => {
      // From the first call on, the cart no longer matches the last price.
      requote();
      const tried = cart.current ?? readOrderDraft(drafts).cartId ?? null;
      const keep = (next: PriceAnswer): void => {
        cart.current = next.cartId ?? readOrderDraft(drafts).cartId ?? cart.current;
        if (wanted.current !== fingerprint) return;
        answered.current = fingerprint;
        setAnswer(next);
      };
      try {
        keep({ fingerprint, ...(await priceOrder(calls, drafts, content, cart.current)), error: null });
      } catch (error) {
        if (isAlreadyPlaced(error)) setPlacedCartId(tried);
        keep({ fingerprint, cartId: null, quote: null, error });
      }
    },
    [calls, drafts, requote],
  );
  const price = useCallback(
    (content: OrderContent) => {
      const fingerprint = toFingerprint(content);
      queue.current = queue.current.then(() =>
        wanted.current === fingerprint && answered.current !== fingerprint ? ask(content, fingerprint) : undefined,
      );
    },
    [ask],
  );
  const want = useCallback((fingerprint: string | null) => {
    wanted.current = fingerprint;
  }, []);
  const currentCartId = useCallback(() => cart.current, []);
  const markPlaced = useCallback(() => setPlacedCartId(cart.current), []);
  return useMemo(
    () => ({ answer, want, price, requote, placedCartId, markPlaced, currentCartId }),
    [answer, want, price, requote, placedCartId, markPlaced, currentCartId],
  );
}
