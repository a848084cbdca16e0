import { sql } from 'kysely';
import { countAnswers } from '../testing/countAnswers.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database, Executor, Tx } from './client.ts';
import { PREPARED, UNANSWERED } from './preparingPool.ts';
import { withSavepoint } from './withSavepoint.ts';
import { withTransaction } from './withTransaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const RESETS_AT = new Date('2026-03-01T10:00:00Z');

/** Writes a row without waiting for the answer. */
const note = (tx: Tx, key: string) =>
  tx.insertInto('rate_limits').modifyEnd(UNANSWERED).values({ key, hits: 1, resets_at: RESETS_AT }).execute();

const read = (executor: Executor, key: string) =>
  executor.selectFrom('rate_limits').select('key').where('key', '=', key).executeTakeFirst();

const echo = async (executor: Executor, name: string): Promise<string | undefined> =>
  (await sql<{ name: string }>`select ${name}::text as name`.execute(executor)).rows[0]?.name;

const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

it('sends what needs no answer with the statement that follows', async () => {
  const answers = await countAnswers(database, () =>
    transaction(async (tx) => {
      await note(tx, 'first');
      expect(await read(tx, 'first')).toBeDefined();
      await note(tx, 'second');
    }),
  );
  expect(answers).toBe(2);
  expect(await read(database.db, 'second')).toBeDefined();
});

it('sends nothing of a transaction that does nothing', async () => {
  const undone = transaction((tx) => note(tx, 'undone').then(() => Promise.reject(new Error('not today'))));
  expect(await countAnswers(database, () => expect(undone).rejects.toThrow('not today'))).toBe(0);
  expect(await countAnswers(database, () => transaction(() => Promise.resolve()))).toBe(0);
  expect(await read(database.db, 'undone')).toBeUndefined();
});

it('raises the error of a change that was sent before, and skips what follows it', async () => {
  await transaction((tx) => note(tx, 'taken'));
  const failed = transaction(async (tx) => {
    await note(tx, 'beside');
    await note(tx, 'taken');
    await note(tx, 'skipped');
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  for (const key of ['beside', 'skipped']) expect(await read(database.db, key)).toBeUndefined();
  // The skipped one was not prepared.
  await transaction((tx) => note(tx, 'afterwards'));
  expect(await read(database.db, 'afterwards')).toBeDefined();
});

it('goes on after a savepoint, whether it was sent or not', async () => {
  await transaction((tx) => note(tx, 'held'));
  await transaction(async (tx) => {
    await note(tx, 'before');
    const fails = (work: (tx: Tx) => Promise<unknown>, name?: string) =>
      withSavepoint(
        tx,
        (inner) => work(inner).then(() => 'done'),
        () => 'recovered',
        name,
      );
    expect(await fails(async (inner) => note(inner, 'lost').then(() => Promise.reject(new Error('early'))))).toBe(
      'recovered',
    );
    expect(await fails(async (inner) => note(inner, 'held').then(() => echo(inner, 'never')), 'second')).toBe(
      'recovered',
    );
    await note(tx, 'after');
  });
  for (const key of ['before', 'after']) expect(await read(database.db, key)).toBeDefined();
  expect(await read(database.db, 'lost')).toBeUndefined();
});

it('gives each of fifty callers the answer to its own question, whatever fails beside', async () => {
  const call = (at: number) =>
    transaction(async (tx) => {
      await note(tx, at % 5 === 0 ? 'shared' : `own ${at}`);
      const name = await echo(tx, `name ${at}`);
      await note(tx, `end ${at}`);
      return name;
    }).catch((error: unknown) => (error instanceof Error ? `refused ${at}` : error));
  await transaction((tx) => note(tx, 'shared'));
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));
  expect(answers).toEqual(Array.from({ length: 50 }, (_, at) => (at % 5 === 0 ? `refused ${at}` : `name ${at}`)));
  const { rows } = await sql<{
    kept: number;
  }>`select count(*)::int as kept from rate_limits where key like 'end %'`.execute(database.db);
  expect(rows[0]?.kept).toBe(40);
});

it('undoes a transaction whose connection ends in the middle, and lends another one', async () => {
  const ended = transaction(async (tx) => {
    await note(tx, 'gone');
    if (database.kind === 'pglite') throw new Error('The embedded database has no other connection');
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await note(tx, 'gone too');
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(tx);
  });
  await expect(ended).rejects.toThrow();
  for (const key of ['gone', 'gone too']) expect(await read(database.db, key)).toBeUndefined();
});

it('prepares a marked statement once, whatever its values, and no other', async () => {
  await database.db.connection().execute(async (db) => {
    const named = (name: string) => db.selectFrom('platforms').select('id').where('name', '=', name);
    for (const name of ['Alder', 'Birch']) expect(await named(name).modifyFront(PREPARED).execute()).toEqual([]);
    expect(await named('Cedar').execute()).toEqual([]);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where name <> '' and statement like '%"platforms"%'`.execute(db);
    expect(rows).toEqual([{ statement: expect.stringContaining('/* prepared */') as unknown }]);
  });
});

it('plans anew what a migration has overtaken', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`create temp table overtaken (first int)`.execute(db);
    const readAll = (executor: Executor) => sql`${PREPARED} select * from overtaken`.execute(executor);
    await readAll(db);
    await sql`alter table overtaken add column second int`.execute(db);
    expect((await readAll(db)).rows).toEqual([]);
    await sql`alter table overtaken add column third int`.execute(db);
    await withTransaction(db, (tx) => readAll(tx));
  });
});

it('prepares anew a statement that was skipped behind one that failed', async () => {
  await transaction((tx) => note(tx, 'double'));
  await database.db.connection().execute(async (db) => {
    const read = (executor: Executor) => sql`${PREPARED} select 'never asked before' as said`.execute(executor);
    const failed = db.transaction().execute((tx) => note(tx, 'double').then(() => read(tx)));
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    expect((await read(db)).rows).toEqual([{ said: 'never asked before' }]);
  });
});
