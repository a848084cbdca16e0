import { nameKey } from '@portal/shared/domain/people/names';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { buildAccount, buildCustomer } from '../testing/builders.ts';
import { insertOldPlatform, insertOldUser } from '../testing/oldRows.ts';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrations } from './migrationProvider.ts';
import type { DB } from './schema.generated.ts';

it('migration 5 keeps alerts whose names are read as the same, and pauses that run', async () => {
  const { pool, close } = await openEmptyDatabase();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: migrations });
  const { error } = await migrator.migrateTo('0004_balance_alerts');
  expect(error).toBeUndefined();
  const names = ['Café  Events', 'CAFE\u0301\u00a0Eve\u200bnts', '\u200b', 'Other'];
  const platform_id = await insertOldPlatform(db);
  const { id: customer_id } = await buildCustomer(db, { platform_id });
  await insertOldUser(db, platform_id, { label: 'standard', codes: [] });
  await buildAccount(db, { platform_id, customer_id });
  for (const [index, name] of names.entries())
    await sql`insert into balance_alerts (platform_id, identifier, display_name, currency_code, threshold_minor,
        recipient_emails, created_by_user_id, created_at)
      select platform_id, ${`alert-${index}`}, ${name}, 'USD', 1, '{a@x.example}', id, now() from users`.execute(db);
  await sql`insert into balance_alert_accounts (platform_id, balance_alert_id, account_id, last_sent_at)
    select a.platform_id, b.id, a.id, '2026-11-02T09:00:00Z' from accounts a, balance_alerts b
    where b.identifier = 'alert-0'`.execute(db);

  const latest = await migrator.migrateToLatest();
  expect(latest.error).toBeUndefined();
  const { rows } = await sql<object>`select name_key, version, updated_by_user_id = created_by_user_id as by_creator
    from balance_alerts order by id`.execute(db);
  const [first = '', , , other = ''] = names;
  expect(rows).toEqual(
    [nameKey(first), `${nameKey(first)} alert-1`, '', nameKey(other)].map((name_key) => ({
      name_key,
      version: 1,
      by_creator: true,
    })),
  );
  const paused = await sql`select silent_until = '2026-11-03T09:00:00Z'::timestamptz as is_a_day from
    balance_alert_accounts`.execute(db);
  expect(paused.rows).toEqual([{ is_a_day: true }]);
  await close();
});
