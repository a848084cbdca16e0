import type { OrderDetail, OrderLinePage, OrderPage, PlacedOrder } from '@portal/shared/contract/orders';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { sql } from 'kysely';
import { withTransaction } from '../../db/withTransaction.ts';
import { setWalletFloor } from '../../ledger/wallets.ts';
import { balanceOf, buildUser } from '../../testing/builders.ts';
import { cutOff } from '../../testing/cutOff.ts';
import { openCart, order, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { giveUpOrder } from './giveUpOrder.ts';
import { writeOrderLines } from './writing/writeOrderLines.ts';

/** Orders of more lines are written in parts. */
const LINES_AT_ONCE = 30;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ orderLinesAtOnce: LINES_AT_ONCE });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

async function signInToShop(balanceMinor?: bigint, currencyCode?: string) {
  const shop = await buildShop(testApp.db, {
    ...(balanceMinor !== undefined && { balanceMinor }),
    ...(currencyCode && { currencyCode }),
  });
  return { ...shop, call: await testApp.signIn(shop.buyer.email) };
}

const countOrders = async (accountId: bigint): Promise<number> =>
  (await testApp.db.selectFrom('orders').select('id').where('account_id', '=', accountId).execute()).length;

it('moves exactly the charge from the wallet into a hold, writes the lines and closes the cart', async () => {
  const { call, account } = await signInToShop();
  const lines = [
    buildLineBody(),
    buildLineBody({
      amount: '10.50',
      recipient: { firstName: '花子', lastName: '山田', email: 'hanako@recipient.example' },
    }),
  ];
  const cartId = await openCart(call, account.identifier, lines);
  const { quoteIdentifier, summary, mail } = await quote(call, cartId);
  expect(summary).toMatchObject({
    shortfall: 0,
    balanceAfter: 64.5,
    availableAfter: 64.5,
    fullOrderQuote: { orderTotal: 35.5 },
  });
  expect(mail).toMatchObject({ language: 'en', senderName: 'Grace', message: 'Thank you', isForAll: true });
  const response = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  expect(response.statusCode).toBe(201);
  const placed = response.json<PlacedOrder>();
  expect(placed).toMatchObject({ status: 'PENDING', amountCharged: 35.5, currencyCode: 'USD' });
  expect(placed.referenceOrderId).toMatch(/^RG260302-\d{6}-\d{2}$/);
  expect(await balanceOf(testApp.db, account)).toBe(6_450n);
  const entries = await testApp.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'ledger_entries.journal_id')
    .select(['kind', 'amount_minor'])
    .where('order_id', '=', BigInt(placed.orderId))
    .orderBy('ledger_entries.id')
    .execute();
  expect(entries).toEqual([
    { kind: 'WALLET', amount_minor: -3_550n },
    { kind: 'ORDER_HOLD', amount_minor: 3_550n },
  ]);
  const detail = (await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}` })).json<OrderDetail>();
  expect(detail).toMatchObject({
    totalLineItems: 2,
    recipientSummary: 'Ada Lovelace +1',
    amountPaid: 35.5,
    type: 'DIGITAL',
  });
  const cart = (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
  expect(cart).toMatchObject({ status: 'PLACED', orderReferenceId: placed.referenceOrderId });
});

it('answers the same order to the same key and 423 to another one', async () => {
  const { call, account } = await signInToShop();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  const { quoteIdentifier } = await quote(call, cartId);
  const first = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  const again = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  expect(again.statusCode).toBe(201);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.json()).toEqual(first.json());
  const other = await placeOrder(call, cartId, quoteIdentifier, 'key-2');
  expect(other.statusCode).toBe(423);
  expect(other.json<ErrorBody>().i18nKey).toBe('error.cart.alreadyPlaced');
  expect(await countOrders(account.id)).toBe(1);
  const change = await call({
    method: 'PUT',
    url: `/api/shopping-carts/${cartId}/line-items`,
    payload: { lineItems: [buildLineBody()] },
  });
  expect(change.statusCode).toBe(423);
});

it('makes one order of twenty at once', async () => {
  const { call, account } = await signInToShop();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  const { quoteIdentifier } = await quote(call, cartId);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => placeOrder(call, cartId, quoteIdentifier, `tab-${tab % 10}`)),
  );
  const placed = responses.filter((response) => response.statusCode === 201);
  expect(responses.filter((response) => response.statusCode === 423)).toHaveLength(18);
  expect(new Set(placed.map((response) => response.body)).size).toBe(1);
  expect(placed).toHaveLength(2);
  expect(await countOrders(account.id)).toBe(1);
  expect(await balanceOf(testApp.db, account)).toBe(7_500n);
});

it('lets many carts on one wallet spend no more than it holds', async () => {
  const { call, account } = await signInToShop(10_000n);
  const carts = await Promise.all(
    Array.from({ length: 8 }, () => openCart(call, account.identifier, [buildLineBody({ amount: '30' })])),
  );
  const quotes = await Promise.all(carts.map((cartId) => quote(call, cartId)));
  const responses = await Promise.all(
    carts.map((cartId, index) => placeOrder(call, cartId, quotes[index]?.quoteIdentifier ?? '', `wallet-${index}`)),
  );
  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
  expect(await balanceOf(testApp.db, account)).toBe(1_000n);
});

it('says by how much the balance falls short, and keeps the cart', async () => {
  const { call, account } = await signInToShop(1_000n);
  const cartId = await openCart(call, account.identifier, [buildLineBody({ amount: '50' })]);
  const { quoteIdentifier, summary } = await quote(call, cartId);
  expect(summary).toMatchObject({ hasInsufficientFunds: true, shortfall: 40 });
  const response = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>()).toMatchObject({
    i18nKey: 'error.funds.insufficient',
    values: { shortfall: '40.00', currencyCode: 'USD' },
  });
  const cart = (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
  expect(cart).toMatchObject({ status: 'OPEN', lineItemCount: 1 });
});

it('does not tell the shortfall to a user who may not see balances', async () => {
  const { platform, account } = await signInToShop(1_000n);
  const user = await buildUser(testApp.db, {
    platform_id: platform.id,
    accountIds: [account.id],
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'],
  });
  const call = await testApp.signIn(user.email);
  const cartId = await openCart(call, account.identifier, [buildLineBody({ amount: '50' })]);
  const { quoteIdentifier, summary } = await quote(call, cartId);
  expect(summary).toMatchObject({ hasInsufficientFunds: true, shortfall: null, balanceAfter: null });
  const response = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  expect(response.json<ErrorBody>().i18nKey).toBe('error.funds.insufficientUndisclosed');
  expect(response.json<ErrorBody>().values).toBeUndefined();
});

it('spends down to the credit limit', async () => {
  const { call, account } = await signInToShop(1_000n);
  await withTransaction(testApp.db, (tx) =>
    setWalletFloor(tx, { platformId: account.platform_id, accountId: account.id }, -4_000n),
  );
  const lines = [buildLineBody({ amount: '30' }), buildLineBody({ amount: '15' })];
  const cartId = await openCart(call, account.identifier, lines);
  expect((await quote(call, cartId)).summary).toMatchObject({ balanceAfter: -35, availableAfter: 5 });
  lines.push(
    buildLineBody({
      amount: '5',
      deliveryTemplate: { etid: 'E000000', senderName: 'Ada', subject: null, message: null },
    }),
  );
  await call({ method: 'PUT', url: `/api/shopping-carts/${cartId}/line-items`, payload: { lineItems: lines } });
  const { quoteIdentifier, mail } = await quote(call, cartId);
  expect(mail).toMatchObject({ senderName: 'Grace', isForAll: false });
  expect((await placeOrder(call, cartId, quoteIdentifier, 'key-1')).statusCode).toBe(201);
  expect(await balanceOf(testApp.db, account)).toBe(-4_000n);
});

it('refuses a frozen account', async () => {
  const { call, account } = await signInToShop();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  const { quoteIdentifier } = await quote(call, cartId);
  await testApp.db.updateTable('accounts').set({ status: 'FROZEN' }).where('id', '=', account.id).execute();
  const response = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  expect(response.statusCode).toBe(422);
  const i18nKey = 'error.account.frozen';
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey, fields: [{ field: 'accountIdentifier', i18nKey }] });
});

it('names the line whose item has gone between cart and order', async () => {
  const { call, account } = await signInToShop();
  const cartId = await openCart(call, account.identifier, [
    buildLineBody(),
    buildLineBody({ utid: 'UOPTIONS', amount: '10' }),
  ]);
  const { quoteIdentifier } = await quote(call, cartId);
  const gone = new Date('2026-03-02T11:00:00.000Z');
  await testApp.db
    .updateTable('catalog_items')
    .set({ availability_status: 'OUT_OF_STOCK', unavailable_since: gone })
    .where('utid', '=', 'UOPTIONS')
    .execute();
  const response = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  await testApp.db
    .updateTable('catalog_items')
    .set({ availability_status: 'IN_STOCK', unavailable_since: null })
    .where('utid', '=', 'UOPTIONS')
    .execute();
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toEqual([
    {
      field: 'lineItems[1].utid',
      i18nKey: 'error.item.outOfStock',
      values: { rewardName: 'Reward UOPTIONS', unavailableSince: gone.toISOString() },
    },
  ]);
  expect(await countOrders(account.id)).toBe(0);
});

it('refuses a price that is too old or of another state of the cart', async () => {
  const { call, account } = await signInToShop();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  const first = await quote(call, cartId);
  await call({
    method: 'PUT',
    url: `/api/shopping-carts/${cartId}/line-items`,
    payload: { lineItems: [buildLineBody({ amount: '26' })] },
  });
  const changed = await placeOrder(call, cartId, first.quoteIdentifier, 'key-1');
  expect(changed.statusCode).toBe(409);
  expect(changed.json<ErrorBody>().i18nKey).toBe('error.quote.stale');
  const second = await quote(call, cartId);
  testApp.clock.advance(15 * 60_000);
  expect((await placeOrder(call, cartId, second.quoteIdentifier, 'key-2')).statusCode).toBe(409);
  const third = await quote(call, cartId);
  const noted = await call({
    method: 'PATCH',
    url: `/api/shopping-carts/${cartId}`,
    payload: { metadata: { notes: 'Spring campaign', purchaseOrderNumber: 'PO-7' } },
  });
  expect(noted.statusCode).toBe(200);
  expect((await placeOrder(call, cartId, third.quoteIdentifier, 'key-3')).statusCode).toBe(409);
  const fourth = await quote(call, cartId);
  expect(fourth).toMatchObject({
    cartVersion: third.cartVersion + 1,
    recipients: [{ name: 'Ada Lovelace', address: 'ada@recipient.example' }],
    metadata: { notes: 'Spring campaign', purchaseOrderNumber: 'PO-7' },
    earlierUse: null,
  });
  const placed = await placeOrder(call, cartId, fourth.quoteIdentifier, 'key-4');
  expect(placed.statusCode).toBe(201);
  const detail = (
    await call({ method: 'GET', url: `/api/orders/${placed.json<PlacedOrder>().referenceOrderId}` })
  ).json<OrderDetail>();
  expect(detail).toMatchObject({ notes: 'Spring campaign', purchaseOrderNumber: 'PO-7' });
});

it('keeps the quoted rate when the table moves on', async () => {
  const { call, account } = await signInToShop();
  const cartId = await openCart(call, account.identifier, [
    buildLineBody({ utid: 'UEUR', amount: '19.99' }),
    buildLineBody({ utid: 'UJPY', amount: '3000' }),
  ]);
  const { quoteIdentifier, summary, rates } = await quote(call, cartId);
  // 19.99 EUR x 1.08537 = 21.70, fee 2.5 % = 0.54; 3,000 JPY x 0.00667 = 20.01
  expect(summary.fullOrderQuote).toMatchObject({ originalAmount: 41.71, feeTotal: 0.54, orderTotal: 42.25 });
  expect(rates.map(({ from, rate }) => [from, rate])).toEqual([
    ['EUR', '1.08537'],
    ['JPY', '0.00667'],
  ]);
  await testApp.db
    .updateTable('exchange_rates')
    .set({ rate_e8: 120_000_000n })
    .where('from_currency', '=', 'EUR')
    .execute();
  const response = await placeOrder(call, cartId, quoteIdentifier, 'key-1');
  await testApp.db
    .updateTable('exchange_rates')
    .set({ rate_e8: 108_537_000n })
    .where('from_currency', '=', 'EUR')
    .execute();
  expect(response.json<PlacedOrder>().amountCharged).toBe(42.25);
  const { charged } = await testApp.db
    .selectFrom('order_lines')
    .select((eb) => eb.fn.sum<string>('charge_minor').as('charged'))
    .where('order_id', '=', BigInt(response.json<PlacedOrder>().orderId))
    .executeTakeFirstOrThrow();
  expect(BigInt(charged)).toBe(4_225n);
});

it('charges a yen account in whole yen', async () => {
  const { call, account } = await signInToShop(100_000n, 'JPY');
  const cartId = await openCart(call, account.identifier, [
    buildLineBody({ amount: '10.01' }),
    buildLineBody({ utid: 'UJPY', amount: '3000' }),
  ]);
  const { quoteIdentifier, summary } = await quote(call, cartId);
  expect(summary.fullOrderQuote).toMatchObject({ orderTotal: 4_501, currencyCode: 'JPY' });
  expect((await placeOrder(call, cartId, quoteIdentifier, 'key-1')).json<PlacedOrder>().amountCharged).toBe(4_501);
});

/** Lines of two currencies, items and amounts. */
const variedLines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildLineBody({
      utid: index % 3 === 0 ? 'UEUR' : 'UVARIABLE',
      amount: String(5 + (index % 20)),
      externalReferenceId: `line-${index}`,
      recipient: { firstName: `Person ${index}`, lastName: 'Okafor', email: `person${index}@recipient.example` },
    }),
  );

const linesOf = async ({ orderId }: PlacedOrder) => {
  const lines = await testApp.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', BigInt(orderId))
    .orderBy('line_number')
    .execute();
  return lines.map(({ id: _id, order_id: _order, platform_id: _platform, ...line }) => line);
};

/** Runs the job that writes the lines of an order. */
const write = ({ orderId }: PlacedOrder, platform: { readonly id: bigint }, linesAtOnce = LINES_AT_ONCE) =>
  writeOrderLines(
    { db: testApp.database.db, clock: testApp.clock, enqueue: testApp.jobs.enqueue, linesAtOnce },
    { platformId: platform.id, id: BigInt(orderId) },
  );

const read = async (call: Call, { referenceOrderId }: PlacedOrder): Promise<OrderDetail> =>
  (await call({ method: 'GET', url: `/api/orders/${referenceOrderId}` })).json();

it('places a large order at once, and writes its lines in parts as it would at once', async () => {
  const { call, account, platform } = await signInToShop(100_000_000n);
  const placeVaried = () => order(call, account.identifier, variedLines(100));
  const placed = await placeVaried();
  expect(placed).toMatchObject({ status: 'QUEUED', amountCharged: 1_505.47 });
  expect(await linesOf(placed)).toEqual([]);
  expect(await read(call, placed)).toMatchObject({ state: 'QUEUED', totalLineItems: 100, lineCounts: { written: 0 } });
  // Prices are those of the quote, whatever becomes of the catalogue.
  await testApp.db.updateTable('catalog_items').set({ fee_millionths: 50_000n }).where('utid', '=', 'UEUR').execute();
  expect(await write(placed, platform)).toEqual({ done: true });
  await testApp.db.updateTable('catalog_items').set({ fee_millionths: 25_000n }).where('utid', '=', 'UEUR').execute();
  expect(await read(call, placed)).toMatchObject({ state: 'PENDING', amountPaid: 1_505.47 });
  expect(await write(placed, platform)).toEqual({ done: true });
  const atOnce = await placeVaried();
  expect(await write(atOnce, platform, 1_000)).toEqual({ done: true });
  const lines = await linesOf(placed);
  expect(lines.map(({ line_number }) => line_number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(lines).toEqual(await linesOf(atOnce));
  const query = { scope: 'all', searchBy: 'toName', q: 'person 99' };
  const found = (await call({ method: 'GET', url: '/api/orders', query })).json<OrderPage>();
  expect(found.content.map(({ orderId }) => orderId)).toEqual([atOnce.orderId, placed.orderId]);
});

it('goes on where the writing was cut off, and writes no line twice', async () => {
  const { call, account, platform } = await signInToShop(100_000_000n);
  const placed = await order(call, account.identifier, variedLines(100));
  expect(await cutOff('order-slice-written:2', () => write(placed, platform))).toMatchObject({ retry: 'killed' });
  expect(await linesOf(placed)).toHaveLength(LINES_AT_ONCE);
  const page = await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}/lines` });
  expect(page.json<OrderLinePage>().totalElements).toBe(LINES_AT_ONCE);
  await Promise.all([write(placed, platform), write(placed, platform)]);
  expect(await linesOf(placed)).toHaveLength(100);
  expect(await read(call, placed)).toMatchObject({ state: 'PENDING' });
});

