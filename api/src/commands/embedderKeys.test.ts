import { spawn } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { calculateJwkThumbprint } from 'jose';
import type { Database } from '../db/client.ts';
import { lockDataDir } from '../start/dataDirLock.ts';
import { readCommand } from './embedderKeysCommand.ts';
import { buildPlatform } from '../testing/builders.ts';
import { databaseUrl, openTestDatabase, runOnServer } from '../testing/testDatabase.ts';
import { databaseName, serverUrl, templateName } from '../testing/testTemplate.ts';

let dir: string;
let database: Database;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-keys-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs the program on the embedded database of a folder, or on another one that the variables name. */
async function runProgram(words: readonly string[], dataDir: string, variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'embedderKeys.ts'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out: out.trim(), err: err.trim() };
}

/** Returns what a command prints on the test's database. */
const run = async (...words: string[]): Promise<string> => readCommand(words)(database.db);

const keyFile = (publicKey: KeyObject): string => {
  const file = path.join(dir, 'public.pem');
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
  return file;
};

/** A key whose id looks like an option. */
async function keyWithDash(): Promise<{ publicKey: KeyObject; kid: string }> {
  for (;;) {
    const { publicKey } = generateKeyPairSync('ed25519');
    const kid = await calculateJwkThumbprint(publicKey.export({ format: 'jwk' }));
    if (kid.startsWith('-')) return { publicKey, kid };
  }
}

it('registers, shows and revokes a key, and audits it', async () => {
  const { id, platform_client_id: platform } = await buildPlatform(database.db);
  const { publicKey, kid } = await keyWithDash();
  const add = ['add', '--platform', platform, '--public-key', keyFile(publicKey), '--label', 'spring'];
  expect(await run(...add)).toBe(`Registered for ${platform}. kid: ${kid}`);
  expect(await run('list')).toMatch(new RegExp(`^${kid}  ${platform}  EdDSA  .* in force  spring$`));
  expect(await run('revoke', kid)).toBe(`Revoked ${kid}.`);
  expect(await run('list')).toContain('revoked 20');
  await expect(run('revoke', kid)).rejects.toThrow(`There is no key ${kid} that is in force.`);
  await expect(run('add', '--platform', 'nobody', '--public-key', keyFile(publicKey))).rejects.toThrow(
    'There is no platform nobody.',
  );

  const audited = await database.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'actor_user_id'])
    .where('platform_id', '=', id)
    .orderBy('id')
    .execute();
  expect(audited).toEqual(
    ['embedderKey.added', 'embedderKey.revoked'].map((action) => ({ action, entity_id: kid, actor_user_id: null })),
  );
});

it.each([
  { words: [], line: 'npm run embedder:keys -- add' },
  { words: ['remove'], line: 'npm run embedder:keys -- add' },
  { words: ['revoke'], line: 'npm run embedder:keys -- add' },
  { words: ['add', '--platform', 'a'], line: 'npm run embedder:keys -- add' },
  { words: ['add', '--platfrom', 'a'], line: "Unknown option '--platfrom'" },
  { words: ['add', '--platform', 'a', '--public-key', 'none.pem'], line: 'none.pem cannot be read' },
])('refuses $words before a database is asked', ({ words, line }) => {
  expect(() => readCommand(words)).toThrow(line);
});

it('ends with one line and opens no database where the command is wrong or the database is in use', async () => {
  const dataDir = path.join(dir, 'data');
  const wrong = await runProgram(['add', '--platfrom', 'a'], dataDir);
  expect({ ...wrong, err: wrong.err.split('\n').length }).toEqual({ code: 1, out: '', err: 1 });
  expect(readdirSync(dir)).not.toContain('data');

  const lock = lockDataDir(dataDir);
  expect((await runProgram(['list'], dataDir)).err).toContain(
    `is in use by another Rewards Portal (process ${process.pid})`,
  );
  lock.release();
  expect(await runProgram(['list'], dataDir)).toEqual({ code: 0, out: '', err: '' });
});

const server = serverUrl();

// The embedded database serves one process alone: the case above.
if (server !== null)
  it('works on PostgreSQL while others use it', async () => {
    const name = databaseName();
    await runOnServer(server, `create database ${name} template ${templateName()}`);
    const dataDir = path.join(dir, 'shared');
    const lock = lockDataDir(dataDir);
    const variables = { DATABASE_URL: databaseUrl(server, name) };
    expect(await runProgram(['list'], dataDir, variables)).toEqual({ code: 0, out: '', err: '' });
    lock.release();
    await runOnServer(server, `drop database ${name} with (force)`);
  });
