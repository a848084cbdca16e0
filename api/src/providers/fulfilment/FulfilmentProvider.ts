/** The things that go to an address: a printed letter, a single card with its carrier sheet, or the cards of a bulk order. */
export const PARCEL_KINDS = ['LETTER', 'CARD', 'CARDS'] as const;
export type ParcelKind = (typeof PARCEL_KINDS)[number];

/** The address a parcel goes to, as it is printed on it. */
export interface ParcelAddress {
  readonly companyName: string | null;
  readonly streetLine1: string;
  readonly streetLine2: string | null;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface Parcel {
  readonly kind: ParcelKind;
  readonly address: ParcelAddress;
}

/** Methods (`upsground`, …) by which the printer ships a parcel; empty: it cannot reach the address. Unknown ones are the caller's to drop. */
export interface ParcelEstimate {
  readonly methods: readonly string[];
}

/** Cards of one product and value that the printer makes. */
export interface ShippedCards {
  readonly utid: string;
  readonly valueMinor: bigint;
  readonly currencyCode: string;
  readonly count: number;
}

/** The words on the sheet that carries a card. */
export interface CarrierSheet {
  readonly toName: string;
  readonly fromName: string;
  readonly letterHeadTitle: string | null;
  readonly message: string;
}

export type ShipmentContents =
  | { readonly kind: 'LETTER'; readonly letter: Uint8Array }
  | { readonly kind: 'CARD' | 'CARDS'; readonly cards: readonly ShippedCards[]; readonly sheet: CarrierSheet | null };

/** A letter or box to be made and sent. */
export interface ShipmentOrder {
  /** Ours, 1-100 characters, for ever of this one shipment: the same key ships once. */
  readonly key: string;
  readonly recipientName: string;
  readonly address: ParcelAddress;
  readonly method: string;
  readonly contents: ShipmentContents;
}

/** ACCEPTED: not begun yet. COMPLETED, FAILED and CANCELED are final. */
export const SHIPMENT_STATUSES = ['ACCEPTED', 'IN_PROGRESS', 'SHIPPED', 'COMPLETED', 'FAILED', 'CANCELED'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** A shipment as the printer keeps it. */
export interface ShipmentState {
  readonly key: string;
  readonly status: ShipmentStatus;
  /** 1 when it was accepted, one more with each change. */
  readonly revision: number;
  /** The carrier's number, from SHIPPED on. */
  readonly trackingNumber: string | null;
  /** The printer's own words for a failure. */
  readonly reason: string | null;
  readonly at: Date;
}

/** A change of a shipment: its state right after it. */
export interface ShipmentEvent {
  readonly eventId: string;
  readonly shipment: ShipmentState;
}

export interface ShipmentEventPage {
  readonly events: readonly ShipmentEvent[];
  /** To ask with for those that follow. */
  readonly cursor: string;
}

/**
 * Port to the printer: who makes letters and cards, and hands them to carriers. Each call throws FulfilmentUnreachable when no
 * whole answer came; each may be asked again as it was.
 */
export interface FulfilmentProvider {
  /** Says how each parcel can be shipped, in their order; at most 100. */
  estimate(parcels: readonly Parcel[]): Promise<readonly ParcelEstimate[]>;
  /** Has a shipment made once for its key; throws ShipmentRefused for one that the printer will never make. */
  ship(shipment: ShipmentOrder): Promise<ShipmentState>;
  /** The shipment as it stands now; null: the printer has none of this key. */
  find(key: string): Promise<ShipmentState | null>;
  /** Changes of all shipments in the order in which they happened, after a cursor (null: from the first). */
  listEvents(after: string | null): Promise<ShipmentEventPage>;
}

/** No whole answer of the printer came. */
export class FulfilmentUnreachable extends Error {
  override readonly name = 'FulfilmentUnreachable';
}

/** The printer will not make a shipment, whenever it is asked: what it was sent does not suit it. */
export class ShipmentRefused extends Error {
  override readonly name = 'ShipmentRefused';
}
