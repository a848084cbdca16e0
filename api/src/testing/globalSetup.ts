import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embedHere } from '../db/embedded/EmbeddedDatabase.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { createPglitePool } from '../db/pglitePool.ts';
import { pgTypes } from '../db/pgTypes.ts';
import globalTeardown from './globalTeardown.ts';
import { databaseUrl, dropTestDatabases, runOnServer } from './testDatabase.ts';
import { beginRun, isLeftOver, isOfThisRun, serverUrl, templateFile, templateName } from './testTemplate.ts';

/** Migrates one database that every test file then copies. Jest tears nothing down when it is stopped, so that this does. */
export default async function globalSetup(): Promise<void> {
  beginRun();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void globalTeardown().finally(() => process.exit(1)));
  const url = serverUrl();
  await (url === null ? dumpPglite() : createTemplate(url));
}

/** Small, because each file unpacks the dump: nothing creates a database from a template, or writes much. */
async function dumpPglite(): Promise<void> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const pool = createPglitePool(embedHere(pglite));
  await migrateDatabase(pool, 'pglite');
  await pool.end();
  for (const template of ['template0', 'template1']) {
    await pglite.exec(`alter database ${template} is_template false`);
    await pglite.exec(`drop database ${template}`);
  }
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(templateFile(), Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}

async function createTemplate(url: string): Promise<void> {
  await dropTestDatabases(url, (name) => isLeftOver(name) || isOfThisRun(name));
  await runOnServer(url, `create database ${templateName()}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(url, templateName()), types: pgTypes });
  await migrateDatabase(pool, 'postgres');
  await pool.end();
}
