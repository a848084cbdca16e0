import type { OrdersQuery } from '@portal/shared/contract/orders';
import { getOrderProgress } from '@portal/shared/domain/ordering/orderProgress';
import { SETTINGS } from '@portal/shared/domain/settings';
import { listOrders } from '../historyApi.ts';

/** Reads a page of orders, and polls it while a large one of them is under way. */
export function useOrdersList(request: OrdersQuery) {
  const result = listOrders.useQueryState(request);
  const { currentData, isFetching } = result;
  const isUnderWay = currentData?.rows.some((row) => getOrderProgress(row) !== null) ?? false;
  const { refetch } = listOrders.useQuerySubscription(request, {
    pollingInterval: isUnderWay ? SETTINGS.orders.pollMs : 0,
    refetchOnMountOrArgChange: true,
  });
  // A polled answer is no news to wait for.
  return { ...result, isFetching: isFetching && !isUnderWay, refetch };
}