/** The money of an order by the kind of account where it is. */
const moneyOf = async ({ orderId }: PlacedOrder) => {
  const rows = await testApp.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'journal_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_account_id')
    .select((eb) => ['kind', eb.fn.sum<string>('amount_minor').as('sum')])
    .where('order_id', '=', BigInt(orderId))
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
};

it('gives an order up that cannot be written to its end, with the money of the lines that it never got', async () => {
  const { call, account, platform } = await signInToShop(100_000_000n);
  const placed = await order(call, account.identifier, variedLines(100));
  const orderKey = { platformId: platform.id, id: BigInt(placed.orderId) };
  await cutOff('order-slice-written:3', () => write(placed, platform));
  expect(await balanceOf(testApp.db, account)).toBe(100_000_000n - 150_547n);
  const givingUp = { db: testApp.database.db, clock: testApp.clock };
  await expect(cutOff('order-lines-failed', () => giveUpOrder(givingUp, orderKey))).rejects.toThrow('killed');
  expect(await write(placed, platform)).toEqual({ done: true });
  await giveUpOrder(givingUp, orderKey);
  expect(await balanceOf(testApp.db, account)).toBe(100_000_000n);
  expect(await moneyOf(placed)).toEqual({ WALLET: 0, ORDER_HOLD: 0 });
  const detail = await read(call, placed);
  expect(detail).toMatchObject({ status: 'FAILED', state: 'FAILED', amountRefunded: 1_505.47, amountDelivered: 0 });
  expect(detail.lineCounts).toMatchObject({ total: 100, written: 60, issued: 0, failed: 100 });
  const again = await call({ method: 'POST', url: `/api/orders/${placed.referenceOrderId}/cart`, payload: {} });
  expect(again.json<ShoppingCart>()).toMatchObject({ lineItemCount: 100 });
  expect((await linesOf(placed)).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 'FAILED'));
});

it('issues nothing of an order whose lines do not cost what was charged', async () => {
  const { call, account, platform } = await signInToShop(100_000_000n);
  const placed = await order(call, account.identifier, variedLines(40));
  const orderId = BigInt(placed.orderId);
  const writing = testApp.db.updateTable('order_writings').where('order_id', '=', orderId);
  const rates = [
    { from: 'EUR', rateE8: '108637000' },
    { from: 'USD', rateE8: '100000000' },
  ];
  await writing.set({ pricing: sql`pricing || ${JSON.stringify({ rates })}::jsonb` }).execute();
  expect(await write(placed, platform)).toHaveProperty('dead');
  expect(await read(call, placed)).toMatchObject({ state: 'QUEUED' });
  await giveUpOrder({ db: testApp.database.db, clock: testApp.clock }, { platformId: platform.id, id: orderId });
  expect(await balanceOf(testApp.db, account)).toBe(100_000_000n);
  expect(await moneyOf(placed)).toEqual({ WALLET: 0, ORDER_HOLD: 0 });
});
