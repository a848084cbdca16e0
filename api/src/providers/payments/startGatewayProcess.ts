import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { number, object } from 'yup';
import type { SandboxConfig } from './sandbox/SandboxConfig.ts';

const PROGRAM = path.join(import.meta.dirname, 'sandbox/server.ts');
const AGAIN_AFTER_MS = 500;
const reportSchema = object({ port: number().integer().required() });

/** The sandbox of the payment gateway as a process of its own. */
export interface GatewayProcess {
  readonly port: number;
  /** Of the process that runs now. */
  pid(): number | undefined;
  close(): Promise<void>;
}

/** Starts the sandbox and starts it again, on the same port and state, when it dies. Rejects when it cannot start at all. */
export async function startGatewayProcess(config: Omit<SandboxConfig, 'port'>): Promise<GatewayProcess> {
  let closing = false;
  let again: NodeJS.Timeout | undefined;
  let child = spawnSandbox();
  const port = await begin(child, { ...config, port: 0 });

  const watch = (): void => {
    child.once('exit', () => {
      if (!closing) again = setTimeout(restart, AGAIN_AFTER_MS);
    });
  };
  const restart = (): void => {
    child = spawnSandbox();
    watch();
    // One that ends before it listens is started once more, as any other that ends.
    begin(child, { ...config, port }).catch(() => undefined);
  };
  watch();
  return {
    port,
    pid: () => child.pid,
    close: async () => {
      closing = true;
      clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

const spawnSandbox = (): ChildProcess =>
  spawn(process.execPath, [PROGRAM], {
    env: process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Hands the configuration over, which shows in no list of processes, and resolves to the port; rejects when it ends before. */
const begin = (child: ChildProcess, config: SandboxConfig): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(reportSchema.validateSync(report).port));
    child.once('exit', (code) => reject(new Error(`The payment gateway's sandbox ended with ${code ?? 'a signal'}`)));
    child.once('error', reject);
    child.send(config);
  });
