import { once } from 'node:events';
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
