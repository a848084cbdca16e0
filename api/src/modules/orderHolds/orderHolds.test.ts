import type { OrderDetail, OrderPage, PlacedOrder } from '@portal/shared/contract/orders';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { StaffHold } from '@portal/shared/contract/staffHolds';
import type { TenantKey } from '../../db/TenantKey.ts';
import { balanceOf } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { openCart, order, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { sendMails } from '../../testing/issuedReward.ts';
import { buildTestApp, type Call } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { giveUpOrder, startOrder, lockOrder, unfinishedOrders } from '../orders/index.ts';
import { createNotices } from '../outbox/index.ts';
import { createSendDueWorker } from '../schedules/sendDueWorker.ts';
import { settleHeldOrders } from './settleHeldOrders.ts';

/** Orders of more lines are written by a job. */
const LINES_AT_ONCE = 3;
const testApp = await buildTestApp({ orderLinesAtOnce: LINES_AT_ONCE });
await testApp.jobs.start();
await buildCatalogue(testApp.db);
const staff = await buildStaff(testApp);
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const deps = () => ({
  db: testApp.database.db,
  clock: testApp.clock,
  enqueue: testApp.jobs.enqueue,
  sendNotice: createNotices(testApp.jobs.enqueue, testApp.env.publicUrl),
});

interface Held {
  readonly kyb?: string;
  readonly confidence?: string;
  readonly lines?: readonly CartLineBody[];
}

/** A buyer with 100.00 and an order of 25.00 (or `lines`) that is held for the review of the business. */
async function heldOrder({ kyb = 'UNDER_REVIEW', confidence, lines = [buildLineBody()] }: Held = {}) {
  const shop = await buildShop(testApp.db);
  const setKyb = (kyb_status: string) =>
    testApp.db.updateTable('platforms').set({ kyb_status }).where('id', '=', shop.platform.id).execute();
  await setKyb(kyb);
  if (confidence !== undefined)
    await testApp.db
      .updateTable('accounts')
      .set({ confidence_attribute: confidence })
      .where('id', '=', shop.account.id)
      .execute();
  const call = await testApp.signIn(shop.buyer.email);
  const placed = await order(call, shop.account.identifier, lines);
  const key: TenantKey = { platformId: shop.platform.id, id: BigInt(placed.orderId) };
  const url = `/api/orders/${placed.referenceOrderId}`;
  const topics = async () =>
    (
      await testApp.db
        .selectFrom('outbox')
        .select('topic')
        .where('platform_id', '=', key.platformId)
        .where('topic', 'like', 'ORDER_%')
        .orderBy('id')
        .execute()
    ).map(({ topic }) => topic);
  return {
    ...shop,
    setKyb,
    call,
    placed,
    key,
    topics,
    detail: async () => (await call({ method: 'GET', url })).json<OrderDetail>(),
    balance: () => balanceOf(testApp.db, shop.account),
    issue: () =>
      issueOrder(
        {
          db: testApp.database.db,
          clock: testApp.clock,
          credentialKey: testApp.env.credentialKey,
          mailHost: 'portal.example',
          enqueueAll: testApp.jobs.enqueueAll,
          provider: testApp.issuer.provider,
        },
        key,
      ),
  };
}

const urlOf = ({ referenceOrderId }: Pick<PlacedOrder, 'referenceOrderId'>): string =>
  `/api/staff/holds/${referenceOrderId}`;
const decide = (placed: PlacedOrder, decision: string, reason = '', version = 1, call: Call = staff.call) =>
  call({ method: 'POST', url: `${urlOf(placed)}/decision`, payload: { decision, reason, version } });
const list = async (query: Record<string, string>) =>
  (await staff.call({ method: 'GET', url: '/api/staff/holds', query }))
    .json<StaffHold[]>()
    .map(({ referenceOrderId }) => referenceOrderId);
const waits = async ({ platformId, id }: TenantKey, queue: 'write-order-lines' | 'issue-order') =>
  (await unfinishedOrders(testApp.database.db, queue)).some((one) => one.platformId === platformId && one.id === id);

it('holds an order under review with its money set aside, and says why', async () => {
  const { placed, detail, balance, call, key, topics } = await heldOrder();
  const hold = { reason: 'BUSINESS_REVIEW', heldSince: '2026-03-02T12:00:00.000Z', expectedDate: '2026-03-04' };
  expect(placed).toMatchObject({ status: 'PENDING', state: 'ON_HOLD', hold: { ...hold, isLate: false } });
  expect(await detail()).toMatchObject({ status: 'PENDING', state: 'ON_HOLD', hold });
  expect(await balance()).toBe(7_500n);
  expect(await topics()).toEqual(['ORDER_HELD_MAIL']);
  expect(await waits(key, 'issue-order')).toBe(false);
  const found = await call({ method: 'GET', url: '/api/orders', query: { state: 'ON_HOLD', scope: 'all' } });
  expect(found.json<OrderPage>().content.map(({ orderId }) => orderId)).toEqual([placed.orderId]);
});

it('goes on once staff release it, and sends at once what was due meanwhile', async () => {
  const due = '2026-03-02T12:15:00.000Z';
  const { placed, detail, key, issue, topics } = await heldOrder({
    kyb: 'APPROVED',
    confidence: 'WATCH',
    lines: [{ ...buildLineBody(), scheduledDeliveryTime: due, scheduledTimeZone: 'UTC' }],
  });
  expect(placed.hold).toMatchObject({ reason: 'ACCOUNT_WATCHED', expectedDate: '2026-03-03' });
  testApp.clock.advance(20 * 60_000);
  const released = await decide(placed, 'RELEASE');
  expect(released.json<StaffHold>()).toMatchObject({
    state: 'PENDING',
    version: 2,
    decision: { decision: 'RELEASE', decidedBy: staff.user.email },
  });
  expect(await detail()).toMatchObject({ state: 'PENDING', hold: null });
  expect(await topics()).toEqual(['ORDER_HELD_MAIL', 'ORDER_RELEASED_MAIL']);
  await issue();
  const job = { platformId: String(key.platformId), orderId: String(key.id), dueAt: due };
  await createSendDueWorker({ ...deps(), enqueueAll: testApp.jobs.enqueueAll }).handle([job]);
  expect(await sendMails(testApp, key.platformId)).toContain('ada@recipient.example');
  const audits = testApp.db.selectFrom('audit_log').select(['action', 'staff_email']);
  expect(await audits.where('platform_id', '=', key.platformId).where('action', 'like', 'order.%').execute()).toEqual(
    expect.arrayContaining([
      { action: 'order.held', staff_email: null },
      { action: 'order.released', staff_email: staff.user.email },
    ]),
  );
});

it('returns all of the money once staff refuse it, also of lines that were never written', async () => {
  const { placed, detail, key, balance, topics } = await heldOrder({
    lines: Array.from({ length: LINES_AT_ONCE + 1 }, () => buildLineBody({ amount: '10.00' })),
  });
  expect(placed).toMatchObject({ status: 'QUEUED', state: 'ON_HOLD' });
  expect(await waits(key, 'write-order-lines')).toBe(false);
  expect((await decide(placed, 'REFUSE', ' ')).json()).toMatchObject({
    status: 400,
    fields: [{ field: 'reason', i18nKey: 'error.staff.reasonRequired' }],
  });
  expect((await decide(placed, 'REFUSE', 'Unknown buyer')).statusCode).toBe(200);
  expect(await detail()).toMatchObject({ state: 'ON_HOLD' });
  expect(await waits(key, 'write-order-lines')).toBe(false);
  await giveUpOrder(deps(), key);
  expect(await detail()).toMatchObject({
    status: 'FAILED',
    state: 'FAILED',
    hold: null,
    refusal: { reason: 'Unknown buyer' },
    amountRefunded: 40,
  });
  expect(await balance()).toBe(10_000n);
  expect(await topics()).toEqual(['ORDER_HELD_MAIL', 'ORDER_REFUSED_MAIL']);
});

it('is decided once: the same again changes nothing, another is told who was first', async () => {
  const { placed, topics } = await heldOrder();
  const responses = await Promise.all([decide(placed, 'RELEASE'), decide(placed, 'REFUSE', 'Unknown buyer')]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    i18nKey: 'error.staff.changed',
    values: { name: staff.user.email },
  });
  expect(await topics()).toHaveLength(2);
  const { decision } = (await staff.call({ method: 'GET', url: urlOf(placed) })).json<StaffHold>();
  const again = await decide(placed, decision?.decision ?? '', decision?.reason);
  expect(again.json()).toMatchObject({ version: 2 });
  expect(await topics()).toHaveLength(2);
});

