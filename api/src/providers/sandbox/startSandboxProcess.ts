import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { number, object } from 'yup';
import { hearSupervisor, isOneOfMany, tellSupervisor } from '../../runtime/processRole.ts';

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
 * Starts a sandbox's program with its configuration and starts it again, on the same port and state, when it dies. Processes of one
 * server share the sandbox. Rejects when it cannot start at all.
 */
export const startSandboxProcess = (program: string, config: object): Promise<SandboxProcess> =>
  isOneOfMany() ? askForSandbox(program, config) : startOwn(program, config);

/** Has the supervisor start the sandbox, or say where it is. */
async function askForSandbox(program: string, config: object): Promise<SandboxProcess> {
  const port = await new Promise<number | null>((resolve) => {
    const stopHearing = hearSupervisor((message) => {
      if (message.kind !== 'sandbox' || message.program !== program) return;
      stopHearing();
      resolve(message.port);
    });
    tellSupervisor({ kind: 'sandbox', program, config });
  });
  if (port === null) throw new Error('The sandbox has not started');
  return { port, pid: () => undefined, close: () => Promise.resolve() };
}

async function startOwn(program: string, config: object): Promise<SandboxProcess> {
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
