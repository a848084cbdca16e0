import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { EnqueueAll } from '../../jobs/portalJobs.ts';
import { insertShipments } from './shipmentRepository.ts';
import { shipmentKeyOf } from './shipmentKeys.ts';

interface IssuedParcels {
  readonly order: TenantKey;
  /** Mailed lines, each of which is a parcel of its own. */
  readonly lineIds: readonly bigint[];
  /** All lines in bulk of the order are issued: they go as one parcel. */
  readonly hasBox: boolean;
  readonly at: Date;
}

/** Has what was issued to be mailed handed to the printer, once the transaction commits. */
export async function queueShipments(
  tx: Tx,
  enqueueAll: EnqueueAll,
  { order: { platformId, id: orderId }, lineIds, hasBox, at }: IssuedParcels,
): Promise<void> {
  const parcels = [
    ...lineIds.map((lineId) => ({
      key: shipmentKeyOf(platformId, { lineId }),
      order_id: orderId,
      order_line_id: lineId,
    })),
    ...(hasBox ? [{ key: shipmentKeyOf(platformId, { orderId }), order_id: orderId, order_line_id: null }] : []),
  ];
  if (parcels.length === 0) return;
  const ids = await insertShipments(tx, platformId, parcels, at);
  if (ids.length === 0) return;
  await enqueueAll(
    tx,
    'ship-parcel',
    ids.map((id) => ({ platformId: String(platformId), shipmentId: String(id) })),
  );
}
