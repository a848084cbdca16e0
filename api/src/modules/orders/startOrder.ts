import type { OrderHold } from '@portal/shared/contract/orders';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { holdReasonFor, type HoldReason } from '@portal/shared/domain/ordering/orderHold';
import type { KybStatus } from '@portal/shared/domain/access/kybStatuses';
import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { findAccount } from '../accounts/index.ts';
import { holdKybStatus } from '../platforms/index.ts';
import type { HoldMails } from './holds/holdMails.ts';
import { holdOrder } from './holds/holdOrder.ts';
import type { Order } from './orderRepository.ts';

export interface StartOrderDeps extends HoldMails {
  readonly enqueue: Enqueue;
}

/**
 * Lets a paid order go on, or holds it when somebody has to review it first. Returns the hold; null when it goes on. `kybStatus`: the
 * state of the review, where the transaction holds it already.
 */
export async function startOrder(
  deps: StartOrderDeps,
  tx: Tx,
  order: Order,
  { at, kybStatus: held }: { readonly at: Date; readonly kybStatus?: KybStatus },
): Promise<OrderHold | null> {
  const kybStatus = held ?? (await holdKybStatus(tx, order.platform_id));
  const reason = await findHoldReason(tx, order, kybStatus);
  if (reason === null) {
    await continueOrder(deps, tx, order);
    return null;
  }
  const hold = await holdOrder(deps, tx, order, { reason, at });
  // The business was rejected while a card was charged.
  if (kybStatus === 'REJECTED')
    await deps.enqueue(tx, { queue: 'settle-held-orders', data: { platformId: String(order.platform_id) } });
  return hold;
}

/** Has the lines of an order issued, those of a large order written first. */
export const continueOrder = ({ enqueue }: Pick<StartOrderDeps, 'enqueue'>, tx: Tx, order: Order): Promise<void> =>
  enqueue(tx, {
    queue: order.status === 'QUEUED' ? 'write-order-lines' : 'issue-order',
    data: { platformId: String(order.platform_id), orderId: String(order.id) },
  });

async function findHoldReason(tx: Tx, order: Order, kybStatus: KybStatus): Promise<HoldReason | null> {
  if (!isAllowedByReview(kybStatus, 'ORDER')) return 'BUSINESS_REVIEW';
  const account = await findAccount(tx, { platformId: order.platform_id, accountId: order.account_id });
  return holdReasonFor({
    kybStatus,
    confidence: account.confidence_attribute,
    isCard: order.payment_method === 'CREDIT_CARD',
    isInCardReview: false,
  });
}
