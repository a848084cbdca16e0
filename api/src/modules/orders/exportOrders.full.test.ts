import type { ErrorBody } from '@portal/shared/contract/common';
import { SETTINGS } from '@portal/shared/domain/settings';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { copyOrder } from '../../testing/copyOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

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

it('is written at the limit and refused above it', async () => {
  const big = await buildShop(testApp.db);
  const caller = await testApp.signIn(big.buyer.email);
  const placed = await order(caller, big.account.identifier, [buildLineBody()]);
  const download = (query: Readonly<Record<string, string>> = {}) =>
    caller({ method: 'GET', url: '/api/orders/export', query });
  await copyOrder(testApp.db, placed, 'LIMIT-', SETTINGS.exports.maxRows - 1, false);
  expect((await download()).statusCode).toBe(200);
  await copyOrder(testApp.db, placed, 'OVER-', 1, false);
  const response = await download();
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.export.tooLarge', values: { max: '10000' } });
  expect(response.headers['content-disposition']).toBeUndefined();
  expect((await download({ state: 'FAILED' })).statusCode).toBe(200);
});
