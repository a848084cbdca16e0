import path from 'node:path';
import type { Env } from '../../env/env.ts';
import type { DivertedSite } from '../payments/divertRequests.ts';
import { startSandboxOnDemand } from '../sandbox/startSandboxOnDemand.ts';
import { isRelayPath } from './isRelayPath.ts';
import { relayClient } from './relayClient.ts';
import type { RelayConfig } from './sandbox/RelayConfig.ts';

/** Relay Desk, another company's app of the demo, in a process of its own. */
export interface RelayDeskSystem {
  readonly site: DivertedSite;
  close(): Promise<void>;
}

type Configuration = Pick<
  Env,
  'isProduction' | 'demoData' | 'environment' | 'credentialKey' | 'publicUrl' | 'port' | 'gatewaySandboxUrl' | 'dataDir'
>;

/** Opens Relay Desk, whose process starts with the first request for it; null in production, and without demo data. */
export function openRelayDesk(env: Configuration): RelayDeskSystem | null {
  if (env.isProduction || !env.demoData) return null;
  const { clientId, clientSecret, redirectUri } = relayClient(env);
  const config: Omit<RelayConfig, 'port'> = {
    clientId,
    clientSecret,
    redirectUri,
    hosts: [new URL(env.gatewaySandboxUrl).hostname],
    portalUrl: env.publicUrl,
    portalPort: env.port,
    file: path.join(env.dataDir, 'relay', 'journal.jsonl'),
  };
  const program = path.join(import.meta.dirname, 'sandbox/server.ts');
  const { handle, close } = startSandboxOnDemand(program, config, 'Relay Desk is not there.');
  return { site: { has: isRelayPath, handle }, close };
}
