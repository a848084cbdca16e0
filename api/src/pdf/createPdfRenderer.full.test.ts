import { buildLongDocument, buildPdfDocument } from '../testing/buildPdfDocument.ts';
import { countTurns } from '../testing/countTurns.ts';
import { createPdfRenderer, type PdfRenderer } from './createPdfRenderer.ts';
import { drawPdf } from './drawPdf.ts';

let renderer: PdfRenderer;
beforeEach(() => {
  renderer = createPdfRenderer();
});
afterEach(() => renderer.close());

const long = buildLongDocument();

it('draws what drawPdf draws, several at a time', async () => {
  const [first, second] = await Promise.all([renderer.render(1n, long), renderer.render(1n, buildPdfDocument())]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second.equals(await drawPdf(buildPdfDocument()))).toBe(true);
});

it('lets others go on while a document is drawn', async () => {
  await renderer.render(1n, buildPdfDocument());
  const turns = countTurns();
  await renderer.render(1n, long);
  expect(turns.end()).toBeGreaterThan(10);
});
