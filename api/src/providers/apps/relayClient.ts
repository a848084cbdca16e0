import { createHmac } from 'node:crypto';
import type { Env } from '../../env/env.ts';
import { RELAY } from './sandbox/relayPage.ts';

export const RELAY_NAME = 'Relay Desk';
const IDENTIFIER = '4e1a7de5c001';

/** The client of Relay Desk in demo data: its ID is known, its secret follows from the installation's own. */
export interface RelayClient {
  readonly identifier: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

export function relayClient({
  environment,
  credentialKey,
  gatewaySandboxUrl,
}: Pick<Env, 'environment' | 'credentialKey' | 'gatewaySandboxUrl'>): RelayClient {
  const named = environment.toLowerCase();
  const secret = createHmac('sha256', credentialKey).update('client of Relay Desk').digest('base64url');
  return {
    identifier: IDENTIFIER,
    clientId: `rpc_${named}_${IDENTIFIER}`,
    clientSecret: `rps_${named}_${secret}`,
    redirectUri: `${gatewaySandboxUrl}${RELAY}/callback`,
  };
}
