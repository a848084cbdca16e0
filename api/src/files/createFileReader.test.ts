import { FileRefused } from '@portal/shared/files/Table';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { uploadBytes } from '../testing/uploadWorld.ts';
import { readInThread, type OpenedTable } from './readInThread.ts';

const CLEAN = { name: 'a.csv', bytes: uploadBytes('d13-email-5000.csv'), language: 'en' };

/** Numbers of the rows, piece by piece. */
async function piecesOf(table: OpenedTable): Promise<number[][]> {
  const pieces: number[][] = [];
  for await (const rows of table.rows()) pieces.push(rows.map(({ number }) => number));
  return pieces;
}

const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof FileRefused ? { rule: error.rule, place: error.place } : error),
  );

it('hands over the headings, and then all rows in pieces', async () => {
  const { pieces, ...head } = await readInThread(CLEAN, async ({ headings, rowCount, ...table }) => ({
    headings,
    rowCount,
    pieces: await piecesOf({ headings, rowCount, ...table }),
  }));
  expect([head.rowCount, ...head.headings.slice(0, 2)]).toEqual([5_000, 'UTID', 'Amount']);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every(({ length }) => length <= SERVER_SETTINGS.files.rowsAtOnce)).toBe(true);
  expect(pieces.flat()).toEqual(Array.from({ length: 5_000 }, (_row, index) => index + 2));
});

it.each([
  ['a.csv', 'Name\n"x\nAda', 'file.quote', '2'],
  ['a.csv', 'Name\nAda\n4111111111111111', 'file.cardNumber', '3'],
  ['a.pdf', 'Name\nAda', 'file.extension', null],
  ['a.csv', `Name\n${`${'x'.repeat(9_000)}\n`.repeat(1_000)}`, null, null],
] as const)('%s with %# is taken or refused with rule and place', async (name, text, rule, place) => {
  const reading = readInThread({ name, bytes: Buffer.from(text), language: 'en' }, piecesOf);
  expect(await refusalOf(reading)).toEqual(rule === null ? null : { rule, place });
});

it.each([{ memoryMb: 16 }, { withinMs: 1 }])('a thread beyond its limits refuses the file: %p', async (limit) => {
  const row = Array.from({ length: 20 }, (_cell, column) => `cell ${column}`).join(',');
  const file = { ...CLEAN, bytes: Buffer.from(`${row}\n`.repeat(50_000)) };
  const reading = readInThread(file, piecesOf, { ...SERVER_SETTINGS.files, ...limit });
  expect(await refusalOf(reading)).toEqual({ rule: 'file.unsafe', place: null });
});

it('what its receiver raises comes out, and later files are read', async () => {
  const many = Array.from({ length: SERVER_SETTINGS.files.atOnce * 2 }, () =>
    readInThread(CLEAN, () => Promise.reject(new Error('enough'))),
  );
  const ends = await Promise.allSettled(many);
  expect(ends.every((end) => end.status === 'rejected' && (end.reason as Error).message === 'enough')).toBe(true);
  expect(await readInThread(CLEAN, ({ rowCount }) => Promise.resolve(rowCount))).toBe(5_000);
});
