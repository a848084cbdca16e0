import type { ErrorBody } from '@portal/shared/contract/common';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import { buildUser } from '../../testing/builders.ts';
import { placeOrder } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { openUndisclosedShop, quoteOf, shortOrders, summaryOf } from '../../testing/undisclosedBalance.ts';

const TOLD = SERVER_SETTINGS.funds.questionsPerDay;

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

const ask = (call: Call, account: string, total: string) =>
  call({ method: 'GET', url: `/api/accounts/${account}/sufficientFunds?orderTotal=${total}` });

it('tells the same total as often as it is asked for, and begins anew the next day', async () => {
  const { call, account, email } = await openUndisclosedShop(testApp);
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

it('answers about no total but that of an own cart at its price', async () => {
  const { call, account, platform } = await openUndisclosedShop(testApp);
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
  const { call, account } = await openUndisclosedShop(testApp);
  for (let index = 0; index < TOLD; index += 1) await quoteOf(call, account.identifier, `${500 + index}`);
  await quoteOf(call, account.identifier, '50');
  const response = await ask(call, account.identifier, '50');
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

it('takes no more orders for a day after too many that the balance did not cover', async () => {
  const shop = await openUndisclosedShop(testApp);
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
