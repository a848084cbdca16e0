import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useCallback, useState } from 'react';
import { newUuid } from '../../../api/newUuid.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { useAddCartLinesMutation, useDeleteCartLineMutation } from './cartApi.ts';
import { toLineBody } from './cartLine.ts';
import { saveCart } from './saveCart.ts';

export interface LineRemoval {
  /** The line that was taken out last. */
  readonly removed: CartLine | null;
  readonly failure: unknown;
  readonly remove: (line: CartLine) => Promise<void>;
  /** Puts it back, at the end of the cart. */
  readonly undo: () => Promise<void>;
}

/** Takes lines out of a cart, the last one until it is put back. */
export function useLineRemoval(cartId: string, onPlaced: () => void): LineRemoval {
  const [deleteLine] = useDeleteCartLineMutation();
  const [addLines] = useAddCartLinesMutation();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [failure, setFailure] = useFailure();
  const attempt = useCallback(
    async (call: Promise<unknown>, after: CartLine | null) => {
      setFailure(null);
      try {
        await saveCart(call, onPlaced);
        setRemoved(after);
      } catch (error) {
        setFailure(error);
      }
    },
    [onPlaced, setFailure],
  );
  const remove = useCallback(
    (line: CartLine) => attempt(deleteLine({ cartId, identifier: line.identifier }).unwrap(), line),
    [attempt, cartId, deleteLine],
  );
  const undo = useCallback(async () => {
    if (removed === null) return;
    const body = [toLineBody(removed)];
    await attempt(addLines({ cartId, body, idempotencyKey: newUuid() }).unwrap(), null);
  }, [addLines, attempt, cartId, removed]);
  return { removed, failure, remove, undo };
}
