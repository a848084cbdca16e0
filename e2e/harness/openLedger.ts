import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { ServerLocation } from './startServer.ts';

export type Row = Record<string, unknown>;

/**
 * Direct access to the database as its owner, bypassing the API. 64-bit integers are returned as text: cast them in the
 * query.
 */
export interface LedgerDatabase {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Posts a deposit (minor units) to an account. */
  fund(accountIdentifier: string, amountMinor: bigint): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database; an embedded one only while no server uses it. */
export async function openLedger({ dataDir, databaseUrl }: ServerLocation): Promise<LedgerDatabase> {
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

type Query = LedgerDatabase['query'];

const DEPOSIT = `select post_journals(platform_id, jsonb_build_array(jsonb_build_object(
    'type', 'WIRE_DEPOSIT', 'description', 'Test money', 'currencyCode', currency_code, 'at', now(), 'lines', jsonb_build_array(
      jsonb_build_object('kind', 'FUNDING_CLEARING', 'amountMinor', -$2::bigint),
      jsonb_build_object('kind', 'WALLET', 'accountId', id, 'amountMinor', $2::bigint)))))::text
  from accounts where identifier = $1`;

async function fund(query: Query, accountIdentifier: string, amountMinor: bigint): Promise<void> {
  const posted = await query(DEPOSIT, [accountIdentifier, String(amountMinor)]);
  if (posted.length !== 1) throw new Error(`Account ${accountIdentifier} could not be given money`);
}
