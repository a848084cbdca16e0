import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { migrations } from './migrationProvider.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const files = readdirSync(FOLDER).filter((name) => /^\d{4}_\w+\.ts$/.test(name));

/**
 * SHA-256 of every released migration: databases have run them, so they must never change. A new migration adds its
 * hash.
 */
const landed = JSON.parse(readFileSync(join(FOLDER, 'checksums.json'), 'utf8')) as Record<string, string>;

it('changes no migration that has landed', () => {
  const sums = files.map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    return [name.replace('.ts', ''), createHash('sha256').update(text).digest('hex')];
  });
  expect(Object.fromEntries(sums)).toEqual(landed);
});

it('runs every migration of the folder', async () => {
  expect(Object.keys(await migrations.getMigrations())).toEqual(files.map((name) => name.replace('.ts', '')));
});

it('says so when the database is of a version before the first release', async () => {
  const { pool, close } = await openEmptyDatabase();
  await pool.query('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
  await pool.query(`insert into kysely_migration values ('0001_initial', '2026-11-01T00:00:00.000Z')`);
  await expect(migrateDatabase(pool, 'pglite')).rejects.toThrow('begin with an empty one');
  await close();
});
