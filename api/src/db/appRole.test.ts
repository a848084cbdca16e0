import { sql } from 'kysely';
import type { Database } from '../db/client.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  'update ledger_entries set amount_minor = 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'update ledger_journals set type = type',
  'delete from ledger_journals',
  'delete from ledger_accounts',
  'update wallet_months set in_minor = 0',
  'update audit_log set action = action',
  'delete from audit_log',
  'delete from orders',
  'drop table ledger_entries',
])('the application may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '42501' });
});

it('acts as the application role on every connection, and reads whole numbers as bigint', async () => {
  const reads = Array.from({ length: 12 }, () =>
    sql<{ role: string; whole: bigint; list: bigint[]; day: string }>`
      select current_user as role, 9007199254740993::bigint as whole, array[1, 2]::bigint[] as list, date '2026-03-01' as day`.execute(
      database.db,
    ),
  );
  for (const { rows } of await Promise.all(reads)) {
    expect(rows).toEqual([{ role: 'portal_app', whole: 9_007_199_254_740_993n, list: [1n, 2n], day: '2026-03-01' }]);
  }
});
