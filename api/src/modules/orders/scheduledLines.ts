import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { countChanges } from './orderProgress.ts';
import { updateOrder, type Order } from './orderRepository.ts';
import { moveLines, releaseLines } from './scheduledLineRepository.ts';

/** Has lines of a locked order wait for another time. */
export async function moveScheduledLines(
  tx: Tx,
  order: Order,
  lineIds: readonly bigint[],
  to: { readonly at: Date; readonly timeZone: string | null },
): Promise<void> {
  await moveLines(tx, order.platform_id, lineIds, to);
  await updateOrder(tx, keyOf(order), { schedule_version: order.schedule_version + 1 });
}

/** Ends the waiting of lines of a locked order: their messages are on their way. */
export async function releaseScheduledLines(tx: Tx, order: Order, lineIds: readonly bigint[], at: Date): Promise<void> {
  if (lineIds.length === 0) return;
  await releaseLines(tx, order.platform_id, lineIds, at);
  await updateOrder(tx, keyOf(order), { schedule_version: order.schedule_version + 1 });
  const scheduled = -lineIds.length;
  await countChanges(tx, order.platform_id, [{ orderId: order.id, delivered: 0, undelivered: 0, scheduled }]);
}
