import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Env, TextService } from '../env/env.ts';
import { StartFailure } from '../errors/StartFailure.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import type { Routes } from '../plugins/defineRoute.ts';
import { startSandboxProcess } from '../providers/sandbox/startSandboxProcess.ts';
import { createRestTextSender } from '../providers/text/createRestTextSender.ts';
import { paceTexts } from '../providers/text/paceTexts.ts';
import type { TextSandboxConfig } from '../providers/text/sandbox/TextSandboxConfig.ts';
import { textInboxRoutes } from '../providers/text/textInboxRoutes.ts';
import type { TextSender } from '../providers/text/TextSender.ts';

/** Text messages: the configured service, or in local mode the sandbox in a process of its own. */
export interface TextSystem {
  /** Null when this installation cannot send texts. */
  readonly sender: TextSender | null;
  /** Signs what the service tells; null without one. */
  readonly token: string | null;
  /** The inbox of texts; null unless the sandbox is on. */
  readonly sandbox: { readonly routes: Routes } | null;
  close(): Promise<void>;
}

/** True when texts can be sent. */
export const canSendTexts = ({ texts, isProduction }: Pick<Env, 'texts' | 'isProduction'>): boolean =>
  texts !== null || !isProduction;

type Configuration = Pick<
  Env,
  | 'texts'
  | 'textsPerSecond'
  | 'processes'
  | 'isProduction'
  | 'publicUrl'
  | 'allowedHosts'
  | 'port'
  | 'dataDir'
  | 'credentialKey'
>;

const DELAYS = { statusMs: 500, lateMs: 10_000, retryMs: 1_000 };

/** Opens the text system that the configuration asks for. Raises StartFailure. */
export async function openTextSystem(env: Configuration, log: Log = silentLog): Promise<TextSystem> {
  const close = () => Promise.resolve();
  if (env.texts !== null) return { ...openService(env.texts, env, log), sandbox: null, close };
  if (env.isProduction) return { sender: null, token: null, sandbox: null, close };
  const sandbox = await startSandbox(env);
  return {
    ...openService(sandbox.service, env, log),
    sandbox: { routes: textInboxRoutes(sandbox.port) },
    close: sandbox.close,
  };
}

/** Hands texts over at the pace of the installation; the service tells what became of each. */
function openService(service: TextService, { publicUrl, textsPerSecond, processes }: Configuration, log: Log) {
  const sender = createRestTextSender({ ...service, statusCallback: `${publicUrl}/api/texts/status` }, log);
  return { sender: paceTexts(sender, { perSecond: textsPerSecond / processes }), token: service.token };
}

async function startSandbox({ publicUrl, allowedHosts, port, dataDir, credentialKey }: Configuration) {
  const secretOf = (purpose: string): string =>
    createHmac('sha256', credentialKey).update(`sandbox of texts: ${purpose}`).digest('hex');
  const service = {
    account: `AC${secretOf('account').slice(0, 32)}`,
    token: secretOf('token'),
    from: '+15005550006',
  };
  const config: Omit<TextSandboxConfig, 'port'> = {
    ...service,
    hosts: [new URL(publicUrl).hostname, ...allowedHosts],
    file: path.join(dataDir, 'texts', 'journal.jsonl'),
    portal: { port, publicUrl },
    delays: DELAYS,
  };
  const program = path.join(import.meta.dirname, '../providers/text/sandbox/server.ts');
  const sandbox = await startSandboxProcess(program, config).catch((error: unknown) => {
    throw new StartFailure('The sandbox of texts does not start', error);
  });
  return {
    port: sandbox.port,
    service: { ...service, url: `http://127.0.0.1:${sandbox.port}` },
    close: () => sandbox.close(),
  };
}
