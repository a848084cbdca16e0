import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Env } from '../../env/env.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import { createCyberSourceGateway } from './createCyberSourceGateway.ts';
import { proxyTo } from '../sandbox/proxyTo.ts';
import type { DivertedSite } from './divertRequests.ts';
import { StartFailure } from '../../errors/StartFailure.ts';
import type { GatewayService } from '../../env/GatewayService.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { isSandboxPath } from './sandbox/isSandboxPath.ts';
import { startGatewayProcess } from './startGatewayProcess.ts';

/** Payments: the configured gateway, or in local mode the sandbox in a process of its own. */
export interface PaymentSystem {
  /** Null when this installation has none: cards and bank accounts are not offered then. */
  readonly gateway: PaymentGateway | null;
  /** Origin of the page that bank debits are posted to. */
  readonly pageOrigin: string | null;
  /** Null unless the sandbox answers on this server's port under a host of its own. */
  readonly sandbox: DivertedSite | null;
  close(): Promise<void>;
}

type Configuration = Pick<Env, 'gateway' | 'gatewaySandboxUrl' | 'isProduction' | 'dataDir' | 'credentialKey'>;

/** Opens what the configuration asks for. Raises StartFailure. */
export async function openPaymentSystem(env: Configuration, log: Log = silentLog): Promise<PaymentSystem> {
  const close = () => Promise.resolve();
  if (env.gateway !== null)
    return {
      gateway: createCyberSourceGateway(env.gateway, { log }),
      pageOrigin: new URL(env.gateway.pageUrl).origin,
      sandbox: null,
      close,
    };
  if (env.isProduction) return { gateway: null, pageOrigin: null, sandbox: null, close };
  return openSandbox(env, log);
}

async function openSandbox(
  { gatewaySandboxUrl, dataDir, credentialKey }: Configuration,
  log: Log,
): Promise<PaymentSystem> {
  const keyOf = (name: string) =>
    createHmac('sha256', credentialKey).update(`sandbox of the payment gateway: ${name}`).digest();
  const keys = {
    merchant: 'sandbox',
    keyId: keyOf('key id').toString('hex').slice(0, 32),
    key: keyOf('key').toString('base64'),
    profile: keyOf('profile').toString('hex').slice(0, 32),
  };
  const profileKey = {
    accessKey: keyOf('access key').toString('hex').slice(0, 32),
    secret: keyOf('secret').toString('hex'),
  };
  const sandbox = await startGatewayProcess({
    ...keys,
    ...profileKey,
    hosts: [new URL(gatewaySandboxUrl).hostname],
    instrumentKey: keyOf('instruments').toString('hex'),
    file: path.join(dataDir, 'gateway', 'journal.jsonl'),
  }).catch((error: unknown) => {
    throw new StartFailure('The sandbox of the payment gateway does not start', error);
  });
  const service: GatewayService = {
    ...keys,
    profileKey,
    formerKey: null,
    url: `http://127.0.0.1:${sandbox.port}`,
    pageUrl: `${gatewaySandboxUrl}/pay`,
  };
  return {
    gateway: createCyberSourceGateway(service, { log }),
    pageOrigin: gatewaySandboxUrl,
    sandbox: {
      has: isSandboxPath,
      handle: proxyTo(sandbox.port, 'The payment gateway is not there.'),
    },
    close: () => sandbox.close(),
  };
}
