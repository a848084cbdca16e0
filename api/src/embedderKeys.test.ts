import { spawn } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { calculateJwkThumbprint } from 'jose';
import { lockDataDir } from './start/dataDirLock.ts';
import type { Database } from './db/client.ts';
import { connectPostgres, openDatabase } from './db/openDatabase.ts';
import { readEnv } from './env/env.ts';
import { buildPlatform } from './testing/builders.ts';
import { databaseUrl, runOnServer } from './testing/testDatabase.ts';
import { databaseName, serverUrl, templateName } from './testing/testTemplate.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-keys-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Runs the command with only these settings. */
async function run(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'embedderKeys.ts'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: path.join(dir, 'data'), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out: out.trim(), err: err.trim() };
}

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

async function auditOf({ db }: Database, platformId: bigint) {
  return db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'actor_user_id'])
    .where('platform_id', '=', platformId)
    .orderBy('id')
    .execute();
}

/** Registers, shows and revokes a key of that platform. */
async function useKey(platform: string, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const { publicKey, kid } = await keyWithDash();
  const add = ['add', '--platform', platform, '--public-key', keyFile(publicKey), '--label', 'spring'];
  expect(await run(add, variables)).toEqual({ code: 0, out: `Registered for ${platform}. kid: ${kid}`, err: '' });
  expect((await run(['list'], variables)).out).toMatch(new RegExp(`^${kid}  ${platform}  EdDSA  .* in force  spring$`));
  expect(await run(['revoke', kid], variables)).toEqual({ code: 0, out: `Revoked ${kid}.`, err: '' });
  expect((await run(['list'], variables)).out).toContain('revoked 20');
  expect((await run(['revoke', kid], variables)).err).toBe(`There is no key ${kid} that is in force.`);
  return kid;
}

const auditedUse = (kid: string) =>
  ['embedderKey.added', 'embedderKey.revoked'].map((action) => ({ action, entity_id: kid, actor_user_id: null }));

it.each([
  { words: [], line: 'npm run embedder:keys -- add' },
  { words: ['remove'], line: 'npm run embedder:keys -- add' },
  { words: ['revoke'], line: 'npm run embedder:keys -- add' },
  { words: ['add', '--platform', 'a'], line: 'npm run embedder:keys -- add' },
  { words: ['add', '--platfrom', 'a'], line: "Unknown option '--platfrom'" },
  { words: ['add', '--platform', 'a', '--public-key', 'none.pem'], line: 'none.pem cannot be read' },
])('refuses $words in one line and opens no database', async ({ words, line }) => {
  const { code, err } = await run(words);
  expect({ code, lines: err.split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(err).toContain(line);
  expect(readdirSync(dir)).toEqual([]);
});

it('keeps keys in the embedded database, and audits them, while nobody else has it', async () => {
  const env = readEnv({ DATA_DIR: path.join(dir, 'data') });
  const lock = lockDataDir(env.dataDir);
  const first = await openDatabase(env);
  const { id, platform_client_id: platform } = await buildPlatform(first.db);
  expect((await run(['list'])).err).toContain(`is in use by another Rewards Portal (process ${process.pid})`);
  await first.close();
  lock.release();

  const kid = await useKey(platform);
  const file = keyFile(generateKeyPairSync('ed25519').publicKey);
  const stranger = await run(['add', '--platform', 'nobody', '--public-key', file]);
  expect(stranger).toEqual({ code: 1, out: '', err: 'There is no platform nobody.' });

  const again = await openDatabase(env);
  expect(await auditOf(again, id)).toEqual(auditedUse(kid));
  await again.close();
});

const server = serverUrl();

// The embedded database serves one process alone: the case above.
if (server !== null)
  it('works on PostgreSQL while others use it', async () => {
    const name = databaseName();
    await runOnServer(server, `create database ${name} template ${templateName()}`);
    const url = databaseUrl(server, name);
    const database = connectPostgres(url);
    const { id, platform_client_id: platform } = await buildPlatform(database.db);
    const kid = await useKey(platform, { DATABASE_URL: url });
    expect(await auditOf(database, id)).toEqual(auditedUse(kid));
    await database.close();
    await runOnServer(server, `drop database ${name} with (force)`);
  });
