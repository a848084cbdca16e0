import { sql } from 'kysely';
import { keyOf } from '../../db/TenantKey.ts';
import type { EnqueueAll } from '../../jobs/portalJobs.ts';
import { toCardId } from '../../providers/rewards/sandbox/toCardId.ts';
import { balanceOf } from '../../testing/builders.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { cutOff } from '../../testing/cutOff.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { createOrderDoneMails } from '../orders/index.ts';
import { cardKeyOf } from './cardKeyOf.ts';
import { failOrder, ISSUE_CHUNK, issueOrder, issueOrders, type IssueTurnDependencies } from './issueOrder.ts';
import { voidCard } from './voidCard.ts';

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

/** More than a chunk, so that both ends of a turn are met. */
const LINES_AT_ONCE = ISSUE_CHUNK + 50;

const deps = (enqueueAll: EnqueueAll = testApp.jobs.enqueueAll): IssueTurnDependencies => ({
  db: testApp.database.db,
  clock: testApp.clock,
  credentialKey: testApp.env.credentialKey,
  mailHost: 'portal.example',
  enqueue: testApp.jobs.enqueue,
  enqueueAll,
  linesAtOnce: LINES_AT_ONCE,
  provider: testApp.issuer.provider,
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
  expect(await issueOrders(deps(crashing), [orderKey])).toMatchObject([{ retry: 'killed' }]);
  expect(await rewardsOf(orderId)).toHaveLength(ISSUE_CHUNK);
  expect(await statusOf(orderId)).toBe('PENDING');
  await issueOrder(deps(), orderKey);
  const rewards = await rewardsOf(orderId);
  expect(new Set(rewards.map((reward) => reward.order_line_id)).size).toBe(count);
  expect(rewards).toHaveLength(count);
  expect(await mailsOf(orderId)).toHaveLength(count);
  expect(await statusOf(orderId)).toBe('COMPLETE');
});

const cheapLines = (count: number) => Array.from({ length: count }, () => buildLineBody({ amount: '1.00' }));

/** As if the worker had taken up the jobs of an order. */
const takeJobs = (orderId: bigint) =>
  sql`delete from pgboss.job where data ->> 'orderId' = ${String(orderId)}`.execute(testApp.db);

it('issues a large order in turns, between which a small one is issued', async () => {
  const large = await buildPlacedOrder(testApp, cheapLines(2 * LINES_AT_ONCE));
  const small = await buildPlacedOrder(testApp, [buildLineBody()]);
  await takeJobs(large.orderId);
  const queued: string[] = [];
  const issuing: IssueTurnDependencies = {
    ...deps(),
    enqueue: (_tx, { queue, data }) => {
      queued.push(`${queue} ${JSON.stringify(data)}`);
      return Promise.resolve();
    },
  };
  expect(await issueOrders(issuing, [large.orderKey, small.orderKey])).toEqual([{ done: true }, { done: true }]);
  expect(await rewardsOf(large.orderId)).toHaveLength(LINES_AT_ONCE);
  expect(await statusOf(small.orderId)).toBe('COMPLETE');
  const job = { platformId: String(large.platform.id), orderId: String(large.orderId) };
  expect(queued).toEqual([`issue-order ${JSON.stringify(job)}`]);
  const progress = await testApp.db
    .selectFrom('orders')
    .select(['status', 'issued_lines', 'failed_lines'])
    .where('id', '=', large.orderId)
    .executeTakeFirstOrThrow();
  expect(progress).toEqual({ status: 'PENDING', issued_lines: LINES_AT_ONCE, failed_lines: 0 });
});

it('queues an order once more, however many take a turn of it', async () => {
  const { orderKey } = await buildPlacedOrder(testApp, cheapLines(2 * LINES_AT_ONCE + 20));
  const jobs = async () => {
    const { rows } = await sql`select from pgboss.job where name = 'issue-order' and state = 'created'
      and data ->> 'orderId' = ${String(orderKey.id)}`.execute(testApp.db);
    return rows.length;
  };
  await takeJobs(orderKey.id);
  await Promise.all([issueOrders(deps(), [orderKey]), issueOrders(deps(), [orderKey])]);
  expect(await jobs()).toBeLessThanOrEqual(1);
});

it('gives a half-issued order up in parts, and returns to the cent what was not issued', async () => {
  const { orderId, orderKey, account, reference } = await buildPlacedOrder(testApp, cheapLines(LINES_AT_ONCE + 130));
  await issueOrders(deps(), [orderKey]);
  await expect(cutOff('order-lines-failed', () => failOrder(deps(), orderKey))).rejects.toThrow('killed');
  expect(await statusOf(orderId)).toBe('PENDING');
  expect(await balanceOf(testApp.db, account)).toBe(1_000_000n - 28_000n);
  const notified: unknown[] = [];
  const notifyDone = createOrderDoneMails((_tx, { topic, values }) => {
    notified.push(topic, values);
    return Promise.resolve();
  }, LINES_AT_ONCE);
  await failOrder({ ...deps(), notifyDone }, orderKey);
  await failOrder({ ...deps(), notifyDone }, orderKey);
  const done = { account: account.display_name, issued: '150', failed: '130', returned: '$130.00' };
  expect(notified).toEqual(['ORDER_DONE_MAIL', { ...done, reference }]);
  expect(await statusOf(orderId)).toBe('PARTIAL');
  expect(await rewardsOf(orderId)).toHaveLength(LINES_AT_ONCE);
  expect(await balanceOf(testApp.db, account)).toBe(1_000_000n - 15_000n);
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

it('brings the same card again when it was cut off after the issuer answered', async () => {
  const { orderId, orderKey } = await buildPlacedOrder(testApp, [buildLineBody()]);
  const ordered: string[] = [];
  const { provider } = testApp.issuer;
  const killed = {
    ...deps(),
    provider: {
      ...provider,
      issue: async (orders: Parameters<typeof provider.issue>[0]) => {
        const cards = await provider.issue(orders);
        ordered.push(...cards.map(({ card }) => card.cardId));
        throw new Error('killed');
      },
    },
  };
  expect(await issueOrders(killed, [orderKey])).toMatchObject([{ retry: 'killed' }]);
  expect(await statusOf(orderId)).toBe('PENDING');
  await issueOrder(deps(), orderKey);
  const { card_id } = await testApp.db
    .selectFrom('reward_cards')
    .select('card_id')
    .where(
      'reward_id',
      'in',
      (await rewardsOf(orderId)).map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  expect([card_id]).toEqual(ordered);
});

it('waits for an issuer that is away, and has the cards voided of what is given up', async () => {
  const { orderId, orderKey, platform } = await buildPlacedOrder(testApp, [buildLineBody()]);
  const { faults, provider } = testApp.issuer;
  faults.set('answerLost', true);
  expect(await issueOrders(deps(), [orderKey])).toMatchObject([{ retry: 'The answer was lost' }]);
  faults.set('answerLost', false);
  expect(await statusOf(orderId)).toBe('PENDING');
  const queued: unknown[] = [];
  await failOrder(
    deps((_tx, queue, data) => {
      queued.push(queue, ...data);
      return Promise.resolve();
    }),
    orderKey,
  );
  const line = await testApp.db
    .selectFrom('order_lines')
    .select(['platform_id', 'id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(queued).toEqual(['void-card', { platformId: String(platform.id), lineId: String(line.id) }]);
  expect(await voidCard({ db: testApp.database.db, provider }, keyOf(line))).toEqual({ done: true });
  const card = await provider.balance(toCardId(cardKeyOf(keyOf(line))));
  expect(card).toMatchObject({ status: 'VOID', valueMinor: 2_500n });
});
