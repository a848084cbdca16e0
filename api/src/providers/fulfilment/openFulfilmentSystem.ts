import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Env } from '../../env/env.ts';
import type { FulfilmentService } from '../../env/fulfilmentEnv.ts';
import { StartFailure } from '../../errors/StartFailure.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { sandboxPageRoutes } from '../sandbox/sandboxPageRoutes.ts';
import { startSandboxProcess } from '../sandbox/startSandboxProcess.ts';
import { createHttpFulfilmentProvider } from './createHttpFulfilmentProvider.ts';
import type { FulfilmentProvider } from './FulfilmentProvider.ts';
import { POST } from './sandbox/postPage.ts';
import type { PostSandboxConfig } from './sandbox/PostSandboxConfig.ts';
import { createShipmentAdoption, type ShipmentAdoption } from './shipmentAdoption.ts';

/** A printer that answers. */
export interface OpenFulfilment {
  readonly provider: FulfilmentProvider;
  readonly service: FulfilmentService;
  /** Names the printer among others that this installation had or will have. */
  readonly feed: string;
  /** Null unless the sandbox is on. */
  readonly sandbox: {
    /** The page of letters and boxes. */
    readonly routes: Routes;
    /** Takes shipments that were there before. */
    readonly shipments: ShipmentAdoption;
  } | null;
}

/** The printer: the configured one, or in local mode the sandbox in a process of its own. */
export interface FulfilmentSystem {
  /** Null when nothing is mailed. */
  readonly printer: OpenFulfilment | null;
  close(): Promise<void>;
}

type Configuration = Pick<
  Env,
  'fulfilmentService' | 'isProduction' | 'publicUrl' | 'allowedHosts' | 'port' | 'dataDir' | 'credentialKey'
>;

/** Opens what the configuration asks for. Raises StartFailure. */
export async function openFulfilmentSystem(env: Configuration, log: Log = silentLog): Promise<FulfilmentSystem> {
  const { fulfilmentService: service, isProduction } = env;
  const close = () => Promise.resolve();
  if (service === null) return isProduction ? { printer: null, close } : openSandbox(env, log);
  const provider = createHttpFulfilmentProvider(service, { log });
  return { printer: { provider, service, feed: service.url, sandbox: null }, close };
}

async function openSandbox(
  { publicUrl, allowedHosts, port, dataDir, credentialKey }: Configuration,
  log: Log,
): Promise<FulfilmentSystem> {
  const key = createHmac('sha256', credentialKey).update('sandbox of the printer').digest('hex');
  const config: Omit<PostSandboxConfig, 'port'> = {
    key,
    hosts: [new URL(publicUrl).hostname, ...allowedHosts],
    folder: path.join(dataDir, 'post'),
    portal: { port, host: new URL(publicUrl).host },
  };
  const program = path.join(import.meta.dirname, 'sandbox/server.ts');
  const sandbox = await startSandboxProcess(program, config).catch((error: unknown) => {
    throw new StartFailure('The sandbox of the printer does not start', error);
  });
  const service = { url: `http://127.0.0.1:${sandbox.port}`, key };
  const routes = sandboxPageRoutes({
    port: sandbox.port,
    gets: [POST, `${POST}/letter`, `${POST}/style.css`],
    posts: [`${POST}/move`, `${POST}/faults`],
    absent: 'The printer is not there.',
  });
  return {
    printer: {
      provider: createHttpFulfilmentProvider(service, { log }),
      service,
      feed: 'sandbox',
      sandbox: { routes, shipments: createShipmentAdoption(service) },
    },
    close: () => sandbox.close(),
  };
}
