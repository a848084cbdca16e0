import type { OrderDetail, OrderLineDetail, PlacedOrder } from '@portal/shared/contract/orders';
import { withTransaction } from '../../db/withTransaction.ts';
import { balanceOf } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { createUpload, sendFile } from '../../testing/uploadFixture.ts';
import { completeOrderLines, type SettledLine } from './completeOrderLines.ts';
import { lockOrder } from './orderRepository.ts';
import { refundReward } from './rewardRefunds.ts';

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

/** An order of a EUR line (21.70 + 0.54 fee) and two USD lines of 25.00. */
async function placeThree() {
  const shop = await buildShop(testApp.db);
  const call = await testApp.signIn(shop.buyer.email);
  const placed = await order(call, shop.account.identifier, [
    buildLineBody({ utid: 'UEUR', amount: '19.99' }),
    buildLineBody(),
    buildLineBody(),
  ]);
  const lines = await testApp.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', BigInt(placed.orderId))
    .orderBy('line_number')
    .execute();
  return { ...shop, call, placed, lineIds: lines.map((line) => line.id) };
}

const settle = async ({ orderId }: PlacedOrder, lines: readonly SettledLine[]) => {
  const id = BigInt(orderId);
  const { platform_id } = await testApp.db
    .selectFrom('orders')
    .select('platform_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return withTransaction(testApp.database.db, (tx) =>
    completeOrderLines(tx, { order: { platformId: platform_id, id }, lines, at: testApp.clock.now() }),
  );
};
const complete = (lineId: bigint): SettledLine => ({ lineId, outcome: 'COMPLETE' });
const fail = (lineId: bigint): SettledLine => ({ lineId, outcome: 'FAILED', reason: 'itemGone' });
const read = async (call: Call, { referenceOrderId }: PlacedOrder): Promise<OrderDetail> =>
  (await call({ method: 'GET', url: `/api/orders/${referenceOrderId}` })).json();

const balancesOf = async (orderId: string) => {
  const rows = await testApp.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'journal_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_account_id')
    .select((eb) => ['kind', eb.fn.sum<string>('amount_minor').as('sum')])
    .where('order_id', '=', BigInt(orderId))
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.kind, Number(row.sum)]));
};

it('spends the hold when every line is issued', async () => {
  const { call, placed, lineIds, account } = await placeThree();
  expect(await settle(placed, lineIds.slice(0, 2).map(complete))).toEqual({ status: 'PENDING', settled: false });
  expect(await settle(placed, lineIds.slice(2).map(complete))).toEqual({ status: 'COMPLETE', settled: true });
  expect(await read(call, placed)).toMatchObject({
    status: 'COMPLETE',
    state: 'SENDING',
    amountDelivered: 0,
    amountRefunded: 0,
  });
  expect(await balancesOf(placed.orderId)).toEqual({
    WALLET: -7_224,
    ORDER_HOLD: 0,
    REWARD_PAYABLE: 7_170,
    FEE_INCOME: 54,
  });
  expect(await balanceOf(testApp.db, account)).toBe(2_776n);
});

