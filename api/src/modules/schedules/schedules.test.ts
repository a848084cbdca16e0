import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { buildUser } from '../../testing/builders.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildIssuedReward, sendMails } from '../../testing/issuedReward.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { waitingMails } from '../outbox/mailQueueRepository.ts';
import { createSendDueWorker } from './sendDueWorker.ts';

const FRIDAY = '2026-03-06T00:00:00.000Z';
const MONDAY = '2026-03-09T00:00:00.000Z';
const DAY_MS = 86_400_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  await testApp.db.updateTable('catalog_items').set({ validity_days: 365 }).where('utid', '=', 'UVARIABLE').execute();
});
beforeEach(() => testApp.clock.set(new Date('2026-03-02T12:00:00.000Z')));
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const worker = () => {
  const { database, clock, jobs } = testApp;
  return createSendDueWorker({ db: database.db, clock, enqueue: jobs.enqueue, enqueueAll: jobs.enqueueAll });
};

/** An issued order of two lines for Friday morning in Tokyo, and what is done to it. */
async function scheduledOrder(at = FRIDAY) {
  const line = { ...buildLineBody(), scheduledDeliveryTime: at, scheduledTimeZone: 'Asia/Tokyo' };
  const issued = await buildIssuedReward(testApp, [line, line]);
  const { platformId, orderId, reference } = issued;
  const orderUrl = `/api/orders/${reference}`;
  const read = async <T>(url: string) => (await issued.call({ method: 'GET', url })).json<T>();
  const move = (to: string, version: number, { call = issued.call, url = orderUrl } = {}) =>
    call({
      method: 'PATCH',
      url: `${url}/schedule`,
      payload: { scheduledDeliveryTime: to, timeZone: 'Asia/Tokyo', version },
    });
  const sendNow = (version: number, { call = issued.call, url = orderUrl } = {}) =>
    call({ method: 'DELETE', url: `${url}/schedule`, payload: { version } });
  const runDue = (dueAt = at) => worker().handle([{ platformId: String(platformId), orderId: String(orderId), dueAt }]);
  return {
    ...issued,
    orderUrl,
    move,
    sendNow,
    runDue,
    send: () => sendMails(testApp, platformId),
    order: () => read<OrderDetail>(orderUrl),
    readLine: (number = 1) => read<OrderLineDetail>(`${orderUrl}/lines/${number}`),
  };
}

const keyOf = (response: { statusCode: number; json: () => unknown }) => {
  const { i18nKey, fields = [] } = response.json() as ErrorBody;
  return [response.statusCode, fields[0]?.i18nKey ?? i18nKey];
};

it('issues at once and sends when the time has come; days are counted from it', async () => {
  const { order, readLine, runDue, send } = await scheduledOrder();
  expect((await order()).schedule).toEqual({
    scheduledDeliveryTime: FRIDAY,
    timeZone: 'Asia/Tokyo',
    isForAll: true,
    version: 0,
    canChange: true,
  });
  expect(await order()).toMatchObject({ status: 'COMPLETE', state: 'SCHEDULED' });
  expect(await readLine()).toMatchObject({ state: 'SCHEDULED', expiration: '2027-03-07T12:00:00.000Z' });
  expect(await waitingMails(testApp.database.db)).toEqual([]);
  expect(await send()).toEqual([]);
  expect(await runDue()).toEqual([{ done: true }]);
  expect(await send()).toEqual([]);
  testApp.clock.set(new Date(FRIDAY));
  await runDue();
  expect(await send()).toHaveLength(2);
  expect(await send()).toEqual([]);
});

it('finds what waits without a job, as after a restart', async () => {
  const { orderId, platformId } = await scheduledOrder();
  expect(await worker().findUnfinished?.()).toEqual([]);
  await testApp.database.pool.query(`delete from pgboss.job where name = 'send-scheduled'`);
  expect(await worker().findUnfinished?.()).toContainEqual({
    platformId: String(platformId),
    orderId: String(orderId),
    dueAt: FRIDAY,
  });
});

it('is moved, then sent now, and the line tells who did that', async () => {
  const { readLine, order, move, sendNow, send, runDue } = await scheduledOrder();
  expect((await move(MONDAY, 0)).json()).toMatchObject({ scheduledDeliveryTime: MONDAY, version: 1 });
  testApp.clock.advance(4 * DAY_MS);
  await runDue();
  testApp.clock.set(new Date('2026-03-02T12:10:00.000Z'));
  expect(await send()).toEqual([]);
  expect((await sendNow(1)).json()).toEqual({ lines: 2 });
  expect(await send()).toHaveLength(2);
  expect(await order()).toMatchObject({ state: 'COMPLETE', schedule: null });
  const events = (await readLine()).timeline.map(({ event, scheduledDeliveryTime }) => [event, scheduledDeliveryTime]);
  expect(events).toEqual(
    expect.arrayContaining([
      ['SENT_NOW', null],
      ['RESCHEDULED', MONDAY],
      ['SCHEDULED', FRIDAY],
    ]),
  );
  expect(keyOf(await move(MONDAY, 2))).toEqual([409, 'error.schedule.sent']);
  const audited = await testApp.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['order.rescheduled', 'order.sentNow'])
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['order.rescheduled', 'order.sentNow']));
});

