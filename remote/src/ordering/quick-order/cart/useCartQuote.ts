import type { Quote, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useCallback, useEffect, useState } from 'react';
import { newUuid } from '../../../api/newUuid.ts';
import { useCreateQuoteMutation } from '../quickOrderApi.ts';

export interface CartQuote {
  /** The last one, also while it is asked for anew; null before the first and after a failure. */
  readonly quote: Quote | null;
  readonly error: unknown;
  readonly isUpdating: boolean;
  /** Prices the cart as it is now. Rejects with the server's error, which `error` has, too. */
  readonly renew: () => Promise<Quote>;
}

/**
 * The price of a cart, asked for as it is opened and whenever its lines or its account change; of one that is filled, or in which
 * something is wrong, once that is over.
 */
export function useCartQuote({
  cartId,
  accountIdentifier,
  lineItemCount,
  pendingLineItemCount,
  invalidLineItemCount,
}: ShoppingCart): CartQuote {
  const [createQuote, { error, isLoading: isUpdating }] = useCreateQuoteMutation();
  const [quote, setQuote] = useState<Quote | null>(null);
  const isPriced = lineItemCount > 0 && pendingLineItemCount === 0 && invalidLineItemCount === 0;
  const renew = useCallback(
    () =>
      createQuote({ cartId, idempotencyKey: newUuid() })
        .unwrap()
        .then(
          (next) => {
            setQuote(next);
            return next;
          },
          (failure: unknown) => {
            setQuote(null);
            throw failure;
          },
        ),
    [cartId, createQuote],
  );
  useEffect(() => {
    // The failure is shown from `error`.
    if (isPriced) renew().catch(() => undefined);
  }, [accountIdentifier, lineItemCount, isPriced, renew]);
  return { quote, error, isUpdating, renew };
}
