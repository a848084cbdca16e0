import { ANY_ORDER_HISTORY } from '@portal/shared/domain/permissions';
import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import { orderPath } from '../../entities/order/orderPath.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';

type OrderLink = (referenceOrderId: string) => ReturnType<ReturnType<typeof useRowLinks>>;

/** Links to the orders of transactions; null where this mount has no such page or the user may not see it. */
export function useOrderLinks(): OrderLink | null {
  const mayOpen = useCan({ any: ANY_ORDER_HISTORY });
  const hasPage = useRouteRows().some(({ path }) => matchPath(path, orderPath('any')) !== null);
  const linkTo = useRowLinks();
  const linkToOrder = useCallback<OrderLink>((referenceOrderId) => linkTo(orderPath(referenceOrderId)), [linkTo]);
  return mayOpen && hasPage ? linkToOrder : null;
}
