import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { buildLongDocument, buildPdfDocument } from '../testing/buildPdfDocument.ts';
import { createPdfRenderer, type PdfRenderer } from './createPdfRenderer.ts';

let renderer: PdfRenderer;
beforeEach(() => {
  renderer = createPdfRenderer();
});
afterEach(() => renderer.close());

const long = buildLongDocument();

it('rejects a document that cannot be drawn, and draws the next one', async () => {
  const broken = buildPdfDocument({ createdAt: new Date(Number.NaN) });
  await expect(renderer.render(1n, broken)).rejects.toThrow('Invalid');
  await expect(renderer.render(1n, buildPdfDocument())).resolves.toBeInstanceOf(Buffer);
});

/** No other test's renderer has it, so that its process is told from theirs. */
const MEMORY_MB = 1_279;

/** Kills the process that draws, if it has begun. */
function killDrawing(): boolean {
  const drawing = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`=${MEMORY_MB} `));
  for (const line of drawing) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  return drawing.length > 0;
}

it('draws a document anew whose process was killed, and gives up on one that is killed again', async () => {
  const mortal = createPdfRenderer({ memoryMb: MEMORY_MB });
  const drawn = mortal.render(1n, long);
  while (!killDrawing()) await setTimeout(5);
  expect((await drawn).subarray(0, 5).toString()).toBe('%PDF-');
  const killing = setInterval(killDrawing, 20);
  await expect(mortal.render(1n, long)).rejects.toMatchObject({ reason: 'exit' });
  clearInterval(killing);
  await mortal.close();
});

it('rejects what is drawn when it is closed, and one that takes too long', async () => {
  const drawn = renderer.render(1n, long);
  await Promise.all([expect(drawn).rejects.toMatchObject({ reason: 'closed' }), renderer.close()]);
  const impatient = createPdfRenderer({ withinMs: 1 });
  await expect(impatient.render(1n, long)).rejects.toMatchObject({ reason: 'time' });
  await impatient.close();
});
