import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FulfilmentService } from '../../env/fulfilmentEnv.ts';
import { reasonOf } from '../../errors/reasonOf.ts';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import { AnsweredError, createSignedCall } from '../signedCalls.ts';
import { FulfilmentUnreachable, ShipmentRefused, type FulfilmentProvider } from './FulfilmentProvider.ts';
import {
  estimatesSchema,
  shipmentEventsSchema,
  shipmentSchema,
  toShipment,
  toShipmentEvent,
  toShipmentOrderJson,
} from './fulfilmentJson.ts';

interface HttpOptions {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
  readonly log?: Log;
}

/** The prefix of the headers that sign. */
export const FULFILMENT_SERVICE = 'fulfilment';

const REFUSED = 422;

/** Speaks the signed JSON of docs/FULFILMENT.md. */
export function createHttpFulfilmentProvider(
  service: FulfilmentService,
  { timeoutMs = SERVER_SETTINGS.fulfilment.responseMs, now = () => new Date(), log = silentLog }: HttpOptions = {},
): FulfilmentProvider {
  const call = createSignedCall(
    { name: FULFILMENT_SERVICE, ...service },
    { timeoutMs, now, begin: createCallLog(log, 'fulfilment'), toUnreachable },
  );
  return {
    estimate: async (parcels) => {
      const response = await call('estimate', 'POST', '/v1/estimates', estimatesSchema, { parcels });
      return response?.parcels.length === parcels.length ? response.parcels : unreadable('an estimate');
    },
    ship: async (shipment) => {
      const response = await call('ship', 'POST', '/v1/shipments', shipmentSchema, toShipmentOrderJson(shipment));
      return response?.key === shipment.key ? toShipment(response) : unreadable('a shipment');
    },
    find: async (key) => {
      const response = await call('find', 'GET', `/v1/shipments/${encodeURIComponent(key)}`, shipmentSchema);
      return response === null ? null : toShipment(response);
    },
    listEvents: async (after) => {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const response = await call('events', 'GET', `/v1/events${query}`, shipmentEventsSchema);
      if (response === null) return unreadable('events');
      return { events: response.events.map(toShipmentEvent), cursor: response.cursor };
    },
  };
}

const toUnreachable = (cause: unknown): Error =>
  cause instanceof AnsweredError && cause.status === REFUSED
    ? new ShipmentRefused('The printer refuses what it was sent', { cause })
    : new FulfilmentUnreachable(`The printer: ${reasonOf(cause)}`, { cause });

function unreadable(what: string): never {
  throw new FulfilmentUnreachable(`The printer answered ${what} with something else`);
}
