import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTurns } from '../../testing/countTurns.ts';
import { createPglitePool } from '../pglitePool.ts';
import { embedInThread } from './embedInThread.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'portal-embedded-')), 'database');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const neverFails = (error: Error): void => {
  throw error;
};

it('keeps what was written for the next start, and tells errors and large answers whole', async () => {
  const first = await embedInThread(folder, neverFails);
  const pool = createPglitePool(first);
  await pool.query('create table notes (note text)');
  await pool.query('insert into notes select repeat($1, 100) from generate_series(1, 20000)', ['é']);
  await expect(pool.query('insert into nothing values ($1)', [1])).rejects.toMatchObject({ code: '42P01' });
  expect((await pool.query('select * from notes')).rowCount).toBe(20_000);
  await pool.end();
  await first.close();

  const next = await embedInThread(folder, neverFails);
  const reopened = createPglitePool(next);
  const { rows } = await reopened.query('select count(*)::int as count, max(note) = $1 as same from notes', [
    'é'.repeat(100),
  ]);
  expect(rows).toEqual([{ count: 20_000, same: true }]);
  await reopened.end();
  await next.close();
});

it('lets others go on while a statement runs', async () => {
  const embedded = await embedInThread(folder, neverFails);
  const pool = createPglitePool(embedded);
  await pool.query('select 1');
  const turns = countTurns();
  await pool.query('select sum(a * b) from generate_series(1, 2000) a, generate_series(1, 1000) b');
  // A blocked event loop has a turn or two, however slow or fast the machine is.
  expect(turns.end()).toBeGreaterThan(10);
  await pool.end();
  await embedded.close();
});

const MESSAGE = new Uint8Array([1]);
const BREAKING = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => { throw new Error('broken'); }); parentPort.postMessage(new Uint8Array());`,
);

it('fails every call, and says so once, when the database breaks', async () => {
  const failures: string[] = [];
  const embedded = await embedInThread(folder, ({ message }) => failures.push(message), BREAKING);
  const calls = [embedded.exec(MESSAGE), embedded.exec(MESSAGE)];
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(embedded.exec(MESSAGE)).rejects.toThrow('broken');
  expect(failures).toHaveLength(1);
  await embedded.close();
});

const TALKING = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
  const answer = (bytes) => { parentPort.postMessage({ 'watch:import': [] }); parentPort.postMessage(bytes); };
  parentPort.on('message', (message) => message === null ? parentPort.close() : answer(message)); answer(new Uint8Array());`,
);

it('takes for an answer nothing that is none', async () => {
  const embedded = await embedInThread(folder, neverFails, TALKING);
  await expect(Promise.all([embedded.exec(MESSAGE), embedded.exec(MESSAGE)])).resolves.toEqual([MESSAGE, MESSAGE]);
  await embedded.close();
});

it('cannot open a folder below a file', async () => {
  writeFileSync(folder, '');
  await expect(embedInThread(path.join(folder, 'database'), neverFails)).rejects.toThrow();
});
