import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import { shipmentKeyOf } from '../modules/shipments/index.ts';
import { inventTrackingNumber } from '../providers/fulfilment/sandbox/inventTrackingNumber.ts';
import type { WrittenOrder } from './loadOrders.ts';
import { DEMO_SHIPPING, parcelOf } from './parcelStories.ts';

/** Inserts the shipments of mailed lines, one for all cards in bulk of an order, and their numbers on the lines. */
export async function loadShipments(tx: Tx, orders: readonly WrittenOrder[], now: Date): Promise<void> {
  const rows = orders.flatMap((order) => {
    const isBox = order.plan.type === 'BULK_PROVISIONING_SUPPORTED';
    return (isBox ? order.lines.slice(0, 1) : order.lines).flatMap(({ plan, id }) => {
      const story = parcelOf(plan, order.plan, now);
      if (story === null) return [];
      const of = isBox ? { orderId: order.id } : { lineId: id };
      const key = shipmentKeyOf(order.platformId, of);
      const isFailed = plan.failure !== null;
      return [
        {
          platform_id: order.platformId,
          key,
          order_id: order.id,
          order_line_id: isBox ? null : id,
          status: story.status,
          revision: 1,
          tracking_number: story.shippedAt === null ? null : inventTrackingNumber({ key, method: DEMO_SHIPPING }),
          reason: story.reason,
          created_at: order.plan.settledAt,
          asked_at: order.plan.settledAt,
          accepted_at: story.acceptedAt,
          shipped_at: story.shippedAt,
          completed_at: isFailed ? null : story.endedAt,
          ended_at: isFailed ? story.endedAt : null,
          settled_at: isFailed ? story.endedAt : null,
          refunded_minor: isFailed ? plan.price.chargeMinor : 0n,
        },
      ];
    });
  });
  await insertAll(tx, 'shipments', rows, ['id']);
  for (const { platform_id, order_id, order_line_id, tracking_number } of rows.filter(
    (row) => row.tracking_number !== null,
  ))
    await tx
      .updateTable('order_lines')
      .set({ tracking_number })
      .where('platform_id', '=', platform_id)
      .where('order_id', '=', order_id)
      .$if(order_line_id !== null, (lines) => lines.where('id', '=', order_line_id))
      .execute();
}