it('gives back what failed lines cost, with the reason in their history', async () => {
  const { call, placed, lineIds, account } = await placeThree();
  const [first = 0n, second = 0n, third = 0n] = lineIds;
  expect(await settle(placed, [fail(first), complete(second), complete(third)])).toEqual({
    status: 'PARTIAL',
    settled: true,
  });
  expect(await read(call, placed)).toMatchObject({
    status: 'PARTIAL',
    state: 'PARTIAL',
    amountRefunded: 22.24,
    problems: [{ reason: 'itemGone', lines: 1 }],
  });
  expect(await balancesOf(placed.orderId)).toEqual({ WALLET: -5_000, ORDER_HOLD: 0, REWARD_PAYABLE: 5_000 });
  expect(await balanceOf(testApp.db, account)).toBe(5_000n);
  const line = (
    await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}/lines/1` })
  ).json<OrderLineDetail>();
  expect(line).toMatchObject({
    status: 'FAILED',
    deliveryStatus: 'NOT_SENT',
    reason: 'itemGone',
    state: 'FAILED',
  });
  expect(line.timeline.map(({ event }) => event)).toEqual(['REFUNDED', 'ISSUE_FAILED', 'PLACED']);
  expect(line.timeline.find(({ event }) => event === 'PLACED')?.actor).toMatch(/^Ada Sender/);
});

it.each(['csv', 'xlsx'] as const)(
  'what failed is a .%s file with the reason, and comes back as an upload',
  async (format) => {
    const { call, placed, lineIds, account } = await placeThree();
    const [first = 0n, ...others] = lineIds;
    await settle(placed, [fail(first), ...others.map(complete)]);
    const url = `/api/orders/${placed.referenceOrderId}/failed-lines`;
    const file = await call({ method: 'GET', url, query: { format } });
    expect(file.headers['content-disposition']).toContain(`failed-${placed.referenceOrderId}.${format}`);
    if (format === 'csv') {
      const [headings = '', ...rows] = file.body.trim().split('\r\n');
      expect(headings).toMatch(/^UTID,Reward Name \(not read\),Amount,.*,Reason \(not read\)$/);
      expect(rows).toEqual([expect.stringMatching(/^UEUR,.*,19\.99,.*,The reward is no longer available\.$/)]);
    }
    const uploadId = await createUpload(call, account.identifier);
    const upload = await sendFile(call, uploadId, { name: `failed.${format}`, bytes: file.rawPayload });
    expect(upload.json()).toMatchObject({ state: 'CHECKED', rowCount: 1, wrongCount: 0, missing: [] });
  },
);

it('what failed of texts comes back as a file of texts', async () => {
  const { call, placed, lineIds, account, platform } = await placeThree();
  const [first = 0n, ...others] = lineIds;
  await settle(placed, [fail(first), ...others.map(complete)]);
  await testApp.db
    .updateTable('order_lines')
    .set({ delivery_method: 'MOBILE', email: null, mobile_number: '+12025550143' })
    .where('platform_id', '=', platform.id)
    .where('id', '=', first)
    .execute();
  const url = `/api/orders/${placed.referenceOrderId}/failed-lines`;
  const file = await call({ method: 'GET', url, query: { format: 'csv' } });
  expect(file.body).toMatch(/Recipient Mobile Number[^]*\+12025550143/);
  expect(file.body).not.toContain('Recipient Email');
  const uploadId = await createUpload(call, account.identifier, 'MOBILE');
  const upload = await sendFile(call, uploadId, { name: 'failed.csv', bytes: file.rawPayload });
  expect(upload.json()).toMatchObject({ state: 'CHECKED', rowCount: 1, wrongCount: 0, missing: [] });
});

it('keeps what was given back for a reward that was cancelled before the last line was issued', async () => {
  const { call, placed, lineIds, account, platform } = await placeThree();
  const [first = 0n, second = 0n, third = 0n] = lineIds;
  const { platformId, at } = { platformId: platform.id, at: testApp.clock.now() };
  await settle(placed, [complete(first)]);
  await withTransaction(testApp.database.db, async (tx) => {
    const order = await lockOrder(tx, { platformId, id: BigInt(placed.orderId) });
    if (order === undefined) throw new Error('The order is gone');
    await refundReward(tx, { order, line: { platformId, id: first }, userId: order.user_id, at });
  });
  expect(await settle(placed, [complete(second), fail(third)])).toEqual({ status: 'PARTIAL', settled: true });
  expect(await read(call, placed)).toMatchObject({ amountRefunded: 47.24 });
  expect(await balancesOf(placed.orderId)).toEqual({
    WALLET: -2_500,
    ORDER_HOLD: 0,
    REWARD_PAYABLE: 2_500,
    FEE_INCOME: 0,
  });
  expect(await balanceOf(testApp.db, account)).toBe(7_500n);
});

it('fails an order of which nothing was issued', async () => {
  const { placed, lineIds, account } = await placeThree();
  expect(await settle(placed, lineIds.map(fail))).toEqual({ status: 'FAILED', settled: true });
  expect(await balanceOf(testApp.db, account)).toBe(10_000n);
});

it('changes nothing when it is told twice', async () => {
  const { call, placed, lineIds, account } = await placeThree();
  await settle(placed, lineIds.map(complete));
  expect(await settle(placed, lineIds.map(fail))).toEqual({ status: 'COMPLETE', settled: true });
  expect(await read(call, placed)).toMatchObject({ status: 'COMPLETE', amountRefunded: 0 });
  expect(await balanceOf(testApp.db, account)).toBe(2_776n);
});

it('loses no cent between rates, fees and refunds, whichever lines fail', async () => {
  const shop = await buildShop(testApp.db, { balanceMinor: 100_000n });
  const call = await testApp.signIn(shop.buyer.email);
  const amounts = ['1.01', '3.33', '7.77', '19.99', '33.35'];
  const placed = await order(call, shop.account.identifier, [
    ...amounts.map((amount) => buildLineBody({ utid: 'UEUR', amount })),
    ...['101', '333', '1999'].map((amount) => buildLineBody({ utid: 'UJPY', amount })),
    buildLineBody({ amount: '10.01' }),
  ]);
  const lines = await testApp.db
    .selectFrom('order_lines')
    .select(['id', 'base_minor', 'fee_minor', 'charge_minor'])
    .where('order_id', '=', BigInt(placed.orderId))
    .orderBy('line_number')
    .execute();
  const sumOf = (rows: typeof lines) => Number(rows.reduce((sum, row) => sum + row.charge_minor, 0n));
  // 1.01 EUR at 1.08537 is 1.10 with 0.03 of fee, and so on, each line rounded by itself.
  expect(lines.map((line) => [Number(line.base_minor), Number(line.fee_minor)])).toEqual([
    [110, 3],
    [361, 9],
    [843, 21],
    [2_170, 54],
    [3_620, 91],
    [67, 0],
    [222, 0],
    [1_333, 0],
    [1_001, 0],
  ]);
  expect(sumOf(lines)).toBe(Math.round(placed.amountCharged * 100));
  const failed = lines.filter((_, index) => index % 2 === 0);
  const issued = lines.filter((_, index) => index % 2 === 1);
  for (const { id } of failed) await settle(placed, [fail(id)]);
  await settle(
    placed,
    issued.map(({ id }) => complete(id)),
  );
  expect(await read(call, placed)).toMatchObject({
    status: 'PARTIAL',
    amountRefunded: sumOf(failed) / 100,
  });
  expect(await balancesOf(placed.orderId)).toEqual({
    WALLET: -sumOf(issued),
    ORDER_HOLD: 0,
    REWARD_PAYABLE: 361 + 2_170 + 67 + 1_333,
    FEE_INCOME: 9 + 54,
  });
  expect(await balanceOf(testApp.db, shop.account)).toBe(100_000n - BigInt(sumOf(issued)));
});
