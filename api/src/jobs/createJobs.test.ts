import type { Database } from '../db/client.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createJobs } from './createJobs.ts';
import type { JobData, Jobs } from './portalJobs.ts';

let database: Database;
let jobs: Jobs;
const fail = (error: Error): never => {
  throw error;
};

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, fail);
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const enqueueOrder = (orderId: string) =>
  database.db
    .transaction()
    .execute((tx) => jobs.enqueue(tx, { queue: 'issue-order', data: { platformId: '1', orderId } }));

test('a job is queued with its transaction, tried again after a failure, and dead when it is beyond hope', async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, { queue: 'issue-order', data: { platformId: '1', orderId: 'rolled-back' } });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await enqueueOrder('good');
  await enqueueOrder('flaky');
  await enqueueOrder('hopeless');

  const tries: string[] = [];
  const dead = await new Promise<string[]>((resolve, reject) => {
    const gone: string[] = [];
    const finished = () => {
      if (gone.length === 1 && tries.filter((id) => id === 'flaky').length === 2) resolve(gone);
    };
    const handle = (batch: readonly JobData<'issue-order'>[]) => {
      const outcomes = batch.map(({ orderId }) => {
        tries.push(orderId);
        if (orderId === 'hopeless') return { dead: 'no such order' };
        return orderId === 'flaky' && tries.filter((id) => id === 'flaky').length === 1
          ? { retry: 'later' }
          : { done: true as const };
      });
      finished();
      return Promise.resolve(outcomes);
    };
    const bury = ({ orderId }: JobData<'issue-order'>) => {
      gone.push(orderId);
      finished();
      return Promise.resolve();
    };
    jobs.work('issue-order', handle, bury).catch(reject);
  });

  expect(dead).toEqual(['hopeless']);
  expect(tries.filter((id) => id === 'good')).toHaveLength(1);
  expect(tries).not.toContain('rolled-back');
});

test('jobs in bulk let others of their queue go first', async () => {
  const job = (uploadId: string) => ({ platformId: '1', uploadId, version: 1, keepsChanges: false });
  await database.db
    .transaction()
    .execute((tx) => jobs.enqueueAll(tx, 'check-upload', [job('many'), job('more')], { isBulk: true }));
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, { queue: 'check-upload', data: job('one') }));
  const taken = await new Promise<string[]>((resolve, reject) => {
    const ids: string[] = [];
    const handle = (batch: readonly JobData<'check-upload'>[]) => {
      ids.push(...batch.map(({ uploadId }) => uploadId));
      if (ids.length === 3) resolve(ids);
      return Promise.resolve(batch.map(() => ({ done: true as const })));
    };
    jobs.work('check-upload', handle, () => Promise.resolve()).catch(reject);
  });
  expect(taken[0]).toBe('one');
});
