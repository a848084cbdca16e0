import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts';

interface PendingRequest {
  readonly resolve: (response: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Node itself tells of loaded files on the same way while `node --watch` runs. */
const isResponse = (message: unknown): message is Uint8Array => ArrayBuffer.isView(message);

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
  for await (const [message] of on(thread, 'message')) if (isResponse(message)) break;
  const waiting: PendingRequest[] = [];
  let failure: Error | null = null;
  let closing = false;
  const fail = (error: Error): void => {
    if (failure !== null || closing) return;
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
    onFailure(error);
  };
  thread.on('message', (message: unknown) => {
    if (isResponse(message)) waiting.shift()?.resolve(message);
  });
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
