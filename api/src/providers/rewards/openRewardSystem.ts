import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Env } from '../../env/env.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { StartFailure } from '../../errors/StartFailure.ts';
import { startSandboxProcess } from '../sandbox/startSandboxProcess.ts';
import { createCardAdoption, type CardAdoption } from './cardAdoption.ts';
import type { RewardService } from '../../env/rewardEnv.ts';
import { createHttpRewardProvider } from './createHttpRewardProvider.ts';
import type { RewardProvider } from './RewardProvider.ts';
import type { SandboxConfig } from './sandbox/SandboxConfig.ts';
import { TILL } from './sandbox/tillPages.ts';
import { tillRoutes } from './tillRoutes.ts';

export interface RewardSandbox {
  /** Address of the till, on this server's port. */
  readonly tillUrl: string;
  readonly routes: Routes;
  /** Takes cards of rewards that were there before. */
  readonly cards: CardAdoption;
}

/** The issuer of rewards: the configured one, or in local mode the sandbox in a process of its own. */
export interface RewardSystem {
  readonly provider: RewardProvider;
  readonly service: RewardService;
  /** Names the issuer among others that this installation had or will have. */
  readonly feed: string;
  /** Null unless the sandbox is on. */
  readonly sandbox: RewardSandbox | null;
  close(): Promise<void>;
}

type Configuration = Pick<Env, 'rewardService' | 'publicUrl' | 'allowedHosts' | 'port' | 'dataDir' | 'credentialKey'>;

/** Opens what the configuration asks for. Raises StartFailure. */
export async function openRewardSystem(env: Configuration, log: Log = silentLog): Promise<RewardSystem> {
  const { rewardService: service } = env;
  if (service === null) return openSandbox(env, log);
  return {
    provider: createHttpRewardProvider(service, { log }),
    service,
    feed: service.url,
    sandbox: null,
    close: () => Promise.resolve(),
  };
}

async function openSandbox(
  { publicUrl, allowedHosts, port, dataDir, credentialKey }: Configuration,
  log: Log,
): Promise<RewardSystem> {
  const key = createHmac('sha256', credentialKey).update('sandbox of the issuer of rewards').digest('hex');
  const config: Omit<SandboxConfig, 'port'> = {
    key,
    hosts: [new URL(publicUrl).hostname, ...allowedHosts],
    file: path.join(dataDir, 'issuer', 'journal.jsonl'),
    portal: { port, host: new URL(publicUrl).host },
  };
  const program = path.join(import.meta.dirname, 'sandbox/server.ts');
  const sandbox = await startSandboxProcess(program, config).catch((error: unknown) => {
    throw new StartFailure('The sandbox of the issuer of rewards does not start', error);
  });
  const service = { url: `http://127.0.0.1:${sandbox.port}`, key };
  return {
    provider: createHttpRewardProvider(service, { log }),
    service,
    feed: 'sandbox',
    sandbox: {
      tillUrl: `${publicUrl}${TILL}`,
      routes: tillRoutes(sandbox.port),
      cards: createCardAdoption(service),
    },
    close: () => sandbox.close(),
  };
}
