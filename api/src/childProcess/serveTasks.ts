import { Worker } from 'node:worker_threads';
import type { ChildRequest, ChildResponse } from './messages.ts';

type Results = Generator<unknown, void> | AsyncGenerator<unknown, void>;

/**
 * Works on the tasks that the parent process sends, one at a time, and hands each answer over when it is asked for. The whole
 * program of a child process; it ends with its parent.
 */
export function serveTasks(getResults: (task: never) => Results): void {
  let results: Results | null = null;

  async function respond(request: ChildRequest<never>): Promise<ChildResponse<unknown>> {
    if (typeof request === 'object') results = getResults(request.task);
    const found = request === 'stop' ? await results?.return() : await results?.next();
    if (found !== undefined && found.done !== true) return { result: found.value };
    results = null;
    return { isDone: true };
  }

  process.on('message', (request: ChildRequest<never>) => {
    void respond(request)
      .catch((error: unknown): ChildResponse<unknown> => {
        results = null;
        return { failure: error instanceof Error ? error : new Error(String(error)) };
      })
      .then((response) => process.send?.(response));
  });
  // `process.exit` would wait for native code that is at work.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A task that never gives the event loop back hears of no message.
  new Worker(new URL('./endWithParent.ts', import.meta.url), { workerData: process.ppid }).unref();
}
