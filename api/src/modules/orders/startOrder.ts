import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { Order } from './orderRepository.ts';

interface StartOrderDeps {
  readonly enqueue: Enqueue;
}

/** Lets a paid order go on: its lines are issued, those of a large order written first. */
export async function startOrder({ enqueue }: StartOrderDeps, tx: Tx, order: Order): Promise<void> {
  await enqueue(tx, {
    queue: order.status === 'QUEUED' ? 'write-order-lines' : 'issue-order',
    data: { platformId: String(order.platform_id), orderId: String(order.id) },
  });
}
