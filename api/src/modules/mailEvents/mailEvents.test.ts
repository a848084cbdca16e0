import { createHmac } from 'node:crypto';
import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import { issueOrder } from '../issuing/issueOrder.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const KEY = 'the key of the mail service, 32 and more';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ mailEventsKey: KEY });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

/** A line whose message was accepted by the recipient's server. */
async function deliveredLine() {
  const placed = await buildPlacedOrder(testApp, [buildLineBody()]);
  const { clock, env, jobs, database, db } = testApp;
  const { credentialKey } = env;
  await issueOrder(
    {
      db: database.db,
      clock,
      credentialKey,
      mailHost: 'portal.example',
      enqueueAll: jobs.enqueueAll,
      provider: testApp.issuer.provider,
    },
    placed.orderKey,
  );
  const { message_id: messageId } = await db
    .updateTable('outbox')
    .set({ status: 'DELIVERED', attempts: 1 })
    .where('platform_id', '=', placed.platform.id)
    .returning('message_id')
    .executeTakeFirstOrThrow();
  const ofOrder = ['platform_id', '=', placed.platform.id] as const;
  await db
    .updateTable('order_lines')
    .set({ delivery_status: 'DELIVERED' })
    .where(...ofOrder)
    .execute();
  await db
    .updateTable('orders')
    .set({ delivered_lines: 1, state: 'COMPLETE' })
    .where(...ofOrder)
    .execute();
  const url = `/api/orders/${placed.reference}`;
  const read = async () => ({
    order: (await placed.call({ method: 'GET', url })).json<OrderDetail>(),
    line: (await placed.call({ method: 'GET', url: `${url}/lines/1` })).json<OrderLineDetail>(),
  });
  return { messageId, read };
}

function postEvent(event: object, overrides: { readonly time?: number; readonly key?: string } = {}) {
  const time = String(overrides.time ?? testApp.clock.now().getTime() / 1000);
  const payload = JSON.stringify(event);
  const signature = createHmac('sha256', overrides.key ?? KEY)
    .update(`${time}.${payload}`)
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'mail-event-time': time,
    'mail-event-signature': signature,
  };
  return testApp.app.inject({ method: 'POST', url: '/api/mail-events', payload, headers });
}

const bounce = (messageId: string, eventId: string) => ({
  eventId,
  type: 'BOUNCED',
  messageId,
  response: '550 5.1.1 No such mailbox',
});

it('a message that comes back late makes its line undelivered, once, however often it is told', async () => {
  const { messageId, read } = await deliveredLine();
  const responses = await Promise.all([1, 2, 3].map(() => postEvent(bounce(messageId, 'event-1'))));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  await postEvent(bounce(messageId, 'event-2'));
  const { order, line } = await read();
  expect(line).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', reason: 'noSuchMailbox' });
  expect(line.timeline.filter(({ event }) => event === 'MAIL_BOUNCED')).toHaveLength(1);
  expect(order).toMatchObject({ state: 'UNDELIVERED', lineCounts: { delivered: 0, undelivered: 1 } });
});

it('a complaint leaves the line delivered, and is told of its address alone', async () => {
  const { messageId, read } = await deliveredLine();
  const complaint = { eventId: 'event-5', type: 'COMPLAINED', messageId };
  const responses = await Promise.all([1, 2].map(() => postEvent(complaint)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const { order, line } = await read();
  expect(order.state).toBe('COMPLETE');
  expect(line).toMatchObject({ deliveryStatus: 'DELIVERED', reason: null, resend: { wasReported: true } });
  expect(line.timeline.filter(({ event }) => event === 'MAIL_COMPLAINED')).toMatchObject([
    { recipient: line.recipientEmail, reason: null },
  ]);
  await testApp.db
    .updateTable('order_lines')
    .set({ email: 'other@recipient.example' })
    .where('id', '=', BigInt(line.lineId))
    .execute();
  expect((await read()).line.resend).toMatchObject({ wasReported: false });
});

it('of a message that another has followed, only the line tells', async () => {
  const { messageId, read } = await deliveredLine();
  const { platform_id, order_line_id, reward_id } = await testApp.db
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  const created_at = testApp.clock.now();
  const later = { platform_id, order_line_id, reward_id, topic: 'REWARD_MAIL', created_at };
  await testApp.db
    .insertInto('outbox')
    .values({ ...later, message_id: '<later@portal.example>', status: 'DELIVERED' })
    .execute();
  await postEvent(bounce(messageId, 'event-3'));
  const { line } = await read();
  expect(line.deliveryStatus).toBe('DELIVERED');
  expect(line.timeline.map(({ event }) => event)).toContain('MAIL_BOUNCED');
});

it.each([
  ['another key', bounce('<x@y>', 'e'), { key: 'another key of 32 characters and more' }, 403],
  ['an old time', bounce('<x@y>', 'e'), { time: 1_000_000_000 }, 403],
  ['no event', { type: 'BOUNCED' }, {}, 400],
  ['a message of nobody', bounce('<x@y>', 'event-4'), {}, 204],
])('a call with %s is answered', async (_, event, overrides, status) => {
  expect((await postEvent(event, overrides)).statusCode).toBe(status);
});
