import type { ErrorBody } from '@portal/shared/contract/common';
import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { CartLineBody, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { balanceOf, buildAccount, buildUser } from '../../testing/builders.ts';
import { placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

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

interface Shop {
  readonly call: Call;
  readonly account: { readonly id: bigint; readonly platform_id: bigint; readonly identifier: string };
}

async function openShop(balanceMinor?: bigint) {
  const shop = await buildShop(testApp.db, balanceMinor === undefined ? {} : { balanceMinor });
  return { ...shop, call: await testApp.signIn(shop.buyer.email) };
}

async function colleagueOf(
  { platform }: { readonly platform: { readonly id: bigint } },
  authorities: readonly Authority[],
) {
  const user = await buildUser(testApp.db, { platform_id: platform.id, organization_access: true, authorities });
  return testApp.signIn(user.email);
}

/** A cart that bears a reference, opened and filled. */
async function cartOf({ call, account }: Shop, externalReferenceId: string, lineItems: readonly CartLineBody[]) {
  const payload = { accountIdentifier: account.identifier, orderSource: 'PORTAL', externalReferenceId };
  const { cartId } = (await call({ method: 'POST', url: '/api/shopping-carts', payload })).json<ShoppingCart>();
  await call({ method: 'PUT', url: `/api/shopping-carts/${cartId}/line-items`, payload: { lineItems } });
  return cartId;
}

let keys = 0;
async function orderOf(shop: Shop, reference: string, lineItems: readonly CartLineBody[] = [buildLineBody()]) {
  const cartId = await cartOf(shop, reference, lineItems);
  const { quoteIdentifier } = await quote(shop.call, cartId);
  const response = await placeOrder(shop.call, cartId, quoteIdentifier, `reference-${(keys += 1)}`);
  return {
    cartId,
    response,
    status: response.statusCode,
    isReplay: response.headers['idempotency-replayed'] === 'true',
  };
}

const countOrders = async (accountId: bigint): Promise<number> =>
  (await testApp.db.selectFrom('orders').select('id').where('account_id', '=', accountId).execute()).length;

it('answers the same content with its order, also when the balance is spent, and closes the cart', async () => {
  const shop = await openShop(2_500n);
  const first = await orderOf(shop, 'Campaign-7');
  expect([first.status, first.isReplay]).toEqual([201, false]);
  const again = await orderOf(shop, 'Campaign-7');
  expect([again.status, again.isReplay]).toEqual([201, true]);
  expect(again.response.json()).toEqual(first.response.json());
  expect(await balanceOf(testApp.db, shop.account)).toBe(0n);
  expect(await countOrders(shop.account.id)).toBe(1);
  const cart = await shop.call({ method: 'GET', url: `/api/shopping-carts/${again.cartId}` });
  expect(cart.json()).toMatchObject({
    status: 'PLACED',
    orderReferenceId: first.response.json<PlacedOrder>().referenceOrderId,
  });
});

it('knows an order for ever: without a price, with the reward gone and the key forgotten', async () => {
  const shop = await openShop();
  const line = buildLineBody({ utid: 'UWHOLE', amount: '20' });
  const first = await orderOf(shop, 'For-ever', [line]);
  const cartId = await cartOf(shop, 'For-ever', [line]);
  const stock = (status: string) =>
    testApp.db.updateTable('catalog_items').set({ availability_status: status }).where('utid', '=', 'UWHOLE').execute();
  await stock('OUT_OF_STOCK');
  testApp.clock.advance(10 * 60_000);
  const again = await placeOrder(shop.call, cartId, '00000000-0000-4000-8000-000000000000', 'for-ever');
  await stock('IN_STOCK');
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(again.json()).toEqual(first.response.json());
});

it.each<[string, readonly CartLineBody[]]>([
  ['another amount', [buildLineBody({ amount: '26' })]],
  ['another reward', [buildLineBody({ utid: 'UWHOLE' })]],
  ['another person', [buildLineBody({ recipient: { ...buildLineBody().recipient, email: 'eve@recipient.example' } })]],
  ['another name', [buildLineBody({ recipient: { ...buildLineBody().recipient, firstName: 'Eve' } })]],
  ['another message', [buildLineBody({ deliveryTemplate: { etid: 'E000000', senderName: 'Grace', message: 'Bye' } })]],
  ['a line more', [buildLineBody(), buildLineBody()]],
])('refuses %s under a reference that is taken, names its order and keeps the cart', async (_what, lineItems) => {
  const shop = await openShop();
  const first = await orderOf(shop, 'Taken');
  const other = await orderOf(shop, 'Taken', lineItems);
  expect(other.status).toBe(409);
  expect(other.response.json<ErrorBody>()).toMatchObject({
    i18nKey: 'error.reference.otherContent',
    values: { referenceOrderId: first.response.json<PlacedOrder>().referenceOrderId },
  });
  const cart = await shop.call({ method: 'GET', url: `/api/shopping-carts/${other.cartId}` });
  expect(cart.json()).toMatchObject({ status: 'OPEN', orderReferenceId: null });
  expect(await countOrders(shop.account.id)).toBe(1);
});

it('takes the same lines in another order for the same content, and another purchase order for other content', async () => {
  const shop = await openShop();
  const lines = [buildLineBody(), buildLineBody({ amount: '30' })];
  await orderOf(shop, 'Sorted', lines);
  expect(await orderOf(shop, 'Sorted', lines.toReversed())).toMatchObject({ status: 201, isReplay: true });
  const cartId = await cartOf(shop, 'Sorted', lines);
  const payload = { metadata: { purchaseOrderNumber: 'PO-9' } };
  await shop.call({ method: 'PATCH', url: `/api/shopping-carts/${cartId}`, payload });
  expect((await placeOrder(shop.call, cartId, '00000000-0000-4000-8000-000000000000', 'po-9')).statusCode).toBe(409);
});

it('is one a account: free on every other account', async () => {
  const shop = await openShop();
  const { platform, customer } = shop;
  const account = await buildAccount(testApp.db, {
    platform_id: platform.id,
    customer_id: customer.id,
    balanceMinor: 10_000n,
  });
  const first = await orderOf(shop, 'Shared');
  const other = await orderOf({ call: shop.call, account }, 'Shared');
  expect([other.status, other.isReplay]).toEqual([201, false]);
  expect(other.response.json<PlacedOrder>().orderId).not.toBe(first.response.json<PlacedOrder>().orderId);
  expect((await orderOf(await openShop(), 'Shared')).isReplay).toBe(false);
});

it('answers whoever may see the order, and tells nobody else about it', async () => {
  const shop = await openShop();
  const first = await orderOf(shop, 'Seen');
  const reader = await colleagueOf(shop, ['PLACE_ORDER_ACCESS', 'ORDER_HISTORY_ACCESS']);
  const context = await orderOf({ ...shop, call: reader }, 'Seen');
  expect([context.status, context.isReplay]).toEqual([201, true]);
  expect(context.response.json()).toEqual(first.response.json());
  const stranger = await colleagueOf(shop, ['PLACE_ORDER_ACCESS']);
  const bodies = [];
  for (const amount of ['25.00', '26.00']) {
    const hidden = await orderOf({ ...shop, call: stranger }, 'Seen', [buildLineBody({ amount })]);
    expect(hidden.status).toBe(409);
    bodies.push({ ...hidden.response.json<ErrorBody>(), requestId: '' });
  }
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]).toMatchObject({ i18nKey: 'error.reference.duplicate' });
  expect(JSON.stringify(bodies)).not.toContain(first.response.json<PlacedOrder>().referenceOrderId);
});

