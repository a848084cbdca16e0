import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FileRefused, type TableRow } from '@portal/shared/files/Table';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { ReadingAnswer, ReadingTask, TableHead } from './readingThread.ts';

/** A file that is being read. `rows` are its rows below the headings, some at a time. */
export interface OpenedTable extends TableHead {
  readonly rows: () => AsyncGenerator<readonly TableRow[], void>;
}

/** Of one thread. */
interface ThreadLimits {
  readonly memoryMb: number;
  readonly withinMs: number;
}

const { atOnce } = SERVER_SETTINGS.files;

let running = 0;
const waiting: (() => void)[] = [];

/** Resolves when one more thread may begin. */
const turn = (): Promise<void> =>
  running < atOnce ? Promise.resolve(void (running += 1)) : new Promise((resolve) => waiting.push(resolve));

/** Gives the place to who waits longest. */
function giveBack(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

/**
 * Reads a file in a thread of bounded memory and time, and hands it to `use` while the thread lives. Raises FileRefused for
 * one that is not taken, `file.unsafe` when the thread dies of it.
 */
export async function readInThread<T>(
  task: ReadingTask,
  use: (table: OpenedTable) => Promise<T>,
  limits: ThreadLimits = SERVER_SETTINGS.files,
): Promise<T> {
  await turn();
  try {
    return await inThread(task, use, limits);
  } finally {
    giveBack();
  }
}

async function inThread<T>(
  task: ReadingTask,
  use: (table: OpenedTable) => Promise<T>,
  { memoryMb, withinMs }: ThreadLimits,
): Promise<T> {
  const worker = new Worker(new URL('./readingThread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = new AbortController();
  const deadline = setTimeout(() => ended.abort(), withinMs);
  worker.on('error', (error) => ended.abort(error)).on('exit', () => ended.abort());
  try {
    const first = await answerOf(worker, ended.signal);
    clearTimeout(deadline);
    if ('refused' in first) throw new FileRefused(first.refused.rule, first.refused.message, first.refused.place);
    if (!('head' in first)) throw new Error('A thread that reads files begins with their head');
    return await use({ ...first.head, rows: () => rowsOf(worker, ended.signal) });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}

async function answerOf(worker: Worker, signal: AbortSignal): Promise<ReadingAnswer> {
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [ReadingAnswer];
    return answer;
  } catch (cause) {
    throw Object.assign(new FileRefused('file.unsafe', 'The file needs more memory or time than it may take'), {
      cause,
    });
  }
}

async function* rowsOf(worker: Worker, signal: AbortSignal): AsyncGenerator<readonly TableRow[], void> {
  for (;;) {
    const answer = answerOf(worker, signal);
    worker.postMessage('next');
    const message = await answer;
    if (!('rows' in message) || message.rows.length === 0) return;
    yield message.rows;
  }
}
