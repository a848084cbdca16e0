import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** How many rows each table holds, and all wallets together in minor units (`wallets`). */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts what a call may have left behind; the counters of the rate limits, which every call leaves, are not counted. */
export async function countRows(db: Db): Promise<RowCounts> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`.execute(db);
  const counts = ['pgboss.job', ...tables.map(({ name }) => name)].map(
    (name) => sql`select ${name}::text as name, count(*) as amount from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; amount: string }>`
    ${sql.join(counts, sql` union all `)}
    union all select 'wallets', coalesce(sum(balance_minor), 0) from ledger_accounts where kind = 'WALLET'`.execute(db);
  return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]));
}

/** Differences of the counts that changed. */
export const changesOf = (before: RowCounts, after: RowCounts): RowCounts =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, amount]): [string, number] => [name, amount - (before[name] ?? 0)])
      .filter(([, change]) => change !== 0),
  );
