import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './PdfDocument.ts';
import type { PdfAnswer, PdfTask } from './pdfThread.ts';

export interface PdfRenderer {
  /** The bytes of a document; rejects when its data cannot be drawn, or the thread ended. */
  readonly render: (document: PdfDocument) => Promise<Buffer>;
  /** Ends the thread; documents that are being drawn are rejected. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** A table of 20,000 rows fits; one that does not is refused, and the server goes on. */
const MOST_MEMORY_MB = 1_024;
/** Parsed fonts take memory that a server without documents does not need. */
const IDLE_MS = 60_000;

/**
 * Draws documents one after the other in a thread, which begins with the first and ends when none came for a minute.
 * A thread that fails rejects what it was given, and the next document begins another.
 */
export function createPdfRenderer(idleMs: number = IDLE_MS): PdfRenderer {
  let thread: PdfThread | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.end();
  };
  return {
    render: async (document) => {
      clearTimeout(idle);
      if (thread === null || thread.ended()) thread = startThread();
      const current = thread;
      try {
        return await current.draw(document);
      } finally {
        if (current === thread && current.isIdle()) {
          clearTimeout(idle);
          idle = setTimeout(() => void end(), idleMs).unref();
        }
      }
    },
    close: end,
  };
}

interface PdfThread {
  readonly draw: (document: PdfDocument) => Promise<Buffer>;
  readonly isIdle: () => boolean;
  readonly ended: () => boolean;
  readonly end: () => Promise<unknown>;
}

function startThread(): PdfThread {
  const worker = new Worker(new URL('./pdfThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let ended = false;
  const fail = (error: Error): void => {
    ended = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: PdfAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    // A process may end while nothing is drawn.
    if (waiting.size === 0) worker.unref();
    if ('failure' in answer) caller?.reject(answer.failure);
    else caller?.resolve(Buffer.from(answer.bytes.buffer));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that draws documents has ended')));
  return {
    draw: (document) =>
      new Promise((resolve, reject) => {
        count += 1;
        worker.postMessage({ id: count, document } satisfies PdfTask);
        worker.ref();
        waiting.set(count, { resolve, reject });
      }),
    isIdle: () => waiting.size === 0,
    ended: () => ended,
    end: () => worker.terminate(),
  };
}
