import { fork } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { ChildTask } from '../testing/childTasks.ts';
import { createProcessPool, type ProcessPool, type ProcessPoolSettings } from './createProcessPool.ts';
import { nextResult } from './nextResult.ts';
import type { ChildEnded } from './startChild.ts';

const PROGRAM = new URL('../testing/childTasks.ts', import.meta.url);

const ended: ChildEnded['reason'][] = [];
let pools: ProcessPool<ChildTask, unknown>[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
  ended.length = 0;
});

/** A pool of one process, with a caller that takes the first answer. */
function openPool(settings: Partial<ProcessPoolSettings> = {}) {
  const all = {
    ...SERVER_SETTINGS.childProcesses,
    atOnce: 1,
    memoryMb: 200,
    restMb: 200,
    withinMs: 60_000,
    ...settings,
  };
  const pool = createProcessPool<ChildTask, unknown>(PROGRAM, all, ({ reason }) => ended.push(reason));
  pools.push(pool);
  return { pool, ask: (task: ChildTask, platformId = 1n) => pool.run(platformId, task, nextResult) };
}

it('keeps a process for the next task, whatever became of the last one', async () => {
  const { pool, ask } = openPool();
  const pid = await ask('pid');
  const counted: unknown[] = [];
  await pool.run(1n, 'count', async (results) => {
    for await (const response of results) counted.push(response);
  });
  expect(counted).toEqual([1, 2, 3, pid]);
  await expect(ask('fail')).rejects.toThrow(new RangeError('Too far'));
  // This receiver has heard enough, and its task ends before the next one.
  const stops = await ask('stops');
  expect(await ask('count')).toBe(1);
  expect(await ask('stops')).toBe(Number(stops) + 1);
  await expect(pool.run(1n, 'count', () => Promise.reject(new Error('enough')))).rejects.toThrow('enough');
  expect(await ask('pid')).toBe(pid);
});

it.each([{ tasks: 1 }, { restMb: 1 }])('begins another process where %p says so', async (settings) => {
  const { ask } = openPool(settings);
  expect(await ask('pid')).not.toBe(await ask('pid'));
});

it.each([
  ['allocate', 'memory', {}],
  ['die', 'exit', {}],
  ['loop', 'time', { withinMs: 1 }],
] as const)('ends a process that would %s for ever, and begins another', async (task, reason, settings) => {
  const { ask } = openPool(settings);
  await expect(ask(task)).rejects.toMatchObject({ reason });
  expect(ended).toEqual([reason]);
  if (reason !== 'time') expect(await ask('pid')).toEqual(expect.any(Number));
});

it('works for organisations in turn, and for none when it is closed', async () => {
  const { pool, ask } = openPool();
  const done: bigint[] = [];
  const tasks = [1n, 1n, 1n, 2n].map((platformId) => ask('pid', platformId).then(() => done.push(platformId)));
  await Promise.all(tasks);
  expect(done).toEqual([1n, 2n, 1n, 1n]);
  const looping = Promise.all(
    [1n, 2n].map((platformId) => expect(ask('loop', platformId)).rejects.toMatchObject({ reason: 'closed' })),
  );
  await pool.close();
  await looping;
});

it('gives its processes nothing of the environment', async () => {
  expect(await openPool().ask('environment')).not.toHaveProperty('PATH');
});

it('lets no process outlive its parent', async () => {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ task: 'pid' });
  await once(child, 'message');
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([null, 'SIGKILL']);
});
