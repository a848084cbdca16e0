import type { Clock } from '../../runtime/clock.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import { isSigned, takeTexts, textOf } from '../../plugins/signedCall.ts';
import type { ShipmentEvent } from '../../providers/fulfilment/FulfilmentProvider.ts';
import { FULFILMENT_SERVICE } from '../../providers/fulfilment/createHttpFulfilmentProvider.ts';
import { shipmentEventSchema, toShipmentEvent } from '../../providers/fulfilment/fulfilmentJson.ts';
import type { ApplyShipmentEvent } from './applyShipmentEvent.ts';

interface FulfilmentEventDeps {
  readonly clock: Clock;
  /** Null: no printer tells anything, and there is no such address. */
  readonly key: string | null;
  readonly applyEvent: ApplyShipmentEvent;
}

/**
 * POST /api/fulfilment-events: what the printer tells of a shipment (docs/FULFILMENT.md), signed with the key that both know
 * (`isSigned`). An event that was told before changes nothing.
 */
export const fulfilmentEventRoutes = ({ clock, key, applyEvent }: FulfilmentEventDeps): Routes =>
  routesApart([
    takeTexts,
    defineRoute({
      method: 'POST',
      url: '/api/fulfilment-events',
      schema: { hide: true },
      config: { permission: { kind: 'signed' } },
      handler: async (request, reply) => {
        if (key === null) throw new AppError(COMMON_FAILURES.notFound);
        if (!isSigned(request, FULFILMENT_SERVICE, key, clock.now())) throw new AppError(COMMON_FAILURES.forbidden);
        const event = readEvent(textOf(request));
        if (event === null) throw new AppError(COMMON_FAILURES.validation);
        await applyEvent(event);
        return reply.status(204).send();
      },
    }),
  ]);

/** The event of a body; null for one that is none. */
function readEvent(body: string): ShipmentEvent | null {
  try {
    return toShipmentEvent(shipmentEventSchema.validateSync(JSON.parse(body), { strict: true }));
  } catch {
    return null;
  }
}
