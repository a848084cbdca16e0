import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Place } from './startServer.ts';

export type Row = Record<string, unknown>;

/** The database seen by its owner, past the API. Numbers above 32 bits come as text: cast them in the query. */
export interface Books {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Puts money (minor units) into an account, with its journal. */
  fund(accountIdentifier: string, amountMinor: bigint): Promise<void>;
  close(): Promise<void>;
}

/** Opens the books; those of an embedded database only while no server runs on it. */
export async function openBooks({ dataDir, databaseUrl }: Place): Promise<Books> {
  if (databaseUrl === undefined) {
    const database = await PGlite.create(`${dataDir}/database`);
    const query: Query = async (sql, values = []) => (await database.query<Row>(sql, [...values])).rows;
    return { query, fund: (account, amount) => fund(query, account, amount), close: () => database.close() };
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const query: Query = async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows;
  return { query, fund: (account, amount) => fund(query, account, amount), close: () => client.end() };
}

type Query = Books['query'];

const CLEARING = `insert into ledger_accounts (kind, currency_code) select 'FUNDING_CLEARING', currency_code
  from accounts where identifier = $1 on conflict do nothing`;
const DEPOSIT = `with wallet as (
    update ledger_accounts set balance_minor = balance_minor + $2::bigint
    where kind = 'WALLET' and account_id = (select id from accounts where identifier = $1)
    returning id, currency_code, balance_minor
  ), journal as (
    insert into ledger_journals (identifier, type, description, created_at)
    select $3, 'WIRE_DEPOSIT', 'Test money', now() from wallet returning id
  )
  insert into ledger_entries (journal_id, ledger_account_id, currency_code, amount_minor, balance_after_minor, created_at)
  select journal.id, side.account_id, wallet.currency_code, side.amount, side.after, now()
  from journal, wallet, lateral (
    select wallet.id as account_id, $2::bigint as amount, wallet.balance_minor as after
    union all
    select id, -$2::bigint, null from ledger_accounts
    where kind = 'FUNDING_CLEARING' and account_id is null and currency_code = wallet.currency_code
  ) side returning id::text`;

async function fund(query: Query, accountIdentifier: string, amountMinor: bigint): Promise<void> {
  await query(CLEARING, [accountIdentifier]);
  const entries = await query(DEPOSIT, [accountIdentifier, String(amountMinor), randomUUID()]);
  if (entries.length !== 2) throw new Error(`Account ${accountIdentifier} could not be given money`);
}
