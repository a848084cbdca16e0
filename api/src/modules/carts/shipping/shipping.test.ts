import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderDetail, PlacedOrder } from '@portal/shared/contract/orders';
import type { ShippingFeeEstimates } from '@portal/shared/contract/shipping';
import type { CartLine, CartLineBody, Quote, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { sql } from 'kysely';
import { withTransaction } from '../../../db/withTransaction.ts';
import { balanceOf } from '../../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../../testing/cartCalls.ts';
import { buildCatalogue, buildShop } from '../../../testing/commerceBuilders.ts';
import { buildMailedLine, MAILED_TO } from '../../../testing/mailedCalls.ts';
import { buildTestApp, type Call, type TestApp } from '../../../testing/testApp.ts';
import { completeOrderLines, lockOrder, refundReward, type SettledLine } from '../../orders/index.ts';
import { readOrderReceipt } from '../../orderReceipts/readOrderReceipt.ts';
import { readOrder } from '../../orders/index.ts';
import { writeOrderLines } from '../../orders/writing/writeOrderLines.ts';

/** Orders of more lines are written in parts. */
const LINES_AT_ONCE = 2;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ orderLinesAtOnce: LINES_AT_ONCE });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterEach(() => testApp.printer.faults.set('down', false));
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const BOX = { streetLine1: 'PO Box 9' };

async function openShop(lines: readonly CartLineBody[], { balanceMinor = 100_000n, currencyCode = 'USD' } = {}) {
  const shop = await buildShop(testApp.db, { balanceMinor, currencyCode });
  const call = await testApp.signIn(shop.buyer.email);
  const cartId = await openCart(call, shop.account.identifier, lines);
  const url = `/api/shopping-carts/${cartId}`;
  const estimate = (payload: readonly object[] = []) =>
    call({ method: 'POST', url: `${url}/shipping-fee-estimates`, payload });
  const choose = (physicalMethod: string, postalMethod?: string) =>
    call({
      method: 'POST',
      url: `${url}/update-shipping`,
      payload: { physicalMethod, ...(postalMethod && { postalMethod: { physicalMethod: postalMethod } }) },
    });
  const lineItems = async () => (await call({ method: 'GET', url: `${url}/line-items` })).json<CartLine[]>();
  return { ...shop, call, cartId, url, estimate, choose, lineItems };
}

const feesOf = (estimates: ShippingFeeEstimates['shippingFeeEstimates']) =>
  Object.fromEntries(estimates.map(({ shippingInfo, shippingFee }) => [shippingInfo.physicalMethod, shippingFee]));

const linesOf = ({ orderId }: Pick<PlacedOrder, 'orderId'>) =>
  testApp.db
    .selectFrom('order_lines')
    .select(['id', 'shipping_minor', 'shipping_method'])
    .where('order_id', '=', BigInt(orderId))
    .orderBy('line_number')
    .execute();

/** Settles lines of an order, the rest of them as issued. */
async function settle({ orderId }: PlacedOrder, platformId: bigint, failed: readonly bigint[]): Promise<void> {
  const ids = (await linesOf({ orderId })).map(({ id }) => id);
  const lines = ids.map((lineId): SettledLine =>
    failed.includes(lineId) ? { lineId, outcome: 'FAILED', reason: 'itemGone' } : { lineId, outcome: 'COMPLETE' },
  );
  await withTransaction(testApp.database.db, (tx) =>
    completeOrderLines(tx, { order: { platformId, id: BigInt(orderId) }, lines, at: testApp.clock.now() }),
  );
}

/** Returns what is booked for an order, by the kind of the account. */
async function booksOf({ orderId }: PlacedOrder): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; sum: string }>`
    select a.kind, sum(e.amount_minor) as sum from ledger_entries e
    join ledger_journals j on j.platform_id = e.platform_id and j.id = e.journal_id
    join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.ledger_account_id
    where j.order_id = ${BigInt(orderId)} group by a.kind`.execute(testApp.db);
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

const place = async (call: Call, cartId: string): Promise<PlacedOrder> => {
  const { quoteIdentifier } = await quote(call, cartId);
  const response = await placeOrder(call, cartId, quoteIdentifier, `order-${cartId}`);
  expect(response.statusCode).toBe(201);
  return response.json();
};

