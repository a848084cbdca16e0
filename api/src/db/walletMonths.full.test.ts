import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { buildAccount, buildCustomer } from '../testing/builders.ts';
import { insertOldPlatform } from '../testing/oldRows.ts';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrations } from './migrationProvider.ts';
import type { DB } from './schema.generated.ts';

it('migration 15 sums up the entries that are there', async () => {
  const { pool, close } = await openEmptyDatabase();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: migrations });
  expect((await migrator.migrateTo('0014_deposits')).error).toBeUndefined();
  const platform_id = await insertOldPlatform(db);
  const { id: customer_id } = await buildCustomer(db, { platform_id });
  const { id } = await buildAccount(db, { platform_id, customer_id, balanceMinor: 700n });
  const { id: other } = await buildAccount(db, { platform_id, customer_id });
  await sql`select post_journals(${platform_id}, ${JSON.stringify([
    {
      type: 'TRANSFER',
      currencyCode: 'USD',
      at: '2026-03-31T23:59:59.999Z',
      lines: [
        { kind: 'WALLET', accountId: Number(id), amountMinor: -200 },
        { kind: 'WALLET', accountId: Number(other), amountMinor: 200 },
      ],
    },
  ])}::jsonb)`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<{ account: bigint; month: string; in: bigint; out: bigint }>`
    select account_id as account, month, in_minor as in, out_minor as out from wallet_months
    join ledger_accounts on ledger_accounts.platform_id = wallet_months.platform_id and ledger_accounts.id = ledger_account_id
    order by account_id`.execute(db);
  expect(rows.map((row) => Object.values(row))).toEqual([
    [id, '2026-03-01', 700n, 200n],
    [other, '2026-03-01', 200n, 0n],
  ]);
  await close();
});
