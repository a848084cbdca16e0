import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { lockDataDir } from '../start/dataDirLock.ts';
import { databaseUrl, runOnServer } from '../testing/testDatabase.ts';
import { databaseName, serverUrl, templateName } from '../testing/testTemplate.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-keys-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs the program on the embedded database of a folder, or on another one that the variables name. */
async function runProgram(words: readonly string[], dataDir: string, variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'embedderKeys.ts'), ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out: out.trim(), err: err.trim() };
}

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
