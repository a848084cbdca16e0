import { request } from 'node:http';
import { signCall } from '../../../crypto/signCall.ts';
import type { ShipmentState } from '../FulfilmentProvider.ts';
import { toShipmentEventJson } from '../fulfilmentJson.ts';
import type { PostContext } from './PostContext.ts';
import type { PortalAddress } from './PostSandboxConfig.ts';

const PATH = '/api/fulfilment-events';
const PATIENCE_MS = 10_000;

/** Tells the portal each change as it happens, unless a fault is set; what does not arrive, the portal reads itself. */
export function publishShipments({ post, faults, key, now }: PostContext, { port, host }: PortalAddress): void {
  post.onEvent((shipment) => {
    if (!faults.has('eventsMissing')) publish(shipment);
  });
  const publish = (shipment: ShipmentState): void => {
    const body = JSON.stringify(toShipmentEventJson({ eventId: `${shipment.key}:${shipment.revision}`, shipment }));
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: PATH,
      headers: { host, 'content-type': 'application/json', ...signCall('fulfilment', key, body, now()) },
      timeout: PATIENCE_MS,
      agent: false,
    });
    outgoing.on('response', (response) => response.resume());
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => undefined);
    outgoing.end(body);
  };
}
