import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { CartLines } from '@portal/shared/contract/shoppingCarts';
import type { InjectOptions } from 'fastify';
import { buildUser } from '../../testing/builders.ts';
import { openCart, order, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, buildTemplate, BUYER } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let ours: Call;
const theirs = { account: '', cart: '', quote: '', line: '', order: '', etid: 'E000777', alert: '' };
const nobodys = {
  account: 'A999999',
  cart: '00000000-0000-4000-8000-000000000000',
  quote: '00000000-0000-4000-8000-000000000000',
  line: '00000000-0000-4000-8000-000000000000',
  order: 'RG260302-999999-99',
  etid: 'E999999',
  alert: '00000000-0000-4000-8000-000000000000',
};

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  const authorities = [...BUYER, 'ACCOUNT_MANAGE'] as const;
  const foreign = await buildShop(testApp.db, { authorities });
  const call = await testApp.signIn(foreign.buyer.email);
  theirs.account = foreign.account.identifier;
  theirs.order = (await order(call, foreign.account.identifier, [buildLineBody()])).referenceOrderId;
  theirs.cart = await openCart(call, foreign.account.identifier, [buildLineBody()]);
  theirs.quote = (await quote(call, theirs.cart)).quoteIdentifier;
  const page = await call({ method: 'GET', url: `/api/shopping-carts/${theirs.cart}/line-items` });
  theirs.line = page.json<CartLines>()[0]?.identifier ?? '';
  await buildTemplate(testApp.db, { etid: theirs.etid, platform_id: foreign.platform.id });
  const alert = await call({
    method: 'POST',
    url: '/api/balanceAlerts',
    payload: {
      displayName: 'Theirs',
      accountIdentifiers: [theirs.account],
      threshold: '1',
      recipientEmails: ['finance@theirs.example'],
    },
  });
  theirs.alert = alert.json<BalanceAlert>().identifier;
  ours = await testApp.signIn((await buildShop(testApp.db, { authorities })).buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

type Ids = typeof theirs;

it.each<[string, (ids: Ids) => InjectOptions]>([
  ['read a cart', ({ cart }) => ({ method: 'GET', url: `/api/shopping-carts/${cart}` })],
  ['read a cart summary', ({ cart }) => ({ method: 'GET', url: `/api/shopping-carts/${cart}/summary` })],
  ['read cart lines', ({ cart }) => ({ method: 'GET', url: `/api/shopping-carts/${cart}/line-items` })],
  ['change a cart', ({ cart }) => ({ method: 'PATCH', url: `/api/shopping-carts/${cart}`, payload: {} })],
  ['delete a cart', ({ cart }) => ({ method: 'DELETE', url: `/api/shopping-carts/${cart}` })],
  ['quote a cart', ({ cart }) => ({ method: 'POST', url: `/api/shopping-carts/${cart}/quotes` })],
  [
    'fill a cart',
    ({ cart }) => ({
      method: 'PUT',
      url: `/api/shopping-carts/${cart}/line-items`,
      payload: { lineItems: [buildLineBody()] },
    }),
  ],
  [
    'change the mails of a cart',
    ({ cart }) => ({
      method: 'PATCH',
      url: `/api/shopping-carts/${cart}/line-items`,
      payload: { deliveryTemplate: buildLineBody().deliveryTemplate },
    }),
  ],
  [
    'add to a cart',
    ({ cart }) => ({
      method: 'POST',
      url: `/api/shopping-carts/${cart}/line-items/bulk`,
      payload: [buildLineBody()],
    }),
  ],
  [
    'change a line',
    ({ cart, line }) => ({
      method: 'PATCH',
      url: `/api/shopping-carts/${cart}/line-items/by-identifier/${line}`,
      payload: buildLineBody(),
    }),
  ],
  [
    'delete a line',
    ({ cart, line }) => ({ method: 'DELETE', url: `/api/shopping-carts/${cart}/line-items/by-identifier/${line}` }),
  ],
  [
    'delete lines of a kind',
    ({ cart }) => ({ method: 'DELETE', url: `/api/shopping-carts/${cart}/line-items/fulfillment-type/DIGITAL` }),
  ],
  [
    'open a cart',
    ({ account }) => ({
      method: 'POST',
      url: '/api/shopping-carts',
      payload: { accountIdentifier: account, orderSource: 'PORTAL' },
    }),
  ],
  [
    'place an order',
    (ids) => ({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': `key-${ids.cart}` },
      payload: { cartId: ids.cart, quoteIdentifier: ids.quote },
    }),
  ],
  ['list orders', ({ account }) => ({ method: 'GET', url: '/api/orders', query: { accountIdentifier: account } })],
  [
    'export orders',
    ({ account }) => ({ method: 'GET', url: '/api/orders/export', query: { accountIdentifier: account } }),
  ],
  ['read an order', ({ order: reference }) => ({ method: 'GET', url: `/api/orders/${reference}` })],
  ['read order lines', ({ order: reference }) => ({ method: 'GET', url: `/api/orders/${reference}/lines` })],
  ['read an order line', ({ order: reference }) => ({ method: 'GET', url: `/api/orders/${reference}/lines/1` })],
  ['list templates', ({ account }) => ({ method: 'GET', url: `/api/email-templates/account/${account}` })],
  ['list etids', ({ account }) => ({ method: 'GET', url: `/api/email-templates/account/${account}/etids` })],
  ['read a template', ({ etid }) => ({ method: 'GET', url: `/api/email-templates/template/${etid}` })],
  ['read an alert', ({ alert }) => ({ method: 'GET', url: `/api/balanceAlerts/${alert}` })],
  ['delete an alert', ({ alert }) => ({ method: 'DELETE', url: `/api/balanceAlerts/${alert}` })],
  ['list movements', ({ account }) => ({ method: 'GET', url: '/api/funding', query: { accountIdentifier: account } })],
])('answers 404 to who would %s of another tenant, as for one that does not exist', async (_what, request) => {
  const foreign = await ours(request(theirs));
  const unknown = await ours(request(nobodys));
  expect(foreign.statusCode).toBe(404);
  expect({ ...foreign.json<ErrorBody>(), requestId: '' }).toEqual({ ...unknown.json<ErrorBody>(), requestId: '' });
});

it('keeps every line on the platform of its order, whoever writes it', async () => {
  const { platform } = await buildShop(testApp.db);
  const lines = testApp.db.updateTable('order_lines').set({ platform_id: platform.id });
  await expect(lines.execute()).rejects.toMatchObject({ code: '23503' });
});

it.each([
  ['an unknown word', 'not-a-uuid'],
  ['an empty identifier', '%20'],
])('answers 404 to %s as a cart', async (_what, cart) => {
  expect((await ours({ method: 'GET', url: `/api/shopping-carts/${cart}` })).statusCode).toBe(404);
});

it("answers 404 for a colleague's cart", async () => {
  const shop = await buildShop(testApp.db);
  const cart = await openCart(await testApp.signIn(shop.buyer.email), shop.account.identifier, [buildLineBody()]);
  const colleague = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: BUYER,
  });
  expect(
    (await (await testApp.signIn(colleague.email))({ method: 'GET', url: `/api/shopping-carts/${cart}` })).statusCode,
  ).toBe(404);
});

it.each<[InjectOptions['method'], string]>([
  ['GET', '/api/catalog'],
  ['POST', '/api/orders'],
  ['GET', '/api/orders'],
  ['GET', '/api/orders/export'],
  ['GET', '/api/funding'],
  ['GET', '/api/shopping-carts/active'],
  ['GET', '/api/email-templates/template/E000000'],
])('answers 403 to %s %s without the right, 401 without a session', async (method, url) => {
  const shop = await buildShop(testApp.db);
  const user = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: ['IS_LOGGED_IN'],
  });
  const call = await testApp.signIn(user.email);
  expect((await call({ method: method ?? 'GET', url })).statusCode).toBe(403);
  expect((await testApp.app.inject({ method: method ?? 'GET', url })).statusCode).toBe(401);
});
