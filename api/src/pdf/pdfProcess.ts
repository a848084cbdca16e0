import { parentPort } from 'node:worker_threads';
import { drawPdf } from './drawPdf.ts';
import type { PdfDocument } from './PdfDocument.ts';

/** A document to draw; answered in the order in which they come. */
export interface PdfTask {
  readonly id: number;
  readonly document: PdfDocument;
}

export type PdfAnswer =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: Error };

if (parentPort === null) throw new Error('This is a thread of another program');
const port = parentPort;
let last = Promise.resolve();
port.on('message', (task: PdfTask) => {
  last = last.then(() => answer(task));
});

async function answer({ id, document }: PdfTask): Promise<void> {
  try {
    const bytes = new Uint8Array(await drawPdf(document));
    port.postMessage({ id, bytes } satisfies PdfAnswer, [bytes.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    port.postMessage({ id, failure } satisfies PdfAnswer);
  }
}
