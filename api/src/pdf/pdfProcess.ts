import { serveTasks } from '../childProcess/serveTasks.ts';
import { drawPdf } from './drawPdf.ts';
import { drawLetter } from './letter/drawLetter.ts';
import type { LetterDocument } from './LetterDocument.ts';
import type { PdfDocument } from './PdfDocument.ts';

serveTasks(async function* (document: PdfDocument | LetterDocument): AsyncGenerator<Uint8Array, void> {
  yield await ('kind' in document ? drawLetter(document) : drawPdf(document));
});
