import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { ShipmentEvent } from '../../providers/fulfilment/FulfilmentProvider.ts';
import { applyShipment } from './applyShipment.ts';
import { platformOfKey } from './shipmentKeys.ts';
import { findShipmentByKey } from './shipmentRepository.ts';

export interface ShipmentEventDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

/** Applies what the printer tells, once, however often and in whatever order it comes. Shipments that are none of ours are left alone. */
export const createApplyShipmentEvent =
  ({ db, clock, enqueue }: ShipmentEventDeps) =>
  async ({ shipment: state }: ShipmentEvent): Promise<void> => {
    const platformId = platformOfKey(state.key);
    const shipment = platformId === null ? undefined : await findShipmentByKey(db, platformId, state.key);
    if (shipment === undefined || state.revision <= shipment.revision) return;
    await withTransaction(db, (tx) => applyShipment(tx, { enqueue, now: clock.now() }, shipment, state));
  };

export type ApplyShipmentEvent = ReturnType<typeof createApplyShipmentEvent>;
