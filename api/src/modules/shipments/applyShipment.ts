import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { ShipmentState } from '../../providers/fulfilment/FulfilmentProvider.ts';
import { lockOrder, recordShipped } from '../orders/index.ts';
import { lockShipment, updateShipment, type Shipment } from './shipmentRepository.ts';

interface ApplyDeps {
  readonly enqueue: Enqueue;
  readonly now: Date;
}

const FINAL = ['COMPLETED', 'FAILED', 'CANCELED'];

/** Returns what travels together, as the orders' module names it. */
export const shippedOf = ({ platform_id, order_id, order_line_id }: Shipment) => ({
  platformId: platform_id,
  orderId: order_id,
  lineId: order_line_id,
});

/**
 * Applies what the printer tells of a shipment, once: what is older than what was applied before, or comes after a final status,
 * changes nothing. One that came to nothing is settled by a job, as the issuer has to be asked. Locks order and shipment, in this order.
 */
export async function applyShipment(
  tx: Tx,
  { enqueue, now }: ApplyDeps,
  found: Shipment,
  state: ShipmentState,
): Promise<void> {
  await lockOrder(tx, { platformId: found.platform_id, id: found.order_id });
  const shipment = await lockShipment(tx, keyOf(found));
  if (state.revision <= shipment.revision || FINAL.includes(shipment.status)) return;
  const at = state.at > now ? now : state.at;
  await updateShipment(tx, keyOf(found), {
    status: state.status,
    revision: state.revision,
    tracking_number: state.trackingNumber ?? shipment.tracking_number,
    reason: state.reason,
    accepted_at: shipment.accepted_at ?? at,
    ...timesOf(state, shipment, at),
  });
  const { trackingNumber } = state;
  if (state.status === 'SHIPPED') await recordShipped(tx, shippedOf(shipment), { status: 'MAILED', trackingNumber });
  if (state.status === 'COMPLETED')
    await recordShipped(tx, shippedOf(shipment), { status: 'DELIVERED', trackingNumber });
  if (state.status === 'FAILED' || state.status === 'CANCELED') await enqueueSettling(tx, enqueue, shipment);
  await writeAudit(tx, {
    platformId: shipment.platform_id,
    actorUserId: null,
    action: `shipment.${ACTIONS[state.status]}`,
    entityType: 'shipment',
    entityId: shipment.key,
    details: { trackingNumber, reason: state.reason },
    at: now,
  });
}

const ACTIONS: Readonly<Record<ShipmentState['status'], string>> = {
  ACCEPTED: 'accepted',
  IN_PROGRESS: 'begun',
  SHIPPED: 'shipped',
  COMPLETED: 'delivered',
  FAILED: 'failed',
  CANCELED: 'canceled',
};

function timesOf({ status }: ShipmentState, { shipped_at }: Shipment, at: Date) {
  if (status === 'SHIPPED') return { shipped_at: shipped_at ?? at };
  if (status === 'COMPLETED') return { completed_at: at };
  return status === 'FAILED' || status === 'CANCELED' ? { ended_at: at } : {};
}

/** Has a shipment that came to nothing settled. */
export const enqueueSettling = (tx: Tx, enqueue: Enqueue, { platform_id, id }: Shipment): Promise<void> =>
  enqueue(tx, {
    queue: 'settle-shipment',
    data: { platformId: String(platform_id), shipmentId: String(id) },
  });
