import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { insertOldPlatform } from '../testing/oldRows.ts';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrations } from './migrationProvider.ts';
import type { DB } from './schema.generated.ts';

it('migration 27 lets rewards hold to the end of the day that was printed', async () => {
  const { pool, close } = await openEmptyDatabase();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: migrations });
  expect((await migrator.migrateTo('0026_reservations')).error).toBeUndefined();
  const id = await insertOldPlatform(db);
  const write = (line: number, status: string, expiresAt: string | null) =>
    sql`insert into rewards (platform_id, order_line_id, token_encrypted, credentials_encrypted, status, currency_code,
        initial_minor, remaining_minor, issued_at, expires_at)
      values (${id}, ${line}, '', '', ${status}, 'USD', 1, 1, '2026-01-01T00:00:00Z', ${expiresAt})`;
  await pool.query(`alter table rewards drop constraint rewards_platform_id_order_line_id_fkey`);
  await write(1, 'ACTIVE', '2026-11-28T00:00:00Z').execute(db);
  await write(2, 'EXPIRED', '2026-01-31T23:59:59Z').execute(db);
  await write(3, 'EXPIRED', '2999-01-31T23:59:59Z').execute(db);
  await write(4, 'ACTIVE', null).execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<{ status: string; expires_at: Date | null }>`
    select status, expires_at from rewards order by id`.execute(db);
  expect(rows.map((row) => [row.status, row.expires_at?.toISOString()])).toEqual([
    ['ACTIVE', '2026-11-29T12:00:00.000Z'],
    ['EXPIRED', '2026-02-01T12:00:00.000Z'],
    ['ACTIVE', '2999-02-01T12:00:00.000Z'],
    ['ACTIVE', undefined],
  ]);
  await close();
});
