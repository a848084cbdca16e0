import { serveTasks } from '../childProcess/serveTasks.ts';
import { drawPdf } from './drawPdf.ts';
import type { PdfDocument } from './PdfDocument.ts';

serveTasks(async function* (document: PdfDocument): AsyncGenerator<Uint8Array, void> {
  yield await drawPdf(document);
});
