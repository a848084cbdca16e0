import type {
  Parcel,
  ParcelEstimate,
  ShipmentEventPage,
  ShipmentOrder,
  ShipmentState,
  ShipmentStatus,
} from '../FulfilmentProvider.ts';
import { inventTrackingNumber } from './inventTrackingNumber.ts';
import type { LetterStore } from './letterStore.ts';
import type { KeptShipment, PostRecords } from './postRecords.ts';
import { methodsTo } from './methodsTo.ts';

const PAGE = 100;

/** The statuses that a shipment can have after this one; none after a final one. */
export const NEXT_STATUSES: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  ACCEPTED: ['IN_PROGRESS', 'SHIPPED', 'FAILED', 'CANCELED'],
  IN_PROGRESS: ['SHIPPED', 'FAILED', 'CANCELED'],
  SHIPPED: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: [],
  CANCELED: [],
};

/** A shipment that the portal has from before this sandbox. */
export type AdoptedShipment = KeptShipment & { readonly letter: Uint8Array | null };

/** The work that the printer has to do, and what became of it. */
export interface PostLedger {
  estimate(parcels: readonly Parcel[]): ParcelEstimate[];
  /** Takes a shipment; one that it has stays as it is. */
  ship(order: ShipmentOrder): ShipmentState;
  find(key: string): ShipmentState | null;
  events(after: string | null): ShipmentEventPage;
  /** Moves a shipment on; null: there is none, or it has no such next status. */
  move(key: string, status: ShipmentStatus, reason?: string | null): ShipmentState | null;
  /** Shipments, the newest first. */
  list(): readonly KeptShipment[];
  letterOf(key: string): Uint8Array | null;
  hasLetter(key: string): boolean;
  /** Keeps shipments of which it knows nothing yet, without telling. */
  adopt(shipments: readonly AdoptedShipment[]): void;
  onEvent(listen: (state: ShipmentState) => void): void;
}

interface LedgerDependencies {
  readonly records: PostRecords;
  readonly letters: LetterStore;
  readonly now: () => Date;
}

export function createPostLedger({ records, letters, now }: LedgerDependencies): PostLedger {
  const { shipments, events } = records;
  const listeners: ((state: ShipmentState) => void)[] = [];
  const keep = (shipment: KeptShipment): ShipmentState => {
    records.together(() => {
      shipments.put(shipment.key, shipment);
      if (shipment.revision > 1) events.put(`${shipment.key}:${shipment.revision}`, shipment);
    });
    const state = toState(shipment);
    if (shipment.revision > 1) for (const listen of listeners) listen(state);
    return state;
  };
  return {
    estimate: (parcels) => parcels.map(({ address }) => ({ methods: methodsTo(address) })),
    ship: (order) => {
      const kept = shipments.get(order.key);
      if (kept !== undefined) return toState(kept);
      if (order.contents.kind === 'LETTER') letters.write(order.key, order.contents.letter);
      return keep(toKept(order, now().toISOString()));
    },
    find: (key) => {
      const kept = shipments.get(key);
      return kept === undefined ? null : toState(kept);
    },
    events: (after) => {
      const from = after === null ? 0 : Number(after);
      const page = events.list().slice(from, from + PAGE);
      return {
        events: page.map((shipment) => ({
          eventId: `${shipment.key}:${shipment.revision}`,
          shipment: toState(shipment),
        })),
        cursor: String(from + page.length),
      };
    },
    move: (key, status, reason = null) => {
      const kept = shipments.get(key);
      if (kept === undefined || !NEXT_STATUSES[kept.status].includes(status)) return null;
      const trackingNumber = status === 'SHIPPED' ? inventTrackingNumber(kept) : kept.trackingNumber;
      return keep({ ...kept, status, reason, trackingNumber, revision: kept.revision + 1, at: now().toISOString() });
    },
    list: () => shipments.list().toReversed(),
    letterOf: (key) => letters.read(key),
    hasLetter: (key) => letters.has(key),
    adopt: (adopted) => {
      for (const { letter, ...shipment } of adopted.filter(({ key }) => shipments.get(key) === undefined)) {
        if (letter !== null) letters.write(shipment.key, letter);
        shipments.put(shipment.key, shipment);
      }
    },
    onEvent: (listen) => void listeners.push(listen),
  };
}

const toKept = ({ key, recipientName, address, method, contents }: ShipmentOrder, at: string): KeptShipment => ({
  key,
  recipientName,
  address,
  method,
  kind: contents.kind,
  cards:
    contents.kind === 'LETTER'
      ? []
      : contents.cards.map(({ valueMinor, ...cards }) => ({ ...cards, value: String(valueMinor) })),
  status: 'ACCEPTED',
  revision: 1,
  trackingNumber: null,
  reason: null,
  acceptedAt: at,
  at,
});

const toState = ({ key, status, revision, trackingNumber, reason, at }: KeptShipment): ShipmentState => ({
  key,
  status,
  revision,
  trackingNumber,
  reason,
  at: new Date(at),
});
