import { openRecords, type Records, type RecordStore } from '../../sandbox/records.ts';
import type { ParcelAddress, ShipmentContents, ShipmentStatus } from '../FulfilmentProvider.ts';

/** Cards of one product and value; the value as decimal text in minor units. */
interface KeptCards {
  readonly utid: string;
  readonly value: string;
  readonly currencyCode: string;
  readonly count: number;
}

/** A shipment as the sandbox keeps it; the letter itself lies in the store of letters. */
export interface KeptShipment {
  readonly key: string;
  readonly recipientName: string;
  readonly address: ParcelAddress;
  readonly method: string;
  readonly kind: ShipmentContents['kind'];
  readonly cards: readonly KeptCards[];
  readonly status: ShipmentStatus;
  readonly revision: number;
  readonly trackingNumber: string | null;
  readonly reason: string | null;
  readonly acceptedAt: string;
  readonly at: string;
}

export interface PostRecords {
  readonly shipments: Records<KeptShipment>;
  /** The shipment right after each of its changes. */
  readonly events: Records<KeptShipment>;
  /** Faults that are on. */
  readonly faults: Records<true>;
  together: RecordStore['together'];
}

/** Opens the state of the sandbox; null keeps it in memory. */
export function openPostRecords(file: string | null): PostRecords {
  const { collect, together } = openRecords(file);
  return { shipments: collect('shipments'), events: collect('events'), faults: collect('faults'), together };
}
