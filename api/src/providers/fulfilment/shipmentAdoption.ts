import { array, object, string } from 'yup';
import { signCall, signedTextOf } from '../../crypto/signCall.ts';
import type { FulfilmentService } from '../../env/fulfilmentEnv.ts';
import { FULFILMENT_SERVICE } from './createHttpFulfilmentProvider.ts';
import type { AdoptedShipment } from './sandbox/createPostLedger.ts';

/** How the sandbox takes the shipments that were there before it. */
export interface ShipmentAdoption {
  /** Which of these shipments the sandbox does not have. */
  missing(keys: readonly string[]): Promise<readonly string[]>;
  adopt(shipments: readonly AdoptedShipment[]): Promise<void>;
}

const PATH = '/v1/adopted';
const missingSchema = object({ keys: array(string().required()).required() });

export function createShipmentAdoption({ url, key }: FulfilmentService, now = () => new Date()): ShipmentAdoption {
  const call = async (path: string, content: object): Promise<Response> => {
    const body = JSON.stringify(content);
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: signCall(FULFILMENT_SERVICE, key, signedTextOf('POST', path, body), now()),
      body,
    });
    if (!response.ok) throw new Error(`The sandbox of the printer answered ${response.status}`);
    return response;
  };
  return {
    missing: async (keys) => {
      const response = await call(`${PATH}/missing`, { keys });
      return missingSchema.validateSync(await response.json()).keys;
    },
    adopt: async (shipments) => {
      const sent = shipments.map(({ letter, ...shipment }) => ({
        ...shipment,
        letter: letter === null ? null : Buffer.from(letter).toString('base64'),
      }));
      await call(PATH, { shipments: sent });
    },
  };
}
