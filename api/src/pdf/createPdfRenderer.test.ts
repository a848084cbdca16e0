import { buildPdfDocument } from '../testing/buildPdfDocument.ts';
import { countTurns } from '../testing/countTurns.ts';
import { createPdfRenderer, type PdfRenderer } from './createPdfRenderer.ts';
import { drawPdf } from './drawPdf.ts';

let renderer: PdfRenderer;
beforeEach(() => {
  renderer = createPdfRenderer();
});
afterEach(() => renderer.close());

const [table] = buildPdfDocument().tables;
const long = buildPdfDocument({
  tables: table === undefined ? [] : [{ ...table, rows: Array.from({ length: 1_000 }, () => ['Fee', '$1.00']) }],
});

it('draws what drawPdf draws, several at a time', async () => {
  const [first, second] = await Promise.all([renderer.render(long), renderer.render(buildPdfDocument())]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second.equals(await drawPdf(buildPdfDocument()))).toBe(true);
});

it('lets others go on while a document is drawn', async () => {
  await renderer.render(buildPdfDocument());
  const turns = countTurns();
  await renderer.render(long);
  expect(turns.end()).toBeGreaterThan(10);
});

it('rejects a document that cannot be drawn, and draws the next one', async () => {
  const broken = buildPdfDocument({ createdAt: new Date(Number.NaN) });
  await expect(renderer.render(broken)).rejects.toThrow('Invalid');
  await expect(renderer.render(buildPdfDocument())).resolves.toBeInstanceOf(Buffer);
});

it('rejects what is drawn when it is closed, and begins again for the next', async () => {
  const drawn = renderer.render(long);
  await Promise.all([expect(drawn).rejects.toThrow('has ended'), renderer.close()]);
  await expect(renderer.render(buildPdfDocument())).resolves.toBeInstanceOf(Buffer);
});

it('ends a thread that nobody needs, and begins another', async () => {
  const impatient = createPdfRenderer(1);
  await impatient.render(buildPdfDocument());
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(impatient.render(buildPdfDocument())).resolves.toBeInstanceOf(Buffer);
  await impatient.close();
});
