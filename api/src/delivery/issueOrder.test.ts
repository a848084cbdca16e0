import type { EnqueueAll } from '../jobs/portalJobs.ts';
import { balanceOf } from '../testing/builders.ts';
import { buildCatalogue, buildLineBody } from '../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { failOrder, ISSUE_CHUNK, issueOrder, issueOrders, type IssueDependencies } from './issueOrder.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const deps = (enqueueAll: EnqueueAll = testApp.jobs.enqueueAll): IssueDependencies => ({
  db: testApp.database.db,
  clock: testApp.clock,
  credentialKey: testApp.env.credentialKey,
  mailHost: 'portal.example',
  enqueueAll,
});

const rewardsOf = (orderId: bigint) =>
  testApp.db
    .selectFrom('rewards')
    .innerJoin('order_lines', 'order_lines.id', 'rewards.order_line_id')
    .select(['rewards.id', 'order_line_id', 'initial_minor', 'expires_at'])
    .where('order_id', '=', orderId)
    .execute();
const mailsOf = (orderId: bigint) =>
  testApp.db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select(['outbox.id', 'message_id'])
    .where('order_id', '=', orderId)
    .execute();
const statusOf = async (orderId: bigint) =>
  (await testApp.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status;

it('issues one reward and one mail a line, however often the worker runs', async () => {
  const { orderId, orderKey } = await buildPlacedOrder(testApp, [buildLineBody(), buildLineBody()]);
  await issueOrder(deps(), orderKey);
  expect(await issueOrders(deps(), [orderKey, orderKey])).toEqual([{ done: true }, { done: true }]);
  const rewards = await rewardsOf(orderId);
  expect(rewards.map((reward) => reward.initial_minor)).toEqual([2_500n, 2_500n]);
  expect(new Set((await mailsOf(orderId)).map((mail) => mail.message_id)).size).toBe(2);
  expect(await statusOf(orderId)).toBe('COMPLETE');
});

it('goes on where it was cut off between two chunks, and loses or doubles nothing', async () => {
  const count = ISSUE_CHUNK + 20;
  const { orderId, orderKey } = await buildPlacedOrder(
    testApp,
    Array.from({ length: count }, () => buildLineBody({ amount: '1.00' })),
  );
  let chunks = 0;
  const crashing: EnqueueAll = (tx, queue, data) => {
    chunks += 1;
    return chunks === 2 ? Promise.reject(new Error('killed')) : testApp.jobs.enqueueAll(tx, queue, data);
  };
  expect(await issueOrders(deps(crashing), [orderKey])).toEqual([{ retry: 'Error: killed' }]);
  expect(await rewardsOf(orderId)).toHaveLength(ISSUE_CHUNK);
  expect(await statusOf(orderId)).toBe('PENDING');
  await issueOrder(deps(), orderKey);
  const rewards = await rewardsOf(orderId);
  expect(new Set(rewards.map((reward) => reward.order_line_id)).size).toBe(count);
  expect(rewards).toHaveLength(count);
  expect(await mailsOf(orderId)).toHaveLength(count);
  expect(await statusOf(orderId)).toBe('COMPLETE');
});

it('fails a line whose reward has left the catalogue and gives its money back', async () => {
  const { orderId, orderKey, account } = await buildPlacedOrder(testApp, [
    buildLineBody(),
    buildLineBody({ amount: '10.00' }),
  ]);
  await testApp.db
    .updateTable('order_lines')
    .set({ utid: 'UGONE' })
    .where('order_id', '=', orderId)
    .where('line_number', '=', 2)
    .execute();
  await issueOrder(deps(), orderKey);
  expect(await statusOf(orderId)).toBe('PARTIAL');
  expect(await rewardsOf(orderId)).toHaveLength(1);
  expect(await balanceOf(testApp.db, account)).toBe(1_000_000n - 2_500n);
});

it('gives an order up when issuing never succeeds: every line failed, all money back', async () => {
  const { orderId, orderKey, account } = await buildPlacedOrder(testApp, [buildLineBody()]);
  await failOrder(deps(), orderKey);
  expect(await statusOf(orderId)).toBe('FAILED');
  expect(await balanceOf(testApp.db, account)).toBe(1_000_000n);
});
