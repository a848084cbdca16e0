import type { AllowlistRecipients } from '@portal/shared/contract/allowlist';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { CartLines } from '@portal/shared/contract/shoppingCarts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildAllowlist, buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await buildCatalogue(testApp.db);
});
afterAll(() => testApp.close());

const LISTED = ['Chiara.Rossi@Example.org', 'greta@bücher-laden.example', 'emi+gifts@example.com'];
const NOT_LISTED = { field: 'lineItems[0].recipient.email', i18nKey: 'error.email.notListed' };

async function openShop(emails: readonly string[] | null) {
  const shop = await buildShop(testApp.db);
  if (emails !== null) await buildAllowlist(testApp.db, shop.platform.id, emails);
  const call = await testApp.signIn(shop.buyer.email);
  const lineTo = (email: string) =>
    buildLineBody({ recipient: { firstName: 'Ada', lastName: null, email, mobileNumber: null } });
  const put = (cartId: string, email: string) =>
    call({
      method: 'PUT',
      url: `/api/shopping-carts/${cartId}/line-items`,
      payload: { lineItems: [lineTo(email)] },
    });
  return { ...shop, call, lineTo, put, cart: () => openCart(call, shop.account.identifier, []) };
}

it('is read where there is one, and a 404 elsewhere', async () => {
  const [listed, open] = [await openShop(LISTED), await openShop(null)];
  const url = '/api/orderWhitelist/recipients';
  const { recipients } = (await listed.call({ method: 'GET', url })).json<AllowlistRecipients>();
  expect(recipients.map(({ email }) => email)).toEqual(LISTED);
  const platform = await listed.call({ method: 'GET', url: '/api/orderWhitelist/platform' });
  expect(platform.json<unknown>()).toEqual({ recipientCount: LISTED.length });
  expect((await listed.call({ method: 'GET', url: '/api/orderWhitelist' })).json<unknown>()).toEqual({ recipients });
  for (const one of [url, '/api/orderWhitelist', '/api/orderWhitelist/platform'])
    expect((await open.call({ method: 'GET', url: one })).statusCode).toBe(404);
  expect((await open.put(await open.cart(), 'anybody@example.com')).statusCode).toBe(200);
});

it.each([
  ['chiara.rossi@EXAMPLE.org', true],
  [' Chiara.Rossi@Example.org ', true],
  ['greta@xn--bcher-laden-thb.example', true],
  ['emi+gifts@example.com', true],
  ['emi@example.com', false],
  ['stranger@example.com', false],
])('%s is taken: %p', async (email, isTaken) => {
  const shop = await openShop(LISTED);
  const response = await shop.put(await shop.cart(), email);
  if (isTaken) expect(response.statusCode).toBe(200);
  else expect([response.statusCode, response.json<ErrorBody>().fields]).toEqual([422, [NOT_LISTED]]);
});

it('a line that was taken before is marked, is no part of an order, and good again with its recipient on the list', async () => {
  const shop = await openShop(null);
  const cartId = await openCart(shop.call, shop.account.identifier, [shop.lineTo('late@example.com')]);
  const { quoteIdentifier } = await quote(shop.call, cartId);
  await buildAllowlist(testApp.db, shop.platform.id, LISTED);
  const lines = await shop.call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` });
  const errors = [{ field: 'recipient.email', i18nKey: 'error.email.notListed' }];
  expect(lines.json<CartLines>()).toMatchObject([{ errors }]);
  const refused = await placeOrder(shop.call, cartId, quoteIdentifier, `order ${cartId}`);
  expect([refused.statusCode, refused.json<ErrorBody>().fields]).toEqual([422, [NOT_LISTED]]);
  await testApp.db
    .insertInto('allowlist_entries')
    .values({
      platform_id: shop.platform.id,
      email_key: 'late@example.com',
      email: 'late@example.com',
      first_name: 'Late',
      last_name: 'Comer',
      created_at: testApp.clock.now(),
    })
    .execute();
  const again = await shop.call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` });
  expect(again.json<CartLines>()).toMatchObject([{ errors: [] }]);
});
