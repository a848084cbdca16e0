import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

type Started = ChildProcessByStdio<null, Readable, Readable>;

let dir: string;
let running: Started[] = [];
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Starts a child process with only these settings. */
function start(variables: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../server.ts')], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dir, PORT: '0', DEMO_DATA: 'false', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

async function outcome(child: Started): Promise<{ code: unknown; lines: string[] }> {
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const closed: unknown[] = await once(child, 'close');
  return { code: closed[0], lines: text.trim().split('\n') };
}

const ready = async (child: Started): Promise<string> => {
  for await (const chunk of child.stdout) return String(chunk);
  return '';
};

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number (0-65535)'],
  [
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/portal' },
    'The database 127.0.0.1:1/portal cannot be reached or migrated: connect ECONNREFUSED 127.0.0.1:1',
  ],
])('ends with one line for %j', async (variables, line) => {
  expect(await outcome(start(variables))).toEqual({ code: 1, lines: [line] });
});

it('starts, refuses a second start, survives a kill, and stops in good order', async () => {
  const first = start({});
  const [, address = ''] = /^Rewards Portal is ready: (http:\/\/localhost:[1-9]\d*)$/m.exec(await ready(first)) ?? [];
  const health = await fetch(`${address}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', database: 'pglite' });
  expect(await outcome(start({}))).toEqual({
    code: 1,
    lines: [`DATA_DIR ${dir} is in use by another Rewards Portal (process ${first.pid})`],
  });
  const killed = once(first, 'close');
  first.kill('SIGKILL');
  await killed;

  const second = start({});
  expect(await ready(second)).toContain('ready');
  const stopped = once(second, 'close');
  second.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
});

it('ends with one line when the port is taken, before it touches a database', async () => {
  const empty = path.join(dir, 'empty');
  const other = createServer().listen(0, '0.0.0.0');
  await once(other, 'listening');
  // A listening TCP server has an address with a port.
  const { port: taken } = other.address() as AddressInfo;
  expect(await outcome(start({ PORT: String(taken), DATA_DIR: empty }))).toEqual({
    code: 1,
    lines: [`Port ${taken} is already in use. Set PORT to another one.`],
  });
  expect(existsSync(path.join(empty, 'database'))).toBe(false);
  other.close();
});
