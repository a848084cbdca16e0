import type { Database } from '../db/client.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createJobs } from './createJobs.ts';
import type { JobData, Jobs } from './portalJobs.ts';

let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, (error) => {
    throw error;
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
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