it('one line goes by itself, and the order waits for the other', async () => {
  const { url, readLine, order, move, sendNow, send } = await scheduledOrder();
  expect((await move(MONDAY, 0, { url })).statusCode).toBe(200);
  expect((await order()).schedule).toMatchObject({ scheduledDeliveryTime: FRIDAY, isForAll: false, version: 1 });
  expect((await sendNow(1, { url })).json()).toEqual({ lines: 1 });
  expect(await send()).toHaveLength(1);
  expect(await readLine(1)).toMatchObject({ state: 'DELIVERED', schedule: null });
  expect(await readLine(2)).toMatchObject({ state: 'SCHEDULED', schedule: { version: 0 } });
  expect(await order()).toMatchObject({ state: 'SCHEDULED' });
});

it('refuses a time at which it cannot be sent, and what was moved meanwhile', async () => {
  const { orderUrl, call, move, sendNow, rewardId } = await scheduledOrder();
  const patch = (changes: object) =>
    call({
      method: 'PATCH',
      url: `${orderUrl}/schedule`,
      payload: { scheduledDeliveryTime: MONDAY, timeZone: 'Asia/Tokyo', version: 0, ...changes },
    });
  expect(keyOf(await patch({ scheduledDeliveryTime: '2026-03-02T11:00:00Z' }))).toEqual([422, 'error.schedule.past']);
  expect(keyOf(await patch({ scheduledDeliveryTime: '2026-06-01T00:00:00Z' }))).toEqual([422, 'error.schedule.tooFar']);
  expect(keyOf(await patch({ timeZone: 'Mars/Olympus' }))).toEqual([422, 'error.schedule.zone']);
  expect(keyOf(await patch({ scheduledDeliveryTime: 'soon' }))).toEqual([400, 'error.schedule.time']);
  await testApp.db
    .updateTable('rewards')
    .set({ expires_at: new Date('2026-03-08T12:00:00Z') })
    .where('id', '=', rewardId)
    .execute();
  expect(keyOf(await patch({}))).toEqual([422, 'error.schedule.lastDay']);
  expect((await move('2026-03-07T00:00:00Z', 0)).statusCode).toBe(200);
  expect(keyOf(await move('2026-03-08T00:00:00Z', 0))).toEqual([409, 'error.schedule.moved']);
  expect(keyOf(await sendNow(0))).toEqual([409, 'error.schedule.moved']);
});

it('is changed by who placed it and by who manages orders, and by nobody else', async () => {
  const { platform, order, move } = await scheduledOrder();
  const as = async (authorities: readonly Authority[]): Promise<Call> => {
    const user = await buildUser(testApp.db, {
      platform_id: platform.id,
      organization_access: true,
      authorities: [...authorities],
    });
    return testApp.signIn(user.email);
  };
  const colleague = await as(['IS_LOGGED_IN', 'ORDER_HISTORY_ACCESS', 'PLACE_ORDER_ACCESS']);
  const manager = await as(['IS_LOGGED_IN', 'ORDER_HISTORY_MANAGE']);
  expect((await move(MONDAY, 0, { call: colleague })).statusCode).toBe(403);
  expect((await move(MONDAY, 0, { call: manager })).statusCode).toBe(200);
  expect((await order()).schedule).toMatchObject({ version: 1 });
});

it('sent now, moved and due at once, it is one message', async () => {
  const soon = '2026-03-02T12:05:00.000Z';
  const { sendNow, move, runDue, send } = await scheduledOrder(soon);
  testApp.clock.set(new Date(soon));
  const [due, ...changes] = await Promise.all([runDue(), sendNow(0), move(MONDAY, 0), runDue()]);
  expect(due).toEqual([{ done: true }]);
  const changed = changes.flatMap((change) => ('statusCode' in change ? [change.statusCode] : []));
  expect(changed.filter((status) => status === 200).length).toBeLessThan(2);
  expect(changed.every((status) => status === 200 || status === 409)).toBe(true);
  testApp.clock.set(new Date(MONDAY));
  const before = await send();
  await runDue(MONDAY);
  expect([...before, ...(await send())]).toHaveLength(2);
});

it('on hold when its time comes, it is sent when the hold ends; cancelled, it never is', async () => {
  const { requestAction, settle, runDue, send, line, later, orderUrl } = await scheduledOrder();
  await later(3 * DAY_MS);
  await requestAction('freeze');
  await requestAction('cancel', undefined, undefined, `${orderUrl}/lines/2`);
  await settle();
  expect(await send()).toEqual([]);
  expect(await line(`${orderUrl}/lines/2`)).toMatchObject({ deliveryStatus: 'NOT_SENT', schedule: null });
  testApp.clock.set(new Date(FRIDAY));
  await runDue();
  expect(await send()).toEqual([]);
  await later(2 * DAY_MS);
  expect(await send()).toHaveLength(1);
});
