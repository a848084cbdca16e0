import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { OutgoingText, TextResult, TextSender } from '../../providers/text/TextSender.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildSending } from '../../testing/buildSending.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { buryMailForGood, sendMails } from '../outbox/sendMails.ts';
import { deleteOldStatuses } from '../outbox/texts/textStatuses.ts';
import { createApplyTextStatus } from '../textStatuses/index.ts';

const CLAIM_MS = 20_000;
const mailer = { send: () => Promise.reject(new Error('No mail')), close: () => undefined };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

let count = 0;

/** A text message service that answers what it is told to; `taken`: the texts that it has accepted. */
function startService(answer: (sid: string) => TextResult | Promise<TextResult> = accept) {
  const taken: (OutgoingText & { readonly sid: string })[] = [];
  const take = (text: OutgoingText): string => {
    const sid = `SM${(count += 1)}`;
    taken.push({ ...text, sid });
    return sid;
  };
  const sender: TextSender = {
    send: async (text) => answer(take(text)),
    findSent: ({ to, body }) => {
      const found = taken.find((one) => one.to === to && one.body === body);
      return Promise.resolve(found ? accept(found.sid) : { outcome: 'notFound' });
    },
  };
  return { taken, sender };
}

const accept = (sid: string) => ({ outcome: 'sent', sid, response: '201 queued' }) as const;
const refuse = (response: string) => () => ({ outcome: 'refused', response }) as const;

/** An issued order of one line that goes to a phone, and the outbox row that its text waits in. */
async function issuedLine(number: string) {
  const placed = await buildPlacedOrder(testApp, [buildLineBody()]);
  await testApp.db
    .updateTable('order_lines')
    .set({ delivery_method: 'MOBILE', email: null, mobile_number: number })
    .where('order_id', '=', placed.orderId)
    .execute();
  await testApp.db
    .updateTable('orders')
    .set({ carrier_message: 'See you in May' })
    .where('id', '=', placed.orderId)
    .execute();
  await issueOrder(
    {
      db: testApp.database.db,
      clock: testApp.clock,
      credentialKey: testApp.env.credentialKey,
      mailHost: 'portal.example',
      enqueueAll: testApp.jobs.enqueueAll,
      provider: testApp.issuer.provider,
    },
    placed.orderKey,
  );
  const row = await testApp.db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient'])
    .where('platform_id', '=', placed.platform.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ channel: 'TEXT', recipient: number });
  const key: TenantKey = { platformId: placed.platform.id, id: row.id };
  const get = async <T>(path = '') =>
    (await placed.call({ method: 'GET', url: `/api/orders/${placed.reference}${path}` })).json<T>();
  return { key, line: () => get<OrderLineDetail>('/lines/1'), order: () => get<OrderDetail>() };
}

const send = (key: TenantKey, textSender: TextSender) =>
  sendMails(buildSending(testApp, mailer, {}, textSender), [key]);
const tell = (sid: string, status: string, errorCode: string | null = null) =>
  createApplyTextStatus({ db: testApp.database.db, clock: testApp.clock })({ sid, status, errorCode });
const eventsOf = ({ timeline }: OrderLineDetail) =>
  timeline.filter(({ event }) => event.startsWith('TEXT_')).map(({ event, reason }) => [event, reason]);

it('stays sent until the service tells of it, and delivered whatever it tells afterwards', async () => {
  const { key, line, order } = await issuedLine('+12025550123');
  const { taken, sender } = startService();
  expect(await send(key, sender)).toEqual([{ done: true }]);
  const [text] = taken;
  expect(text?.to).toBe('+12025550123');
  expect(text?.body).toMatch(
    /^Hi Ada Lovelace, Grace sent you a reward of \$25\.00\.\nSee you in May\nhttps:\/\/portal\.example\/r\/[\w-]{22}\nReply STOP to end$/,
  );
  await tell(text?.sid ?? '', 'sent');
  expect(await line()).toMatchObject({ deliveryStatus: 'SENT', state: 'SENT', reason: null });
  expect((await order()).state).toBe('COMPLETE');
  for (const status of ['delivered', 'delivered', 'sent', 'undelivered'])
    await tell(text?.sid ?? '', status, status === 'undelivered' ? '30003' : null);
  const delivered = await line();
  expect(delivered).toMatchObject({ deliveryStatus: 'DELIVERED', reason: null });
  expect(eventsOf(delivered)).toEqual([
    ['TEXT_DELIVERED', null],
    ['TEXT_SENT', null],
  ]);
  expect(delivered.timeline.find(({ event }) => event === 'TEXT_SENT')?.recipient).toBe('+12025550123');
});

