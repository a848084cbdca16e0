import { nameKey } from '@portal/shared/domain/people/names';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { buildAccount, buildCustomer } from '../testing/builders.ts';
import { insertOldPlatform } from '../testing/oldRows.ts';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrations } from './migrationProvider.ts';
import type { DB } from './schema.generated.ts';

it('migration 9 keeps accounts whose names are read as the same; the first keeps others from taking it', async () => {
  const { pool, close } = await openEmptyDatabase();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: migrations });
  expect((await migrator.migrateTo('0008_invitations')).error).toBeUndefined();
  const names = ['Café  Events', 'CAFE\u0301\u00a0Eve\u200bnts', 'Other'];
  const platform_id = await insertOldPlatform(db);
  const { id: customer_id } = await buildCustomer(db, { platform_id, display_name: 'Group' });
  for (const display_name of names) await buildAccount(db, { platform_id, customer_id, display_name });

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<{ name_key: string | null }>`select name_key from accounts order by id`.execute(db);
  const [first = '', , other = ''] = names;
  expect(rows.map((row) => row.name_key)).toEqual([nameKey(first), null, nameKey(other)]);
  const groups = await sql<{ name_key: string }>`select name_key from customers`.execute(db);
  expect(groups.rows).toEqual([{ name_key: 'group' }]);
  await close();
});
