import cluster, { type Worker } from 'node:cluster';
import type { Env } from '../env/env.ts';
import { createLog } from '../logs/createLog.ts';
import { startSandboxProcess, type SandboxProcess } from '../providers/sandbox/startSandboxProcess.ts';
import type { ToProcess, ToSupervisor } from '../runtime/processMessages.ts';
import { FIRST_PAUSE_MS, nextPauseMs } from './nextPauseMs.ts';

/**
 * Runs the processes of a server on one port until a signal. The first one starts alone; each that dies afterwards is started again.
 * Ends with the code of the first one when that cannot start.
 */
export function superviseProcesses({ processes, logLevel }: Pick<Env, 'processes' | 'logLevel'>): void {
  const { log } = createLog({ level: logLevel });
  const sandboxes = new Map<string, Promise<SandboxProcess>>();
  let port: number | null = null;
  let isStopping = false;

  const listWorkers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  /** Keeps one process running. */
  function start(pauseMs: number): void {
    const startedAt = performance.now();
    const worker = cluster.fork(port === null ? {} : { PORT: port });
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (isStopping) return;
      if (port === null) process.exit(code ?? 1);
      log.warn(
        { event: 'server.processEnded', ended: worker.process.pid, reason: signal ?? code, pauseMs },
        'A process of the server has ended and is started again',
      );
      setTimeout(() => {
        if (!isStopping) start(nextPauseMs(pauseMs, performance.now() - startedAt));
      }, pauseMs);
    });
  }

  function hear(worker: Worker, message: ToSupervisor): void {
    switch (message.kind) {
      case 'ready':
        if (port !== null) return;
        ({ port } = message);
        for (let more = 1; more < processes; more += 1) start(FIRST_PAUSE_MS);
        return;
      case 'sandbox':
        void shareSandbox(worker, message.program, message.config);
        return;
      case 'hits':
        for (const other of listWorkers()) if (other !== worker) tell(other, message);
    }
  }

  /** Starts a sandbox for the first process that asks for it, and keeps it for the others. */
  async function shareSandbox(worker: Worker, program: string, config: object): Promise<void> {
    const sandbox = sandboxes.get(program) ?? startSandboxProcess(program, config);
    sandboxes.set(program, sandbox);
    const started = await sandbox.catch(() => null);
    if (started === null) sandboxes.delete(program);
    tell(worker, { kind: 'sandbox', program, port: started?.port ?? null });
  }

  async function stop(): Promise<void> {
    const workers = listWorkers();
    if (isStopping) {
      for (const worker of workers) worker.process.kill('SIGKILL');
      process.exit(1);
    }
    isStopping = true;
    const inOrder = await Promise.all(workers.map(endWorker));
    for (const sandbox of sandboxes.values()) await (await sandbox.catch(() => null))?.close();
    process.exit(inOrder.every(Boolean) ? 0 : 1);
  }

  cluster.on('message', hear);
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  start(FIRST_PAUSE_MS);
}

/** A process that has just ended hears nothing. */
const tell = (worker: Worker, message: ToProcess): void => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

/** Ends a process and returns whether it ended in good order; one that was still starting ends by the signal itself. */
const endWorker = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => resolve(code === 0 || signal === 'SIGTERM'));
    worker.process.kill('SIGTERM');
  });