it('becomes undelivered with its reason, and stays so', async () => {
  const { key, line, order } = await issuedLine('+12025550197');
  const { taken, sender } = startService();
  await send(key, sender);
  await tell(taken[0]?.sid ?? '', 'undelivered', '30003');
  await tell(taken[0]?.sid ?? '', 'delivered');
  const missed = await line();
  expect(missed).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', state: 'UNDELIVERED', reason: 'notReachable' });
  expect(eventsOf(missed)[0]).toEqual(['TEXT_NOT_DELIVERED', 'notReachable']);
  expect((await order()).state).toBe('UNDELIVERED');
});

it('takes what is told before the id of the text is stored, and leaves alone texts that are none of ours', async () => {
  const { key, line } = await issuedLine('+12025550125');
  const { sender } = startService(async (sid) => {
    await tell(sid, 'delivered');
    return accept(sid);
  });
  await send(key, sender);
  await tell('SMunknown', 'failed', '30007');
  expect((await line()).deliveryStatus).toBe('DELIVERED');
  const kept = () => testApp.db.selectFrom('text_statuses').select('sid').where('sid', '=', 'SMunknown').execute();
  await deleteOldStatuses(testApp.database.db, testApp.clock.now());
  expect(await kept()).toHaveLength(1);
  const later = testApp.clock.now().getTime() + SERVER_SETTINGS.textStatuses.keptMs + 1;
  await deleteOldStatuses(testApp.database.db, new Date(later));
  expect(await kept()).toEqual([]);
});

it('goes once though the process ends after the service took it, and the answer comes when another has gone on', async () => {
  const { key, line } = await issuedLine('+12025550126');
  const answer = Promise.withResolvers<TextResult>();
  const { taken, sender } = startService(() => answer.promise);
  const dead = send(key, sender);
  while (taken.length === 0) await new Promise(setImmediate);
  expect((await send(key, sender))[0]).toHaveProperty('retry');
  testApp.clock.advance(CLAIM_MS + 1);
  expect(await send(key, sender)).toEqual([{ done: true }]);
  answer.resolve({ outcome: 'failed', response: 'socket hang up' });
  await dead;
  expect(taken).toHaveLength(1);
  await tell(taken[0]?.sid ?? '', 'delivered');
  expect((await line()).deliveryStatus).toBe('DELIVERED');
});

it('is not sent to a number that has opted out while it waited', async () => {
  const { key, line } = await issuedLine('+12025550195');
  await testApp.db
    .insertInto('text_opt_outs')
    .values({ number: '+12025550195', stopped_at: testApp.clock.now() })
    .execute();
  const { taken, sender } = startService();
  expect(await send(key, sender)).toEqual([{ done: true }]);
  expect(taken).toEqual([]);
  const missed = await line();
  expect(missed).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', reason: 'textOptedOut' });
  expect(eventsOf(missed)).toEqual([['TEXT_NOT_DELIVERED', 'textOptedOut']]);
});

it('is given up at once when it is refused for good, and after the last try when nobody answers', async () => {
  const refused = await issuedLine('+12025550199');
  await send(refused.key, startService(refuse("400 21211 Invalid 'To' Phone Number")).sender);
  expect(await refused.line()).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', reason: 'noSuchNumber' });

  const busy = await issuedLine('+12025550198');
  const { sender } = startService(() => ({ outcome: 'failed', response: '503 20503 Service unavailable' }));
  expect((await send(busy.key, sender))[0]).toHaveProperty('retry');
  await buryMailForGood(buildSending(testApp, mailer), busy.key);
  const buried = await busy.line();
  expect(buried).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', reason: 'noAnswer' });
  expect(eventsOf(buried)).toEqual([
    ['TEXT_GIVEN_UP', 'noAnswer'],
    ['TEXT_FAILED', 'noAnswer'],
  ]);
});
