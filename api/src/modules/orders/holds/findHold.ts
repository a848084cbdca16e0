import type { OrderDetail, OrderHold } from '@portal/shared/contract/orders';
import type { Executor } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import type { Order } from '../orderRepository.ts';
import { findLastHold } from './orderHoldRepository.ts';
import { toOrderHold } from './toOrderHold.ts';

type HeldOrder = Pick<Order, 'platform_id' | 'id' | 'state'>;

/** Returns why an order is held, also while the money of a refused one is returned; null for one that is not. */
export const findHold = async (executor: Executor, order: HeldOrder, now: Date): Promise<OrderHold | null> =>
  order.state === 'ON_HOLD' ? (await findHoldAndRefusal(executor, order, now)).hold : null;

/** Returns why an order is held, and why a review refused it. */
export async function findHoldAndRefusal(
  executor: Executor,
  order: HeldOrder,
  now: Date,
): Promise<Pick<OrderDetail, 'hold' | 'refusal'>> {
  const row = await findLastHold(executor, keyOf(order));
  if (row === undefined) return { hold: null, refusal: null };
  const { decision, decision_reason: reason, decided_at: at } = row;
  const isRefused = decision === 'REFUSE' && reason !== null && at !== null;
  return {
    hold: order.state === 'ON_HOLD' ? toOrderHold(row, now) : null,
    refusal: isRefused ? { reason, refusedDate: at.toISOString() } : null,
  };
}
