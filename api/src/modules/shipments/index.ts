import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { withTransaction } from '../../db/withTransaction.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { JobData, JobOutcome, PortalJob } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createApplyShipmentEvent } from './applyShipmentEvent.ts';
import { fulfilmentEventRoutes } from './fulfilmentEventRoutes.ts';
import { settleShipment, type SettleDeps } from './settleShipment.ts';
import { shipParcel, type ShipDeps } from './shipParcel.ts';
import { unfinishedShipments } from './shipmentRepository.ts';

export { queueShipments } from './queueShipments.ts';
export { shipmentKeyOf } from './shipmentKeys.ts';
export { toShipmentOrder } from './toShipmentOrder.ts';
export { watchShipments } from './watchShipments.ts';

interface ShipmentsModuleDependencies extends ShipDeps, SettleDeps {
  /** Signs what the printer tells us; null: it tells nothing by itself. */
  readonly fulfilmentKey: string | null;
}

/** Wires what is mailed: letters and cards are handed to the printer, and what it tells of them is applied. */
export const createShipmentsModule = (deps: ShipmentsModuleDependencies): ApiModule => ({
  routes: routesOf([
    fulfilmentEventRoutes({ clock: deps.clock, key: deps.fulfilmentKey, applyEvent: createApplyShipmentEvent(deps) }),
  ]),
  workers: {
    'ship-parcel': {
      ...createWork(deps, 'ship-parcel', (key) => shipParcel(deps, key)),
      onDead: (data) => askLater(deps, (startAfter) => ({ queue: 'ship-parcel', data, startAfter })),
    },
    'settle-shipment': {
      ...createWork(deps, 'settle-shipment', (key) => settleShipment(deps, key)),
      onDead: (data) => askLater(deps, (startAfter) => ({ queue: 'settle-shipment', data, startAfter })),
    },
  },
});

type ShipmentQueue = 'ship-parcel' | 'settle-shipment';

/** Work on shipments one by one, and which of them wait for it without a job. */
const createWork = ({ db }: ShipDeps, queue: ShipmentQueue, work: (key: TenantKey) => Promise<JobOutcome>) => ({
  handle: (batch: readonly JobData<ShipmentQueue>[]) =>
    Promise.all(batch.map((data) => work(keyFrom(data)).catch(toRetryOutcome))),
  findUnfinished: async () =>
    (await unfinishedShipments(db, queue)).map(({ platformId, id }) => ({
      platformId: String(platformId),
      shipmentId: String(id),
    })),
});

/** A printer or issuer that is away for long is asked again, for as long as the shipment waits. */
const askLater = ({ db, clock, enqueue }: ShipDeps, jobAt: (startAfter: Date) => PortalJob): Promise<void> =>
  withTransaction(db, (tx) =>
    enqueue(tx, jobAt(new Date(clock.now().getTime() + SERVER_SETTINGS.fulfilment.askLaterMs))),
  );

const keyFrom = ({ platformId, shipmentId }: JobData<ShipmentQueue>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(shipmentId),
});
