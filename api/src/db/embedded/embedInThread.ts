import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts';

interface Waiting {
  readonly resolve: (answer: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the embedded database of a folder in a worker thread, so that a long statement does not block the event loop.
 * When the worker fails, every later call rejects and `onFailure` is called once.
 */
export async function embedInThread(
  folder: string,
  onFailure: (error: Error) => void,
  program: URL = new URL('./embeddedThread.ts', import.meta.url),
): Promise<EmbeddedDatabase> {
  const thread = new Worker(program, { workerData: folder });
  await once(thread, 'message');
  const waiting: Waiting[] = [];
  let failure: Error | null = null;
  let closing = false;
  const fail = (error: Error): void => {
    if (failure !== null || closing) return;
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
    onFailure(error);
  };
  thread.on('message', (answer: Uint8Array) => waiting.shift()?.resolve(answer));
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('The embedded database has ended')));
  return {
    exec: (messages) =>
      new Promise((resolve, reject) => {
        if (failure !== null) {
          reject(failure);
          return;
        }
        waiting.push({ resolve, reject });
        thread.postMessage(messages);
      }),
    close: async () => {
      closing = true;
      if (failure !== null) return;
      const ended = once(thread, 'exit');
      thread.postMessage(null);
      await ended;
    },
  };
}
