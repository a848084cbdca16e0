import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { outcome, serversOfTest, type Started } from '../testing/serversOfTest.ts';

const { dir, start } = serversOfTest();

const ready = async (child: Started): Promise<string> => {
  for await (const chunk of child.stdout) return String(chunk);
  return '';
};

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

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number (0-65535)'],
  [
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/portal' },
    'The database 127.0.0.1:1/portal cannot be reached or migrated: connect ECONNREFUSED 127.0.0.1:1',
  ],
])('ends with one line for %j', async (variables, line) => {
  expect(await outcome(start(variables))).toEqual({ code: 1, lines: [line] });
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
