import { randomBytes } from 'node:crypto';
import type { Environment } from '@portal/shared/domain/enumerations';

const ID_BYTES = 6;
const SECRET_BYTES = 32;

/** A client ID and its secret, as they were just made. */
export interface MadeOauthClient {
  readonly identifier: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Returns a new client ID, `rpc_<environment>_<identifier>`, and a secret, `rps_<environment>_<secret>`. */
export function makeOauthClient(environment: Environment): MadeOauthClient {
  const identifier = randomBytes(ID_BYTES).toString('hex');
  const named = environment.toLowerCase();
  return {
    identifier,
    clientId: `rpc_${named}_${identifier}`,
    clientSecret: `rps_${named}_${randomBytes(SECRET_BYTES).toString('base64url')}`,
  };
}
