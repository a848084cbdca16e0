import { withTransaction } from '../../../db/withTransaction.ts';
import type { JobData, PortalJob } from '../../../jobs/portalJobs.ts';
import type { OutgoingText, TextResult } from '../../../providers/text/TextSender.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { createTextQueue, sendQueuedText } from './queueText.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** The data of the job that a text becomes. */
async function queued(expiresAt: Date): Promise<JobData<'send-text'>> {
  const jobs: PortalJob[] = [];
  const send = createTextQueue((_tx, job) => {
    jobs.push(job);
    return Promise.resolve();
  }, key);
  await withTransaction(test.database.db, (tx) => send(tx, { to: '+12025550143', body: 'Code 123456', expiresAt }));
  const [job] = jobs;
  if (job?.queue !== 'send-text') throw new Error('No text was queued');
  return job.data;
}

const senderThat = (outcome: TextResult['outcome']) => {
  const sent: OutgoingText[] = [];
  return {
    sent,
    sender: {
      send: (text: OutgoingText) => {
        sent.push(text);
        return Promise.resolve({ outcome, response: '503 busy' });
      },
    },
  };
};

it('a queued text holds no code that can be read, and is sent as it was written', async () => {
  const job = await queued(new Date(now.getTime() + 1_000));
  expect(JSON.stringify(job)).not.toContain('123456');
  const { sent, sender } = senderThat('sent');
  expect(await sendQueuedText({ sender, clock, key }, job)).toEqual({ done: true });
  expect(sent).toEqual([{ to: '+12025550143', body: 'Code 123456' }]);
});

it.each([
  ['failed', { retry: '503 busy' }],
  ['refused', { dead: '503 busy' }],
] as const)('one that %s is %j', async (outcome, end) => {
  const job = await queued(new Date(now.getTime() + 1_000));
  expect(await sendQueuedText({ sender: senderThat(outcome).sender, clock, key }, job)).toEqual(end);
});

it('one that has expired is not sent any more', async () => {
  const { sent, sender } = senderThat('sent');
  expect(await sendQueuedText({ sender, clock, key }, await queued(now))).toEqual({ done: true });
  expect(sent).toEqual([]);
});
