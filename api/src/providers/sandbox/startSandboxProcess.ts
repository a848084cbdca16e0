import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { number, object } from 'yup';

const AGAIN_AFTER_MS = 500;
const reportSchema = object({ port: number().integer().required() });

/** A sandbox as a process of its own. */
export interface SandboxProcess {
  readonly port: number;
  /** Returns the id of the process that runs now. */
  pid(): number | undefined;
  close(): Promise<void>;
}

/**
 * Starts a sandbox's program with its configuration and starts it again, on the same port and state, when it dies. Rejects when
 * it cannot start at all.
 */
export async function startSandboxProcess(program: string, config: object): Promise<SandboxProcess> {
  let closing = false;
  let again: NodeJS.Timeout | undefined;
  let child = spawnSandbox(program);
  const port = await begin(child, { ...config, port: 0 });

  const watch = (): void => {
    child.once('exit', () => {
      if (!closing) again = setTimeout(restart, AGAIN_AFTER_MS);
    });
  };
  const restart = (): void => {
    child = spawnSandbox(program);
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

const spawnSandbox = (program: string): ChildProcess =>
  spawn(process.execPath, [program], {
    env: process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Hands the configuration over, which shows in no list of processes, and resolves to the port; rejects when it ends before. */
const begin = (child: ChildProcess, config: object): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(reportSchema.validateSync(report).port));
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code ?? 'a signal'}`)));
    child.once('error', reject);
    child.send(config);
  });
