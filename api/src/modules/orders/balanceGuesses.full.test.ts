import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { placeOrder } from '../../testing/cartCalls.ts';
import { buildCatalogue } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import {
  openUndisclosedShop,
  quoteOf,
  shortOrders,
  summaryOf,
  UNDISCLOSED_MINOR,
} from '../../testing/undisclosedBalance.ts';

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

it('tells who does not see the balance for a few totals a day whether it covers them', async () => {
  const { call, account } = await openUndisclosedShop(testApp);
  let [low, high] = [0, 200_000];
  for (let step = 0; step < TOLD + 20; step += 1) {
    const total = Math.floor((low + high) / 2);
    const { summary } = await quoteOf(call, account.identifier, (total / 100).toFixed(2));
    expect(summary).toMatchObject({ shortfall: null, balanceAfter: null });
    if (summary.hasInsufficientFunds) high = total;
    else low = total;
  }
  expect([low, high]).not.toContain(Number(UNDISCLOSED_MINOR));
  const above = await quoteOf(call, account.identifier, '1999.99');
  expect(above.summary.hasInsufficientFunds).toBe(false);
  expect(await summaryOf(call, above.cartId)).toMatchObject({ hasInsufficientFunds: false, shortfall: null });
});

it('counts questions that are asked at once', async () => {
  const { call, account } = await openUndisclosedShop(testApp);
  const quotes = await Promise.all(
    Array.from({ length: TOLD + 10 }, (_, index) => quoteOf(call, account.identifier, `${500 + index}.00`)),
  );
  expect(quotes.filter(({ summary }) => summary.hasInsufficientFunds)).toHaveLength(TOLD);
});

it('counts orders that are placed at once', async () => {
  const placings = await shortOrders(await openUndisclosedShop(testApp), TOLD + 10);
  const statuses = (await Promise.all(placings.map((one) => one()))).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(TOLD);
});

it('does not count orders that are placed, refused for other reasons or repeated', async () => {
  const { call, account } = await openUndisclosedShop(testApp);
  for (let index = 0; index <= TOLD; index += 1) {
    const { cartId, quoteIdentifier } = await quoteOf(call, account.identifier, '1');
    const stale = await placeOrder(call, cartId, '00000000-0000-4000-8000-000000000000', `stale-${index}`);
    expect(stale.statusCode).toBe(409);
    const response = await placeOrder(call, cartId, quoteIdentifier, `small-${index}`);
    expect(response.statusCode).toBe(201);
  }
});
