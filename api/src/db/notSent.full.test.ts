import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { insertOldPlatform } from '../testing/oldRows.ts';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrations } from './migrationProvider.ts';
import type { DB } from './schema.generated.ts';

it('migration 32 says of lines that were not issued that nothing was sent', async () => {
  const { pool, close } = await openEmptyDatabase();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: migrations });
  expect((await migrator.migrateTo('0027_last_days')).error).toBeUndefined();
  const id = await insertOldPlatform(db);
  await pool.query(`alter table order_lines drop constraint order_lines_platform_id_order_id_fkey`);
  const write = (line: number, status: string, delivery: string) =>
    sql`insert into order_lines (platform_id, order_id, line_number, utid, reward_name, brand_key, brand_name, currency_code,
        amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, status_reason, delivery_method, delivery_status)
      values (${id}, 1, ${line}, '', '', '', '', 'USD', 1, 1, 1, 1, 0, 1, ${status}, 'itemGone', 'EMAIL', ${delivery})`;
  await write(1, 'FAILED', 'NOT_DELIVERED').execute(db);
  await write(2, 'COMPLETE', 'NOT_DELIVERED').execute(db);

  expect((await migrator.migrateTo('0032_line_items')).error).toBeUndefined();
  const { rows } = await sql`select delivery_status, status_reason from order_lines order by line_number`.execute(db);
  expect(rows).toEqual([
    { delivery_status: 'NOT_SENT', status_reason: 'itemGone' },
    { delivery_status: 'NOT_DELIVERED', status_reason: 'itemGone' },
  ]);
  await close();
});
