import { appendFileSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../db/client.ts';
import { embedHere } from '../db/embedded/EmbeddedDatabase.ts';
import { connectPostgres, openEmbedded } from '../db/openDatabase.ts';
import { createPglitePool } from '../db/pglitePool.ts';
import { pgTypes } from '../db/pgTypes.ts';
import { databaseName, serverUrl, templateFile, templateName } from './testTemplate.ts';

/** A migrated, empty database for one test file: on PGlite from the dump, on PostgreSQL from the template. */
export async function openTestDatabase(): Promise<Database> {
  tally();
  const url = serverUrl();
  if (url === null) {
    const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(templateFile())]) });
    return openEmbedded(embedHere(pglite), null);
  }
  const name = databaseName();
  await runOnServer(url, `create database ${name} template ${templateName()}`);
  const database = connectPostgres(databaseUrl(url, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOnServer(url, `drop database ${name} with (force)`);
    },
  };
}

/** A database without a table, seen by its owner, on one connection. */
export async function openEmptyDatabase(): Promise<{ readonly pool: pg.Pool; readonly close: () => Promise<void> }> {
  tally();
  const url = serverUrl();
  if (url === null) {
    const pglite = await PGlite.create();
    const pool = createPglitePool(embedHere(pglite));
    return { pool, close: () => pool.end().then(() => pglite.close()) };
  }
  const name = databaseName();
  await runOnServer(url, `create database ${name}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(url, name), types: pgTypes, max: 1 });
  // Dropping the database ends a connection that is still closing, which is none of the test's.
  pool.on('error', () => undefined);
  return { pool, close: () => pool.end().then(() => runOnServer(url, `drop database ${name} with (force)`)) };
}

/** Counts a database for `.ci/budget.json`, where a run asks for it by `TALLY_FILE`. */
function tally(): void {
  const file = process.env['TALLY_FILE'];
  if (file !== undefined) appendFileSync(file, 'test databases\n');
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Drops the databases of test runs whose name is chosen. */
export async function dropTestDatabases(url: string, isChosen: (name: string) => boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database order by datname');
    // Templates come first by their name: nothing can be made of them meanwhile.
    for (const { datname } of rows.filter((row) => isChosen(row.datname)))
      await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Runs one statement on the server's own database, as its owner. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