it('mails a reward by UPS 2nd Day: priced, ordered, booked and on its receipt', async () => {
  const { call, cartId, url, estimate, choose, lineItems, account, platform } = await openShop([buildMailedLine()]);
  const estimated = (await estimate()).json<ShippingFeeEstimates>();
  expect(estimated).toMatchObject({ hasPoBox: false, postalOnlyLines: [], split: null, addressCount: 1 });
  expect(estimated.freeGround).toEqual({ from: 500, missing: 475, currencyCode: 'USD' });
  expect(feesOf(estimated.shippingFeeEstimates)).toMatchObject({
    upsground: 9.95,
    ups2ndday: 24.95,
    uspsprioritysig: 17.45,
  });
  const unquoted = await call({ method: 'POST', url: `${url}/quotes` });
  expect(unquoted.json<ErrorBody>().fields).toEqual([
    { field: 'lineItems[0].shippingInfo', i18nKey: 'error.shipping.required' },
  ]);
  expect((await choose('ups2ndday')).statusCode).toBe(200);
  expect(await lineItems()).toMatchObject([
    { shippingInfo: { physicalMethod: 'ups2ndday', carrier: 'UPS' }, errors: [] },
  ]);
  const { summary, mail, mailing } = await quote(call, cartId);
  expect(mail).toBeNull();
  expect(mailing).toMatchObject({
    lineCount: 1,
    addressCount: 1,
    address: { country: 'US' },
    letter: { isForAll: true },
    methods: [{ physicalMethod: 'ups2ndday', lineCount: 1 }],
  });
  expect(summary).toMatchObject({
    addressCount: 1,
    fullOrderQuote: { originalAmount: 25, shippingAmount: 24.95, feeTotal: 0, orderTotal: 49.95 },
  });
  const placed = await place(call, cartId);
  expect(placed.amountCharged).toBe(49.95);
  expect(await linesOf(placed)).toMatchObject([{ shipping_minor: 2_495n, shipping_method: 'ups2ndday' }]);
  await settle(placed, platform.id, []);
  expect(await booksOf(placed)).toEqual({
    WALLET: -4_995,
    ORDER_HOLD: 0,
    REWARD_PAYABLE: 2_500,
    SHIPPING_INCOME: 2_495,
  });
  expect(await balanceOf(testApp.db, account)).toBe(95_005n);
  const order = await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}` });
  expect(order.json<OrderDetail>()).toMatchObject({ shippingTotal: 24.95, rewardTotal: 25, amountRefunded: 0 });
  const stored = await readOrder(testApp.db, { platformId: platform.id, id: BigInt(placed.orderId) });
  const receipt = await readOrderReceipt(testApp.db, stored, {
    payment: null,
    language: 'en',
    now: testApp.clock.now(),
  });
  expect(receipt).toMatchObject({ shipping: 2_495n, total: 4_995n });
});

it('sends what the postal service alone reaches by post, the rest as chosen', async () => {
  const { call, url, estimate, choose, lineItems } = await openShop([
    buildMailedLine(),
    buildMailedLine(BOX),
    buildMailedLine({ stateOrProvince: 'GU', streetLine1: '12 Palm Rd' }),
  ]);
  const estimated = (
    await estimate([{ physicalMethod: 'upsground' }, { physicalMethod: 'uspspriority' }, { physicalMethod: 'pigeon' }])
  ).json<ShippingFeeEstimates>();
  expect(estimated).toMatchObject({
    hasPoBox: true,
    addressCount: 3,
    postalOnlyLineCount: 2,
    postalOnlyLines: [
      { name: 'Ada Lovelace', reason: 'PO_BOX', field: 'streetLine1', value: 'PO Box 9' },
      { reason: 'TERRITORY', field: 'stateOrProvince', value: 'GU' },
    ],
  });
  expect(feesOf(estimated.shippingFeeEstimates)).toEqual({ uspspriority: 38.85 });
  expect(feesOf(estimated.split?.postal ?? [])).toEqual({ uspspriority: 25.9 });
  expect(feesOf(estimated.split?.rest ?? [])).toEqual({ upsground: 9.95, uspspriority: 12.95 });
  const refused = await choose('upsground');
  expect(refused.statusCode).toBe(422);
  expect(refused.json<ErrorBody>().fields).toEqual([
    {
      field: 'shippingInfo',
      i18nKey: 'error.shipping.postalOnly',
      values: { names: 'Ada Lovelace, Ada Lovelace', count: '2' },
    },
  ]);
  expect((await choose('upsground', 'uspspriority')).statusCode).toBe(200);
  const lines = await lineItems();
  expect(lines.map(({ shippingInfo }) => shippingInfo?.physicalMethod)).toEqual([
    'upsground',
    'uspspriority',
    'uspspriority',
  ]);
  const { summary, cartVersion } = await quote(call, url.split('/').at(-1) ?? '');
  await choose('upsground', 'uspspriority');
  expect((await quote(call, url.split('/').at(-1) ?? '')).cartVersion).toBe(cartVersion);
  expect(summary.fullOrderQuote.shippingAmount).toBe(35.85);
});

it.each([
  ['a method that nobody knows', { physicalMethod: 'pigeon' }, 'physicalMethod'],
  [
    'a courier for those whom couriers do not reach',
    { physicalMethod: 'upsground', postalMethod: { physicalMethod: 'upsnextday' } },
    'postalMethod.physicalMethod',
  ],
])('refuses %s', async (_name, payload, field) => {
  const { call, url } = await openShop([buildMailedLine()]);
  const response = await call({ method: 'POST', url: `${url}/update-shipping`, payload });
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toMatchObject([{ field, i18nKey: 'error.shipping.unknown' }]);
});

it('keeps a method where it reaches a new address, else it must be chosen again', async () => {
  const { call, cartId, url, choose, lineItems } = await openShop([buildMailedLine()]);
  await choose('upsground');
  const before = await quote(call, cartId);
  const [line] = await lineItems();
  const move = (address: object) =>
    call({
      method: 'PATCH',
      url: `${url}/line-items/by-identifier/${line?.identifier ?? ''}`,
      payload: { recipient: { address: { ...MAILED_TO, ...address } } },
    });
  expect((await move({ city: 'Oakland' })).json<CartLine>()).toMatchObject({
    shippingInfo: { physicalMethod: 'upsground' },
  });
  expect((await placeOrder(call, cartId, before.quoteIdentifier, 'moved')).json<ErrorBody>().i18nKey).toBe(
    'error.quote.stale',
  );
  expect((await move(BOX)).json<CartLine>()).toMatchObject({
    shippingInfo: null,
    errors: [{ field: 'shippingInfo', i18nKey: 'error.shipping.required' }],
  });
});

it('drops a stored method that is not known any more', async () => {
  const { call, url, estimate, choose, lineItems } = await openShop([buildMailedLine()]);
  await choose('upsground');
  await testApp.db
    .updateTable('cart_line_items')
    .set({ shipping_method: 'pigeon' })
    .where('cart_id', '=', url.split('/').at(-1) ?? '')
    .execute();
  expect(await lineItems()).toMatchObject([{ shippingInfo: null, errors: [{ i18nKey: 'error.shipping.required' }] }]);
  expect((await estimate()).json<ShippingFeeEstimates>().hasUnknownMethod).toBe(true);
  expect(
    (await call({ method: 'GET', url: `${url}/summary` })).json<Quote['summary']>().fullOrderQuote.shippingAmount,
  ).toBe(0);
});

it('says so when the printer ships to none of the addresses', async () => {
  const { call, url, estimate, choose } = await openShop([buildMailedLine({ postalCode: '00000' })]);
  expect((await estimate()).json<ErrorBody>()).toMatchObject({ i18nKey: 'error.shipping.none', status: 422 });
  await choose('upsground');
  const response = await call({ method: 'POST', url: `${url}/quotes` });
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.shipping.none' });
});

it('places nothing while the printer is down, and the same order afterwards', async () => {
  const { call, cartId, url, estimate, choose, account } = await openShop([buildMailedLine()]);
  await choose('uspspriority');
  const { quoteIdentifier } = await quote(call, cartId);
  testApp.printer.faults.set('down', true);
  const refused = await placeOrder(call, cartId, quoteIdentifier, `down-${cartId}`);
  expect(refused.statusCode).toBe(503);
  expect(refused.json<ErrorBody>().i18nKey).toBe('error.shipping.outage');
  expect((await estimate()).statusCode).toBe(503);
  expect(await balanceOf(testApp.db, account)).toBe(100_000n);
  expect((await call({ method: 'GET', url })).json<ShoppingCart>()).toMatchObject({ status: 'OPEN', lineItemCount: 1 });
  testApp.printer.faults.set('down', false);
  const placed = await placeOrder(call, cartId, quoteIdentifier, `down-${cartId}`);
  expect(placed.statusCode).toBe(201);
  testApp.printer.faults.set('down', true);
  const again = await placeOrder(call, cartId, quoteIdentifier, `down-${cartId}`);
  expect(again.json()).toEqual(placed.json());
});

it('shares the fee of one address among its lines, also of other slices; a failed one takes its share back', async () => {
  const upper = { streetLine1: '500 MARKET ST' };
  const { call, cartId, choose, platform, account } = await openShop([
    buildMailedLine(),
    buildMailedLine(upper),
    buildMailedLine(),
    buildMailedLine({ city: 'Oakland' }),
  ]);
  await choose('ups2ndday');
  const placed = await place(call, cartId);
  expect(placed.amountCharged).toBe(149.9);
  const key = { platformId: platform.id, id: BigInt(placed.orderId) };
  const { db } = testApp.database;
  await writeOrderLines({ db, clock: testApp.clock, enqueue: testApp.jobs.enqueue, linesAtOnce: LINES_AT_ONCE }, key);
  const lines = await linesOf(placed);
  expect(lines.map(({ shipping_minor }) => shipping_minor)).toEqual([833n, 831n, 831n, 2_495n]);
  await settle(placed, platform.id, [lines[1]?.id ?? 0n]);
  expect(await booksOf(placed)).toEqual({
    WALLET: -11_659,
    ORDER_HOLD: 0,
    REWARD_PAYABLE: 7_500,
    SHIPPING_INCOME: 4_159,
  });
  expect(await balanceOf(testApp.db, account)).toBe(88_341n);
  const order = await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}` });
  expect(order.json<OrderDetail>()).toMatchObject({ amountRefunded: 33.31, amountDelivered: 0, shippingTotal: 49.9 });
});

