import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { ImageAnswer, ImageTask } from './imageThread.ts';

/** Draws the header of an uploaded image. */
export type DrawHeaderImage = (task: ImageTask) => Promise<ImageAnswer>;

/** Draws headers in a thread of bounded memory and time, one image after the other. One that the thread dies of is refused as broken. */
export function createDrawHeaderImage(): DrawHeaderImage {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const drawn = last.then(() => inThread(task));
    last = drawn;
    return drawn;
  };
}

const { memoryMb, withinMs } = SERVER_SETTINGS.images;

async function inThread(task: ImageTask): Promise<ImageAnswer> {
  const worker = new Worker(new URL('./imageThread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = new AbortController();
  const deadline = setTimeout(() => ended.abort(), withinMs);
  worker.on('error', (error) => ended.abort(error)).on('exit', () => ended.abort());
  try {
    const [answer] = (await once(worker, 'message', { signal: ended.signal })) as [ImageAnswer];
    return answer;
  } catch {
    return { refused: 'broken' };
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
