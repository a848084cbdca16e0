import cluster from 'node:cluster';
import type { ToProcess, ToSupervisor } from './processMessages.ts';

/** True in a process beside others of the same server (`superviseProcesses`). */
export const isOneOfMany = (): boolean => cluster.isWorker;

/** True in the process that migrates, loads the demo data and says that the server is ready: the only one, or the first. */
export const isFirstProcess = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

/** Tells the supervisor; nobody hears it where there is none. */
export function tellSupervisor(message: ToSupervisor): void {
  if (cluster.isWorker) process.send?.(message);
}

/** Calls `hear` with each message of the supervisor until the returned function is called. */
export function hearSupervisor(hear: (message: ToProcess) => void): () => void {
  process.on('message', hear);
  return () => void process.off('message', hear);
}
