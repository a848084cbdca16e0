import { sql } from 'kysely';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { PREPARED } from './preparingPool.ts';
import { withTransaction } from './withTransaction.ts';
import type { Database, Executor } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

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
    const read = (executor: Executor) => sql`${PREPARED} select * from overtaken`.execute(executor);
    await read(db);
    await sql`alter table overtaken add column second int`.execute(db);
    expect((await read(db)).rows).toEqual([]);
    await sql`alter table overtaken add column third int`.execute(db);
    await withTransaction(db, (tx) => read(tx));
  });
});
