import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Env } from '../../env/env.ts';
import { StartFailure } from '../../errors/StartFailure.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { sandboxPageRoutes } from '../sandbox/sandboxPageRoutes.ts';
import { startSandboxProcess } from '../sandbox/startSandboxProcess.ts';
import { createHttpKybChecks } from './createHttpKybChecks.ts';
import type { KybChecks } from './KybChecks.ts';
import { KYB_CONTROL } from './sandbox/controlPage.ts';
import type { KybSandboxConfig } from './sandbox/startKybSandbox.ts';

/** Checks of businesses: the configured service, or in local mode the sandbox in a process of its own. */
export interface KybSystem {
  /** Null when no service checks: staff decide without results. */
  readonly checks: KybChecks | null;
  /** The control page; null unless the sandbox is on. */
  readonly sandbox: { readonly routes: Routes } | null;
  close(): Promise<void>;
}

type Configuration = Pick<
  Env,
  'kybService' | 'isProduction' | 'publicUrl' | 'allowedHosts' | 'dataDir' | 'credentialKey'
>;

/** Opens what the configuration asks for. Raises StartFailure. */
export async function openKybSystem(env: Configuration, log: Log = silentLog): Promise<KybSystem> {
  const { kybService: service, isProduction } = env;
  const close = () => Promise.resolve();
  if (service !== null) return { checks: createHttpKybChecks(service, { log }), sandbox: null, close };
  return isProduction ? { checks: null, sandbox: null, close } : openSandbox(env, log);
}

async function openSandbox(
  { publicUrl, allowedHosts, dataDir, credentialKey }: Configuration,
  log: Log,
): Promise<KybSystem> {
  const key = createHmac('sha256', credentialKey).update('sandbox of business checks').digest('hex');
  const config: Omit<KybSandboxConfig, 'port'> = {
    key,
    hosts: [new URL(publicUrl).hostname, ...allowedHosts],
    file: path.join(dataDir, 'kyb', 'journal.jsonl'),
  };
  const program = path.join(import.meta.dirname, 'sandbox/server.ts');
  const sandbox = await startSandboxProcess(program, config).catch((error: unknown) => {
    throw new StartFailure('The sandbox of business checks does not start', error);
  });
  const service = { url: `http://127.0.0.1:${sandbox.port}`, key };
  return {
    checks: createHttpKybChecks(service, { log }),
    sandbox: {
      routes: sandboxPageRoutes({
        port: sandbox.port,
        gets: [KYB_CONTROL, `${KYB_CONTROL}/style.css`],
        posts: [KYB_CONTROL],
        absent: 'The service that checks businesses is not there.',
      }),
    },
    close: () => sandbox.close(),
  };
}
