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

const DEPOSIT = `select post_journals(platform_id, jsonb_build_array(jsonb_build_object(
    'type', 'WIRE_DEPOSIT', 'description', 'Test money', 'currencyCode', currency_code, 'at', now(), 'lines', jsonb_build_array(
      jsonb_build_object('kind', 'FUNDING_CLEARING', 'amountMinor', -$2::bigint),
      jsonb_build_object('kind', 'WALLET', 'accountId', id, 'amountMinor', $2::bigint)))))::text
  from accounts where identifier = $1`;

async function fund(query: Query, accountIdentifier: string, amountMinor: bigint): Promise<void> {
  const posted = await query(DEPOSIT, [accountIdentifier, String(amountMinor)]);
  if (posted.length !== 1) throw new Error(`Account ${accountIdentifier} could not be given money`);
}
