import type { ErrorBody } from '@portal/shared/contract/common';
import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { CartLineBody, OrderSummary, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { buildAccount } from '../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildItem, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  const { db } = testApp;
  const { id: brand_id } = await buildCatalogue(db);
  const other = await db
    .insertInto('brands')
    .values({
      brand_key: 'B2',
      brand_name: 'Corner Coffee',
      description: 'Coffee',
      terms: 'Terms',
      countries: ['US'],
      categories: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bulk = { fulfillment_type: 'BULK_PROVISIONING_SUPPORTED', delivery_methods: ['BULK_PHYSICAL'] };
  await buildItem(db, { brand_id, utid: 'UBULK', min_minor: 500n, max_minor: 50_000n, ...bulk });
  await buildItem(db, { brand_id: other.id, utid: 'UOTHER', ...bulk });
  shop = await buildShop(db, { balanceMinor: 20_000_000n });
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const ADDRESS = {
  companyName: 'Corpus Ltd',
  streetLine1: '12 Sample Street',
  streetLine2: null,
  city: 'San Francisco',
  stateOrProvince: 'CA',
  postalCode: '94105',
  country: 'US',
};

const cards = (quantity: number, amount: string, overrides: Partial<CartLineBody> = {}): CartLineBody => ({
  utid: 'UBULK',
  amount,
  quantity,
  deliveryTemplate: {},
  recipient: {
    firstName: 'Ines',
    lastName: 'Quinn',
    email: 'ines@corpus.example',
    mobileNumber: null,
    address: ADDRESS,
  },
  ...overrides,
});

const create = (accountIdentifier = shop.account.identifier) =>
  call({ method: 'POST', url: '/api/shopping-carts', payload: { accountIdentifier, orderSource: 'BULK_PHYSICAL' } });
const open = async (): Promise<string> => (await create()).json<ShoppingCart>().cartId;
const url = (cartId: string, rest = '/line-items/bulk'): string => `/api/shopping-carts/${cartId}${rest}`;
const add = (cartId: string, lines: readonly CartLineBody[]) =>
  call({ method: 'POST', url: url(cartId), payload: [...lines] });
const refusals = async (response: ReturnType<typeof add>): Promise<unknown> =>
  (await response).json<ErrorBody>().fields;

it('holds 5,000 cards of one brand for one address, worth 137,500.00, and not one more', async () => {
  const cartId = await open();
  const filled = await add(cartId, [cards(4_700, '25'), cards(200, '50'), cards(100, '100')]);
  expect(filled.json<ShoppingCart>()).toMatchObject({
    orderSource: 'BULK_PHYSICAL',
    lineItemCount: 3,
    estimate: { totalAmount: { amount: 137_500 } },
  });
  const { addressCount, recipientAddress, totalBulkShipmentLineItemsQuantity, totalOrderQuantity, summaryByUtid } = (
    await call({ method: 'GET', url: url(cartId, '/summary') })
  ).json<OrderSummary>();
  expect({ addressCount, recipientAddress, totalBulkShipmentLineItemsQuantity, totalOrderQuantity }).toEqual({
    addressCount: 1,
    recipientAddress: ADDRESS,
    totalBulkShipmentLineItemsQuantity: 5_000,
    totalOrderQuantity: 5_000,
  });
  expect(summaryByUtid).toMatchObject([{ utid: 'UBULK', quantity: 5_000, faceValueTotal: 137_500 }]);
  expect(await refusals(add(cartId, [cards(1, '25')]))).toEqual([
    { field: '[0].quantity', i18nKey: 'error.bulk.left', values: { max: '5000', left: '0' } },
  ]);
});

it('is ordered with one fee, and ships as one parcel', async () => {
  const cartId = await open();
  await add(cartId, [cards(3, '25'), cards(2, '50')]);
  await call({ method: 'POST', url: url(cartId, '/update-shipping'), payload: { physicalMethod: 'ups2ndday' } });
  const { quoteIdentifier, summary } = await quote(call, cartId);
  expect(summary.fullOrderQuote).toMatchObject({ shippingAmount: 24.95, orderTotal: 199.95 });
  const placed = (await placeOrder(call, cartId, quoteIdentifier, `order-${cartId}`)).json<PlacedOrder>();
  expect(placed).toMatchObject({ amountCharged: 199.95, referenceOrderId: expect.stringMatching(/^RG/) as string });
  const { db, clock, env, jobs, issuer } = { ...testApp, db: testApp.database.db };
  const order = { platformId: shop.platform.id, id: BigInt(placed.orderId) };
  const deps = { db, clock, enqueueAll: jobs.enqueueAll, provider: issuer.provider, mailHost: 'portal.example' };
  await issueOrder({ ...deps, credentialKey: env.credentialKey }, order);
  const shipments = await testApp.db
    .selectFrom('shipments')
    .select('order_line_id')
    .where('order_id', '=', order.id)
    .execute();
  expect(shipments).toEqual([{ order_line_id: null }]);
  const detail = await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}/lines/1` });
  expect(detail.json()).toMatchObject({
    quantity: 3,
    deliveryMethod: 'BULK_PHYSICAL',
    address: { companyName: 'Corpus Ltd' },
  });
});

it('counts the cards of a line that is changed, and of lines that are replaced, once', async () => {
  const cartId = await open();
  await add(cartId, [cards(4_990, '25', { externalReferenceId: 'first' })]);
  expect((await add(cartId, [cards(4_990, '25', { externalReferenceId: 'first' })])).statusCode).toBe(200);
  const [line] = (await call({ method: 'GET', url: url(cartId, '/line-items') })).json<{ identifier: string }[]>();
  const change = (quantity: number) =>
    call({
      method: 'PATCH',
      url: url(cartId, `/line-items/by-identifier/${line?.identifier ?? ''}`),
      payload: { quantity },
    });
  expect((await change(5_000)).json()).toMatchObject({ quantity: 5_000 });
  await change(4_990);
  await add(cartId, [cards(5, '50')]);
  expect((await change(4_996)).statusCode).toBe(422);
  const lineItems = [cards(2_000, '25'), cards(3_001, '50')];
  const replaced = call({ method: 'PUT', url: url(cartId, '/line-items'), payload: { lineItems } });
  expect(await refusals(replaced)).toEqual([
    { field: 'lineItems[1].quantity', i18nKey: 'error.bulk.left', values: { max: '5000', left: '3000' } },
  ]);
});

it('is alone in its order: of one brand, for one address, and nothing else', async () => {
  const cartId = await open();
  await add(cartId, [cards(10, '25')]);
  const elsewhere = { ...ADDRESS, streetLine1: '14 Sample Street' };
  const refused = await refusals(
    add(cartId, [
      cards(1, '25', { utid: 'UOTHER' }),
      cards(1, '25', { recipient: { ...cards(1, '25').recipient, address: elsewhere } }),
      cards(1, '25', { recipient: { ...cards(1, '25').recipient, address: { ...ADDRESS, city: 'SAN FRANCISCO ' } } }),
    ]),
  );
  expect(refused).toEqual([
    { field: '[0].utid', i18nKey: 'error.bulk.brand', values: { rewardName: 'Reward UOTHER' } },
    { field: '[1].recipient.address.streetLine1', i18nKey: 'error.bulk.address' },
  ]);
  expect(await refusals(add(cartId, [buildLineBody()]))).toEqual([
    { field: '[0].utid', i18nKey: 'error.bulk.only', values: { rewardName: 'Reward UVARIABLE' } },
  ]);
  const ordinary = await openCart(call, shop.account.identifier, []);
  expect(await refusals(add(ordinary, [cards(1, '25')]))).toEqual([
    { field: '[0].utid', i18nKey: 'error.bulk.alone', values: { rewardName: 'Reward UBULK' } },
  ]);
});

it('lets one of two tabs add the last card', async () => {
  const cartId = await open();
  await add(cartId, [cards(4_999, '25')]);
  const answers = await Promise.all([add(cartId, [cards(1, '50')]), add(cartId, [cards(1, '50')])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

it('is refused where the account, or the organisation, orders nothing in bulk', async () => {
  const { platform, customer } = shop;
  const { identifier, id } = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
  await testApp.db.updateTable('accounts').set({ bulk_orders_disabled: true }).where('id', '=', id).execute();
  expect(answerOf(await create(identifier))).toEqual([403, 'error.bulk.disabled']);
  const cartId = await open();
  const treat = (feature_treatments: string) =>
    testApp.db.updateTable('platforms').set({ feature_treatments }).where('id', '=', platform.id).execute();
  await treat(JSON.stringify({ 'bulk-orders': 'off' }));
  expect(answerOf(await create())).toEqual([403, 'error.bulk.disabled']);
  expect(answerOf(await call({ method: 'POST', url: url(cartId, '/quotes') }))).toEqual([403, 'error.bulk.disabled']);
  await treat('{}');
});

function answerOf(response: Awaited<ReturnType<Call>>): unknown {
  return [response.statusCode, response.json<ErrorBody>().i18nKey];
}
