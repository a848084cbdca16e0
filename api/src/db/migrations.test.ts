import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrateDatabase.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const files = readdirSync(FOLDER).filter((name) => /^\d{4}_\w+\.ts$/.test(name));

/** SHA-256 of every migration that has landed: databases have run it, so it never changes; a new one adds its line. */
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
