import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Enqueue, JobOutcome } from '../../jobs/portalJobs.ts';
import {
  FulfilmentUnreachable,
  ShipmentRefused,
  type FulfilmentProvider,
  type ShipmentState,
} from '../../providers/fulfilment/FulfilmentProvider.ts';
import type { DrawLetter } from '../letters/index.ts';
import { listShippedLines, type ShippedLine } from '../orders/index.ts';
import { applyShipment, shippedOf } from './applyShipment.ts';
import { findShipment, updateShipment, type Shipment } from './shipmentRepository.ts';
import { isLetter, toShipmentOrder } from './toShipmentOrder.ts';

export interface ShipDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  /** Null: nothing is mailed. */
  readonly fulfilment: FulfilmentProvider | null;
  readonly drawLetter: DrawLetter;
}

/**
 * Hands a shipment to the printer, outside of any transaction, and notes that it was taken. May be run again at any time: it goes by its
 * key once, and where the answer was lost the printer is asked first what it has.
 */
export async function shipParcel(deps: ShipDeps, key: TenantKey): Promise<JobOutcome> {
  const { db, clock, enqueue, fulfilment } = deps;
  const shipment = await findShipment(db, key);
  if (shipment === undefined || shipment.status !== 'WAITING') return { done: true };
  if (fulfilment === null) return { retry: 'No printer is configured' };
  const state = await handOver({ ...deps, fulfilment }, shipment).catch((error: unknown) => {
    if (error instanceof FulfilmentUnreachable) return null;
    throw error;
  });
  if (state === null) return { retry: 'The printer gave no answer' };
  await withTransaction(db, (tx) => applyShipment(tx, { enqueue, now: clock.now() }, shipment, state));
  return { done: true };
}

type HandOverDeps = ShipDeps & { readonly fulfilment: FulfilmentProvider };

async function handOver(deps: HandOverDeps, shipment: Shipment): Promise<ShipmentState> {
  const { db, clock, fulfilment } = deps;
  const kept = shipment.asked_at === null ? null : await fulfilment.find(shipment.key);
  if (kept !== null) return kept;
  const lines = await listShippedLines(db, shippedOf(shipment));
  const [first, ...others] = lines.filter(({ is_over }) => !is_over);
  if (first === undefined) return endedOf(shipment, 'CANCELED', clock.now());
  const letter = await letterOf(deps, shipment, first);
  const order =
    letter === 'missing'
      ? null
      : toShipmentOrder(shipment.key, [first, ...others], letter, shipment.order_line_id === null);
  if (order === null) return endedOf(shipment, 'FAILED', clock.now());
  await updateShipment(db, keyOf(shipment), { asked_at: clock.now() });
  return fulfilment.ship(order).catch((error: unknown) => {
    if (error instanceof ShipmentRefused) return endedOf(shipment, 'FAILED', clock.now());
    throw error;
  });
}

async function letterOf({ db, drawLetter }: ShipDeps, shipment: Shipment, line: ShippedLine) {
  if (!isLetter(line)) return null;
  return (await drawLetter(db, { platformId: shipment.platform_id, id: line.id })) ?? 'missing';
}

/** A shipment that the printer never takes. */
const endedOf = ({ key, revision }: Shipment, status: 'FAILED' | 'CANCELED', at: Date): ShipmentState => ({
  key,
  status,
  revision: revision + 1,
  trackingNumber: null,
  reason: null,
  at,
});
