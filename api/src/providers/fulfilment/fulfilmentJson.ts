import { array, number, object, string, type InferType } from 'yup';
import { SHIPMENT_STATUSES, type ShipmentEvent, type ShipmentOrder, type ShipmentState } from './FulfilmentProvider.ts';

/** The interface of docs/FULFILMENT.md, as we read and write it: amounts are decimal text in minor units, times ISO 8601. */
const LONGEST_ID = 100;
const LONGEST_REASON = 500;
const id = () => string().max(LONGEST_ID).required();
const time = () =>
  string()
    .required()
    .test('time', 'not a time', (text) => !Number.isNaN(Date.parse(text)));

export const shipmentSchema = object({
  key: id(),
  status: string().oneOf(SHIPMENT_STATUSES).required(),
  revision: number().integer().min(1).required(),
  trackingNumber: string().max(LONGEST_ID).nullable().default(null),
  reason: string().nullable().default(null),
  at: time(),
});
export type ShipmentJson = InferType<typeof shipmentSchema>;

export const estimatesSchema = object({
  parcels: array(object({ methods: array(string().max(LONGEST_ID).required()).required() }).required()).required(),
});
export const shipmentEventSchema = object({ eventId: id(), shipment: shipmentSchema.required() });
export const shipmentEventsSchema = object({
  events: array(shipmentEventSchema.required()).required(),
  cursor: string().required(),
});

export const toShipment = ({ at, reason, ...shipment }: ShipmentJson): ShipmentState => ({
  ...shipment,
  reason: reason?.slice(0, LONGEST_REASON) ?? null,
  at: new Date(at),
});

export const toShipmentEvent = ({ eventId, shipment }: InferType<typeof shipmentEventSchema>): ShipmentEvent => ({
  eventId,
  shipment: toShipment(shipment),
});

export const toShipmentJson = ({ at, ...shipment }: ShipmentState): ShipmentJson => ({
  ...shipment,
  at: at.toISOString(),
});

export const toShipmentEventJson = ({ eventId, shipment }: ShipmentEvent) => ({
  eventId,
  shipment: toShipmentJson(shipment),
});

export const toShipmentOrderJson = ({ contents, ...shipment }: ShipmentOrder) => ({
  ...shipment,
  kind: contents.kind,
  ...(contents.kind === 'LETTER'
    ? { letter: Buffer.from(contents.letter).toString('base64') }
    : {
        cards: contents.cards.map(({ valueMinor, ...cards }) => ({ ...cards, value: String(valueMinor) })),
        sheet: contents.sheet,
      }),
});