it('is listed for staff by reason, decision and search', async () => {
  const review = await heldOrder();
  const watched = await heldOrder({ kyb: 'APPROVED', confidence: 'WATCH' });
  const names = [review, watched].map(({ placed }) => placed.referenceOrderId);
  const both = await list({ size: '50' });
  expect(both.filter((reference) => names.includes(reference))).toEqual(names);
  expect(await list({ reason: 'ACCOUNT_WATCHED', size: '50' })).toContain(names[1]);
  expect(await list({ reason: 'ACCOUNT_WATCHED', size: '50' })).not.toContain(names[0]);
  expect(await list({ q: names[0]?.toLowerCase() ?? '' })).toEqual([names[0]]);
  expect(await list({ q: watched.account.display_name, reason: 'BUSINESS_REVIEW' })).not.toContain(names[1]);
  await decide(watched.placed, 'RELEASE', 'Known');
  expect(await list({ list: 'DECIDED' })).toContain(names[1]);
  expect(await list({ size: '50' })).not.toContain(names[1]);
  for (const refused of [
    await review.call({ method: 'GET', url: '/api/staff/holds' }),
    await decide(review.placed, 'RELEASE', '', 1, review.call),
  ])
    expect(refused.statusCode).toBe(403);
  expect((await staff.call({ method: 'GET', url: '/api/staff/holds/RG0' })).statusCode).toBe(404);
});

