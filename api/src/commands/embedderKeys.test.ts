import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calculateJwkThumbprint } from 'jose';
import type { Database } from '../db/client.ts';
import { readCommand } from './embedderKeysCommand.ts';
import { buildPlatform } from '../testing/builders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

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
