import path from 'node:path';
import type { Env } from '../../env/env.ts';
import type { GoogleService } from '../../env/googleEnv.ts';
import type { DivertedSite } from '../payments/divertRequests.ts';
import { startSandboxOnDemand } from '../sandbox/startSandboxOnDemand.ts';
import { IDP_ROOT, isIdpPath, SANDBOX_CLIENT_SECRET } from './sandbox/idpPaths.ts';
import type { IdpSandboxConfig } from './sandbox/startIdpSandbox.ts';

/** Identity providers that belong to the installation: Google, and in local mode the sandbox in a process of its own. */
export interface IdpSystem {
  /** Null: nobody signs in by Google. */
  readonly google: GoogleService | null;
  /** Null in production: the sandbox answers under the machine's other name. */
  readonly sandbox: DivertedSite | null;
  close(): Promise<void>;
}

type Configuration = Pick<
  Env,
  'google' | 'gatewaySandboxUrl' | 'publicUrl' | 'allowedOrigins' | 'isProduction' | 'dataDir'
>;

/** Opens what the configuration asks for. The sandbox's process starts with its first call. */
export function openIdpSystem(env: Configuration): IdpSystem {
  const { google, gatewaySandboxUrl: origin, publicUrl, allowedOrigins, isProduction, dataDir } = env;
  if (isProduction) return { google, sandbox: null, close: () => Promise.resolve() };
  const config: Omit<IdpSandboxConfig, 'port'> = {
    origin,
    portals: [publicUrl, ...allowedOrigins].map((address) => new URL(address).origin),
    file: path.join(dataDir, 'idp', 'journal.jsonl'),
  };
  const program = path.join(import.meta.dirname, 'sandbox/server.ts');
  const { handle, close } = startSandboxOnDemand(program, config, 'The identity provider is not there.');
  return {
    google: google ?? {
      issuer: `${origin}${IDP_ROOT}/google`,
      clientId: 'rewards-portal',
      clientSecret: SANDBOX_CLIENT_SECRET,
    },
    sandbox: { has: isIdpPath, handle },
    close,
  };
}
