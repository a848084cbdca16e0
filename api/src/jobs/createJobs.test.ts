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
