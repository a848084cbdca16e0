import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { INVARIANTS, SETTLED, type Invariant } from './invariants.ts';

type Rows = Record<string, unknown>[];
type Query = (sql: string) => Promise<Rows>;

/** `npm run ledger:check [-- --settled]`: every invariant with its count, on DATABASE_URL or on the embedded database in DATA_DIR. */
const { query, close } = await open();
let broken = 0;
for (const invariant of [...INVARIANTS, ...(process.argv.includes('--settled') ? SETTLED : [])]) {
  broken += await check(query, invariant);
}
await close();
console.log(broken === 0 ? 'The ledger is sound.' : `${broken} rules are broken.`);
process.exitCode = broken === 0 ? 0 : 1;

async function open(): Promise<{ query: Query; close: () => Promise<void> }> {
  const url = process.env['DATABASE_MIGRATION_URL'] || process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return { query: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows, close: () => client.end() };
  }
  const database = await PGlite.create(`${process.env['DATA_DIR'] ?? './data'}/database`);
  return {
    query: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    close: () => database.close(),
  };
}

async function check(query: Query, { name, counted, broken }: Invariant): Promise<number> {
  const [total] = await query(`select (${counted})::text as total`);
  const found = await query(broken);
  console.log(`${found.length === 0 ? 'ok    ' : 'BROKEN'} ${String(total?.['total']).padStart(9)}  ${name}`);
  for (const row of found.slice(0, 5)) console.log(`         ${String(row['id'])}: ${String(row['found'])}`);
  return found.length === 0 ? 0 : 1;
}
