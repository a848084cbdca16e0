import { useCallback } from 'react';
import { orderPath } from '../../entities/order/orderPath.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';

type OrderLink = (referenceOrderId: string) => ReturnType<ReturnType<typeof useRowLinks>>;

/** Links to the orders of transactions; null where this mount has no such page or the user may not see it. */
export function useOrderLinks(): OrderLink | null {
  const mayOpen = useMayOpen(orderPath('any'));
  const linkTo = useRowLinks();
  const linkToOrder = useCallback<OrderLink>((referenceOrderId) => linkTo(orderPath(referenceOrderId)), [linkTo]);
  return mayOpen ? linkToOrder : null;
}