it('makes one order of ten carts that are placed at once', async () => {
  const shop = await openShop(10_000n);
  const carts = await Promise.all(Array.from({ length: 10 }, () => cartOf(shop, 'At once', [buildLineBody()])));
  const quotes = await Promise.all(carts.map((cartId) => quote(shop.call, cartId)));
  const responses = await Promise.all(
    carts.map((cartId, index) => placeOrder(shop.call, cartId, quotes[index]?.quoteIdentifier ?? '', `once-${index}`)),
  );
  expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
  expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
  expect(await countOrders(shop.account.id)).toBe(1);
  const open = await testApp.db
    .selectFrom('shopping_carts')
    .select('id')
    .where('account_id', '=', shop.account.id)
    .where('status', '=', 'OPEN')
    .execute();
  expect(open).toEqual([]);
});

it('takes blanks around a reference and other compositions of its letters for the same one, and case for another', async () => {
  const shop = await openShop();
  await orderOf(shop, 'José 7');
  for (const same of [' José 7 ', 'Jose\u0301 7', '\tJosé 7\n', 'Jo\u200bsé 7\u200b'])
    expect((await orderOf(shop, same)).isReplay).toBe(true);
  for (const other of ['josé 7', 'José7']) expect((await orderOf(shop, other)).isReplay).toBe(false);
});

it('takes a blank reference for none, and refuses one that is too long', async () => {
  const shop = await openShop();
  for (const blank of ['', '   ', ''])
    expect(await orderOf(shop, blank)).toMatchObject({ status: 201, isReplay: false });
  expect(await countOrders(shop.account.id)).toBe(3);
  const payload = { accountIdentifier: shop.account.identifier, externalReferenceId: 'x'.repeat(256) };
  const long = await shop.call({ method: 'POST', url: '/api/shopping-carts', payload });
  expect(long.statusCode).toBe(400);
  expect(long.json<ErrorBody>().fields).toEqual([
    { field: 'externalReferenceId', i18nKey: 'error.text.tooLong', values: { max: '100' } },
  ]);
});

it('gives nobody an order of an account that is no longer theirs', async () => {
  const shop = await openShop();
  const user = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    accountIds: [shop.account.id],
    authorities: BUYER,
  });
  const call = await testApp.signIn(user.email);
  await orderOf({ ...shop, call }, 'Lost');
  const cartId = await cartOf({ ...shop, call }, 'Lost', [buildLineBody()]);
  await testApp.db.deleteFrom('user_access').where('user_id', '=', user.id).execute();
  expect((await placeOrder(call, cartId, '00000000-0000-4000-8000-000000000000', 'lost')).statusCode).toBe(404);
});