it('returns the shipping of a cancelled reward until a carrier has it', async () => {
  const { call, cartId, choose, platform } = await openShop([buildMailedLine(), buildMailedLine(BOX)]);
  await choose('uspspriority');
  const placed = await place(call, cartId);
  await settle(placed, platform.id, []);
  const [waiting, gone] = await linesOf(placed);
  await testApp.db
    .updateTable('order_lines')
    .set({ delivery_status: 'MAILED' })
    .where('id', '=', gone?.id ?? 0n)
    .execute();
  const key = { platformId: platform.id, id: BigInt(placed.orderId) };
  const before = await booksOf(placed);
  await withTransaction(testApp.database.db, async (tx) => {
    const order = await lockOrder(tx, key);
    for (const line of [waiting, gone])
      if (order && line)
        await refundReward(tx, {
          order,
          line: { ...key, id: line.id },
          userId: order.user_id,
          at: testApp.clock.now(),
        });
  });
  expect(before).toMatchObject({ WALLET: -7_590, SHIPPING_INCOME: 2_590 });
  expect(await booksOf(placed)).toMatchObject({ WALLET: -1_295, REWARD_PAYABLE: 0, SHIPPING_INCOME: 1_295 });
});

it('ships by ground for nothing from 500.00 of mailed rewards, and in the currency of the account', async () => {
  const { call, cartId, estimate, choose } = await openShop([buildMailedLine({}, { amount: '500.00' })], {
    currencyCode: 'JPY',
    balanceMinor: 1_000_000n,
  });
  const estimated = (await estimate()).json<ShippingFeeEstimates>();
  expect(estimated).toMatchObject({ currencyCode: 'JPY', freeGround: { missing: 0 } });
  expect(feesOf(estimated.shippingFeeEstimates)).toMatchObject({
    upsground: 0,
    upsgroundsignature: 2_166,
    ups2ndday: 3_741,
  });
  await choose('ups2ndday');
  const { rates, summary } = await quote(call, cartId);
  expect(rates).toMatchObject([{ from: 'USD', to: 'JPY' }]);
  expect(summary.fullOrderQuote).toMatchObject({ shippingAmount: 3_741, orderTotal: 78_706 });
});
