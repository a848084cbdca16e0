import type { RemovedCarts } from '@portal/shared/contract/shoppingCarts';
import { useEffect, useState } from 'react';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { useDeleteStaleCartsMutation } from './cartApi.ts';

const NONE: RemovedCarts = [];

/** Removes carts that nobody will finish as the cart is opened; returns those that had been filled. A failure is nothing to speak of. */
export function useStaleCarts(): RemovedCarts {
  const isEmulated = usePrincipal().emulationPlatformId !== null;
  const [deleteStaleCarts] = useDeleteStaleCartsMutation();
  const [removed, setRemoved] = useState(NONE);
  useEffect(() => {
    // Their user is to read of it.
    if (isEmulated) return;
    deleteStaleCarts(undefined)
      .unwrap()
      .then(
        (carts) =>
          setRemoved(carts.filter(({ orderSource, lineItemCount }) => orderSource !== 'PORTAL' && lineItemCount > 0)),
        () => undefined,
      );
  }, [isEmulated, deleteStaleCarts]);
  return removed;
}