const decideReview = (platformClientId: string, decision: string, reason = '') =>
  staff.call({
    method: 'PUT',
    url: `/api/staff/kyb/${platformClientId}/decision`,
    payload: { decision, reason, version: 1 },
  });

it('goes on once the business is approved, unless its account is watched', async () => {
  const { placed, platform, detail } = await heldOrder();
  const watched = await heldOrder({ confidence: 'WATCH' });
  for (const { platform: one, key } of [{ platform, key: null }, watched]) {
    await decideReview(one.platform_client_id, 'APPROVE');
    await settleHeldOrders(deps(), { platformId: String(key?.platformId ?? one.id) });
  }
  expect(await detail()).toMatchObject({ state: 'PENDING', hold: null });
  expect(await watched.detail()).toMatchObject({ state: 'ON_HOLD', hold: { reason: 'ACCOUNT_WATCHED' } });
  expect(await watched.topics()).toEqual(['ORDER_HELD_MAIL', 'ORDER_HELD_MAIL']);
  expect((await decide(placed, 'REFUSE', 'Late')).json()).toMatchObject({ status: 409 });
});

it('is refused once the business is rejected, which may not order any more', async () => {
  const { call, account, platform, placed, key, topics } = await heldOrder();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  const { quoteIdentifier, hold } = await quote(call, cartId);
  expect(hold).toEqual({ reason: 'BUSINESS_REVIEW', expectedDate: '2026-03-04' });
  await decideReview(platform.platform_client_id, 'REJECT', 'No such company');
  await settleHeldOrders(deps(), { platformId: String(key.platformId) });
  const { decision, state } = (await staff.call({ method: 'GET', url: urlOf(placed) })).json<StaffHold>();
  expect([decision?.decision, decision?.reason, state]).toEqual(['REFUSE', 'No such company', 'ON_HOLD']);
  expect(await topics()).toEqual(['ORDER_HELD_MAIL', 'ORDER_REFUSED_MAIL']);
  const refused = await placeOrder(call, cartId, quoteIdentifier, 'after');
  expect(refused.json()).toMatchObject({ status: 403, i18nKey: 'error.order.business' });
});

it('leaves no order behind that is placed while the business is decided', async () => {
  const { call, account, platform, key, setKyb } = await heldOrder();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  const { quoteIdentifier } = await quote(call, cartId);
  const [placing] = await Promise.all([
    placeOrder(call, cartId, quoteIdentifier, 'at-once'),
    decideReview(platform.platform_client_id, 'APPROVE'),
  ]);
  await settleHeldOrders(deps(), { platformId: String(key.platformId) });
  expect(placing.statusCode).toBe(201);
  const states = testApp.db.selectFrom('orders').select('state').where('platform_id', '=', key.platformId);
  expect(await states.execute()).toEqual([{ state: 'PENDING' }, { state: 'PENDING' }]);
  await setKyb('NOT_SUBMITTED');
});

it('refuses an order whose card was charged while the business was rejected', async () => {
  const { key, setKyb, detail, placed } = await heldOrder({ kyb: 'APPROVED' });
  expect(placed.hold).toBeNull();
  await setKyb('REJECTED');
  await testApp.database.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, key);
    if (row) await startOrder(deps(), tx, row, { at: testApp.clock.now() });
  });
  expect(await detail()).toMatchObject({ state: 'ON_HOLD' });
  await settleHeldOrders(deps(), { platformId: String(key.platformId) });
  await giveUpOrder(deps(), key);
  expect(await detail()).toMatchObject({ state: 'FAILED' });
});
