import type { ErrorBody } from '@portal/shared/contract/common';
import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import { buildUser } from '../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

const TOLD = SERVER_SETTINGS.funds.questionsPerDay;
const BALANCE = 12_345n;

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

/** A user who places orders and does not see balances, and the account of 123.45 USD. */
async function openShop() {
  const { platform, account } = await buildShop(testApp.db, { balanceMinor: BALANCE });
  const user = await buildUser(testApp.db, {
    platform_id: platform.id,
    accountIds: [account.id],
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'],
  });
  return { platform, account, user, email: user.email, call: await testApp.signIn(user.email) };
}

/** A cart of one line of so many major units, quoted. */
async function quoteOf(call: Call, account: string, amount: string): Promise<Quote & { cartId: string }> {
  const cartId = await openCart(call, account, [buildLineBody({ amount })]);
  return { cartId, ...(await quote(call, cartId)) };
}

const summaryOf = async (call: Call, cartId: string) =>
  (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/summary` })).json<Quote['summary']>();
const ask = (call: Call, account: string, total: string) =>
  call({ method: 'GET', url: `/api/accounts/${account}/sufficientFunds?orderTotal=${total}` });

it('tells who does not see the balance for a few totals a day whether it covers them', async () => {
  const { call, account } = await openShop();
  let [low, high] = [0, 200_000];
  for (let step = 0; step < TOLD + 20; step += 1) {
    const total = Math.floor((low + high) / 2);
    const { summary } = await quoteOf(call, account.identifier, (total / 100).toFixed(2));
    expect(summary).toMatchObject({ shortfall: null, balanceAfter: null });
    if (summary.hasInsufficientFunds) high = total;
    else low = total;
  }
  expect([low, high]).not.toContain(Number(BALANCE));
  const above = await quoteOf(call, account.identifier, '1999.99');
  expect(above.summary.hasInsufficientFunds).toBe(false);
  expect(await summaryOf(call, above.cartId)).toMatchObject({ hasInsufficientFunds: false, shortfall: null });
});

it('tells the same total as often as it is asked for, and begins anew the next day', async () => {
  const { call, account, email } = await openShop();
  const amounts = Array.from({ length: TOLD + 1 }, (_, index) => `${500 + index}.00`);
  for (const round of ['first', 'second']) {
    const responses = [];
    for (const amount of amounts)
      responses.push((await quoteOf(call, account.identifier, amount)).summary.hasInsufficientFunds);
    expect({ round, told: responses.filter(Boolean).length, last: responses.at(-1) }).toEqual({
      round,
      told: TOLD,
      last: false,
    });
  }
  testApp.clock.advance(SERVER_SETTINGS.funds.windowMs);
  const later = await testApp.signIn(email);
  expect((await quoteOf(later, account.identifier, '900')).summary.hasInsufficientFunds).toBe(true);
});

it('counts questions that are asked at once', async () => {
  const { call, account } = await openShop();
  const quotes = await Promise.all(
    Array.from({ length: TOLD + 10 }, (_, index) => quoteOf(call, account.identifier, `${500 + index}.00`)),
  );
  expect(quotes.filter(({ summary }) => summary.hasInsufficientFunds)).toHaveLength(TOLD);
});

it('answers about no total but that of an own cart at its price', async () => {
  const { call, account, platform } = await openShop();
  const colleague = await buildUser(testApp.db, {
    platform_id: platform.id,
    accountIds: [account.id],
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'],
  });
  await quoteOf(await testApp.signIn(colleague.email), account.identifier, '77');
  for (const total of ['123.45', '77', '0', '77.00'])
    expect((await ask(call, account.identifier, total)).statusCode).toBe(403);
  expect((await ask(call, account.identifier, 'lots')).statusCode).toBe(400);
  const { cartId } = await quoteOf(call, account.identifier, '77');
  expect((await ask(call, account.identifier, '77')).json()).toBe(true);
  await quoteOf(call, account.identifier, '150');
  expect((await ask(call, account.identifier, '150.00')).json()).toBe(false);
  const lineItems = [buildLineBody({ amount: '78' })];
  await call({ method: 'PUT', url: `/api/shopping-carts/${cartId}/line-items`, payload: { lineItems } });
  for (const total of ['77', '78']) expect((await ask(call, account.identifier, total)).statusCode).toBe(403);
  expect(await summaryOf(call, cartId)).toMatchObject({ hasInsufficientFunds: false });
  testApp.clock.advance(SETTINGS.quote.validMs);
  expect((await ask(call, account.identifier, '150')).statusCode).toBe(403);
});

it('answers 429 about more totals than a day has questions', async () => {
  const { call, account } = await openShop();
  for (let index = 0; index < TOLD; index += 1) await quoteOf(call, account.identifier, `${500 + index}`);
  await quoteOf(call, account.identifier, '50');
  const response = await ask(call, account.identifier, '50');
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

async function shortOrders({ call, account }: Awaited<ReturnType<typeof openShop>>, count: number) {
  const orders = [];
  for (let index = 0; index < count; index += 1) {
    const { cartId, quoteIdentifier } = await quoteOf(call, account.identifier, `${500 + index}`);
    orders.push(() => placeOrder(call, cartId, quoteIdentifier, `short-${cartId}`));
  }
  return orders;
}

it('takes no more orders for a day after too many that the balance did not cover', async () => {
  const shop = await openShop();
  const { call, account, email } = shop;
  for (const placeShort of await shortOrders(shop, TOLD)) {
    const response = await placeShort();
    expect(response.statusCode).toBe(422);
    expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.funds.insufficientUndisclosed' });
    expect(response.json<ErrorBody>()).not.toHaveProperty('values.shortfall');
  }
  for (const amount of ['600', '50']) {
    const { cartId, quoteIdentifier } = await quoteOf(call, account.identifier, amount);
    const response = await placeOrder(call, cartId, quoteIdentifier, `paused-${amount}`);
    expect([response.statusCode, response.json<ErrorBody>().i18nKey]).toEqual([429, 'error.funds.paused']);
  }
  testApp.clock.advance(SERVER_SETTINGS.funds.windowMs);
  const later = await testApp.signIn(email);
  const { cartId, quoteIdentifier } = await quoteOf(later, account.identifier, '50');
  expect((await placeOrder(later, cartId, quoteIdentifier, 'next-day')).statusCode).toBe(201);
});

it('counts orders that are placed at once', async () => {
  const placings = await shortOrders(await openShop(), TOLD + 10);
  const statuses = (await Promise.all(placings.map((one) => one()))).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(TOLD);
});

it('does not count orders that are placed, refused for other reasons or repeated', async () => {
  const { call, account } = await openShop();
  for (let index = 0; index <= TOLD; index += 1) {
    const { cartId, quoteIdentifier } = await quoteOf(call, account.identifier, '1');
    const stale = await placeOrder(call, cartId, '00000000-0000-4000-8000-000000000000', `stale-${index}`);
    expect(stale.statusCode).toBe(409);
    const response = await placeOrder(call, cartId, quoteIdentifier, `small-${index}`);
    expect(response.statusCode).toBe(201);
  }
});
