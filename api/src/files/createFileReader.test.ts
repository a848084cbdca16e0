import { FileRefused } from '@portal/shared/files/Table';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { uploadBytes } from '../testing/uploadFixture.ts';
import { createFileReader, type FileReader, type OpenedTable } from './createFileReader.ts';

const CLEAN = { name: 'a.csv', bytes: uploadBytes('d13-email-5000.csv'), language: 'en' };

let reader: FileReader;
beforeAll(() => {
  reader = createFileReader();
});
afterAll(() => reader.close());

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
  const { pieces, ...head } = await reader.read(1n, CLEAN, async ({ headings, rowCount, ...table }) => ({
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
  const reading = reader.read(1n, { name, bytes: Buffer.from(text), language: 'en' }, piecesOf);
  expect(await refusalOf(reading)).toEqual(rule === null ? null : { rule, place });
});

it('refuses a file whose process has to be ended, and reads the next one', async () => {
  const small = createFileReader(undefined, { memoryMb: 150 });
  const bytes = Buffer.from('x,'.repeat(150).concat('\n').repeat(30_000));
  const reading = small.read(1n, { ...CLEAN, bytes }, piecesOf);
  expect(await refusalOf(reading)).toEqual({ rule: 'file.unsafe', place: null });
  expect(await small.read(1n, CLEAN, ({ rowCount }) => Promise.resolve(rowCount))).toBe(5_000);
  await small.close();
});

it('what its receiver raises comes out, and later files are read', async () => {
  const many = Array.from({ length: 4 }, () => reader.read(1n, CLEAN, () => Promise.reject(new Error('enough'))));
  const ends = await Promise.allSettled(many);
  expect(ends.every((end) => end.status === 'rejected' && (end.reason as Error).message === 'enough')).toBe(true);
  expect(await reader.read(1n, CLEAN, ({ rowCount }) => Promise.resolve(rowCount))).toBe(5_000);
});
