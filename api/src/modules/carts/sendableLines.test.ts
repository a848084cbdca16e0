import type { ErrorBody } from '@portal/shared/contract/common';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(() => testApp.close());

const linesUrl = (cartId: string): string => `/api/shopping-carts/${cartId}/line-items`;
const keptLines = (cartId: string) =>
  testApp.db.selectFrom('cart_line_items').selectAll().where('cart_id', '=', cartId).orderBy('id').execute();

it('takes no line that cannot be sent now, at any door', async () => {
  const texted = { firstName: 'Ada', email: 'ada@recipient.example', mobileNumber: '(212) 555-2368' };
  const refused = [
    { field: 'recipient.mobileNumber', i18nKey: 'error.delivery.notOffered' },
    { field: 'utid', i18nKey: 'error.item.unavailable' },
    { field: 'utid', i18nKey: 'error.item.unavailable' },
  ];
  const lineItems = [
    buildLineBody({ recipient: texted }),
    buildLineBody({ utid: 'UMAILED' }),
    buildLineBody({ utid: 'UTEXTED' }),
  ];
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  const before = await keptLines(cartId);
  const byIdentifier = `${linesUrl(cartId)}/by-identifier/${before[0]?.identifier ?? ''}`;
  for (const { list, ...door } of [
    { method: 'PUT', url: linesUrl(cartId), payload: { lineItems }, list: 'lineItems' },
    { method: 'POST', url: `${linesUrl(cartId)}/bulk`, payload: lineItems, list: '' },
  ] as const) {
    const response = await call(door);
    expect(response.statusCode).toBe(422);
    expect(response.json<ErrorBody>().fields).toMatchObject(
      refused.map(({ field, i18nKey }, index) => ({ field: `${list}[${index}].${field}`, i18nKey })),
    );
  }
  for (const [index, payload] of lineItems.entries()) {
    const response = await call({ method: 'PATCH', url: byIdentifier, payload });
    expect(response.statusCode).toBe(422);
    expect(response.json<ErrorBody>().fields).toMatchObject(refused.slice(index, index + 1));
  }
  expect(await keptLines(cartId)).toEqual(before);
});

it('says of a kept line that it cannot be sent, and gives it neither price nor order', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody(), buildLineBody({ amount: '26' })]);
  const { quoteIdentifier } = await quote(call, cartId);
  await testApp.db
    .updateTable('cart_line_items')
    .set({ delivery_method: 'MOBILE', mobile_number: '+12125552368', email: null })
    .where('cart_id', '=', cartId)
    .where('amount_minor', '=', 2_600n)
    .execute();
  const error = { field: 'recipient.mobileNumber', i18nKey: 'error.delivery.notOffered' };
  const shown = await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` });
  expect(shown.json()).toMatchObject({ containsInvalidLineItems: true });
  const atLine = [expect.objectContaining({ ...error, field: `lineItems[1].${error.field}` })];
  const quoted = await call({ method: 'POST', url: `/api/shopping-carts/${cartId}/quotes` });
  expect([quoted.statusCode, quoted.json<ErrorBody>().fields]).toEqual([422, atLine]);
  const placed = await placeOrder(call, cartId, quoteIdentifier, 'texted');
  expect([placed.statusCode, placed.json<ErrorBody>().fields]).toEqual([422, atLine]);
});

it('has all lines sent at a time that is set, and says why a line cannot be', async () => {
  const at = { scheduledDeliveryTime: '2026-03-06T00:00:00.000Z', scheduledTimeZone: 'Asia/Tokyo' };
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody(), buildLineBody()]);
  const patch = (payload: object) => call({ method: 'PATCH', url: linesUrl(cartId), payload });
  const refusal = async (payload: object) => {
    const response = await patch({ ...at, ...payload });
    return [response.statusCode, response.json<ErrorBody>().fields?.map(({ field, i18nKey }) => `${field} ${i18nKey}`)];
  };
  expect(await refusal({ scheduledDeliveryTime: '2026-03-02T12:00:00Z' })).toEqual([
    422,
    ['scheduledDeliveryTime error.schedule.past'],
  ]);
  expect(await refusal({ scheduledDeliveryTime: '2026-06-01T00:00:00+09:00' })).toEqual([
    422,
    ['scheduledDeliveryTime error.schedule.tooFar'],
  ]);
  expect(await refusal({ scheduledTimeZone: 'Mars/Olympus' })).toEqual([
    422,
    ['scheduledTimeZone error.schedule.zone'],
  ]);
  expect((await patch(at)).json<ShoppingCart>()).toMatchObject({
    schedule: { scheduledDeliveryTime: at.scheduledDeliveryTime, timeZone: 'Asia/Tokyo', isForAll: true },
    unschedulableRewards: [],
  });
  const giftCard = { ...buildLineBody({ utid: 'UFIXED', amount: '10' }), ...at };
  const added = await call({ method: 'POST', url: `${linesUrl(cartId)}/bulk`, payload: [giftCard] });
  expect(added.json<ErrorBody>().fields).toEqual([
    {
      field: '[0].scheduledDeliveryTime',
      i18nKey: 'error.schedule.notSchedulable',
      values: { rewardName: 'Reward UFIXED' },
    },
  ]);
  const quoted = await quote(call, cartId);
  expect(quoted.schedule).toMatchObject({ timeZone: 'Asia/Tokyo', isForAll: true });
  // The hour passes.
  await testApp.db
    .updateTable('cart_line_items')
    .set({ scheduled_at: new Date('2026-03-02T11:00:00Z') })
    .where('cart_id', '=', cartId)
    .execute();
  const before = await keptLines(cartId);
  const late = await placeOrder(call, cartId, quoted.quoteIdentifier, `late-${cartId}`);
  expect([late.statusCode, late.json<ErrorBody>().fields?.map(({ field }) => field)]).toEqual([
    422,
    ['lineItems[0].scheduledDeliveryTime', 'lineItems[1].scheduledDeliveryTime'],
  ]);
  expect(await keptLines(cartId)).toEqual(before);
  expect((await patch({ scheduledDeliveryTime: null })).json<ShoppingCart>().schedule).toBeNull();
});
