import type { OrderHold } from '@portal/shared/contract/orders';
import type { Executor } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import type { Order } from '../orderRepository.ts';
import { findLastHold } from './orderHoldRepository.ts';
import { toOrderHold } from './toOrderHold.ts';

/** Returns why an order is held, also while the money of a refused one is returned; null for one that is not. */
export async function findHold(
  executor: Executor,
  order: Pick<Order, 'platform_id' | 'id' | 'state'>,
  now: Date,
): Promise<OrderHold | null> {
  if (order.state !== 'ON_HOLD') return null;
  const hold = await findLastHold(executor, keyOf(order));
  return hold === undefined ? null : toOrderHold(hold, now);
}
