import type { ErrorBody } from '@portal/shared/contract/common';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { OrderDetail, PlacedOrder } from '@portal/shared/contract/orders';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildAllowlist, buildCatalogue, buildItem, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  const { id: brand_id } = await buildCatalogue(testApp.db);
  await buildItem(testApp.db, { brand_id, utid: 'UNOWHERE', delivery_methods: ['MAILED'] });
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const NUMBER = '+12125552368';
const texted = { firstName: 'Ada', email: 'ada@recipient.example', mobileNumber: '(212) 555-2368' };
const linesUrl = (cartId: string): string => `/api/shopping-carts/${cartId}/line-items`;
const keptLines = (cartId: string) =>
  testApp.db.selectFrom('cart_line_items').selectAll().where('cart_id', '=', cartId).orderBy('id').execute();
const stopTexts = (number: string) =>
  testApp.db.insertInto('text_opt_outs').values({ number, stopped_at: testApp.clock.now() }).execute();
const allowTexts = (number: string) => testApp.db.deleteFrom('text_opt_outs').where('number', '=', number).execute();

it('takes no line that cannot be sent now, at any door', async () => {
  await stopTexts('+12125550195');
  const lineItems = [
    buildLineBody({ utid: 'UWHOLE', recipient: texted }),
    buildLineBody({ utid: 'UNOWHERE' }),
    buildLineBody({ utid: 'UTEXTED' }),
    buildLineBody({ recipient: { ...texted, mobileNumber: '212 555 0195' } }),
    buildLineBody({ recipient: { ...texted, mobileNumber: '+1 876 555 0123' } }),
  ];
  const refused = [
    { field: 'recipient.mobileNumber', i18nKey: 'error.delivery.notOffered' },
    { field: 'utid', i18nKey: 'error.item.unavailable' },
    { field: 'recipient.email', i18nKey: 'error.delivery.notOffered' },
    { field: 'recipient.mobileNumber', i18nKey: 'error.phone.optedOut' },
    { field: 'recipient.mobileNumber', i18nKey: 'error.phone.country' },
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

it('a text message keeps the number alone, is shown with its price, and needs consent', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody(), buildLineBody({ recipient: texted })]);
  expect(await keptLines(cartId)).toMatchObject([
    { delivery_method: 'EMAIL', mobile_number: null },
    { delivery_method: 'MOBILE', mobile_number: NUMBER, email: null },
  ]);
  const words = (carrierMessage: string) =>
    call({ method: 'PATCH', url: `/api/shopping-carts/${cartId}`, payload: { metadata: { carrierMessage } } });
  expect((await words('a'.repeat(81))).json<ErrorBody>().fields).toMatchObject([{ i18nKey: 'error.text.tooLong' }]);
  expect((await words('From Cedar')).json()).toMatchObject({ metadata: { carrierMessage: 'From Cedar' } });
  const { quoteIdentifier, texts, metadata } = await quote(call, cartId);
  expect(texts).toMatchObject({ lineCount: 1, parts: 1 });
  expect(texts?.body).toContain('\nFrom Cedar\nhttp');
  expect(metadata.carrierMessage).toBe('From Cedar');
  const refused = await placeOrder(call, cartId, quoteIdentifier, 'no consent');
  expect([refused.statusCode, refused.json<ErrorBody>().fields]).toEqual([
    422,
    [{ field: 'textConsent', i18nKey: 'error.consent.required' }],
  ]);
  const placed = await call({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': 'with consent' },
    payload: { cartId, quoteIdentifier, textConsent: { wording: '2026-11', language: 'fr' } },
  });
  expect(placed.statusCode).toBe(201);
  const { referenceOrderId } = placed.json<PlacedOrder>();
  const shown = (await call({ method: 'GET', url: `/api/orders/${referenceOrderId}` })).json<OrderDetail>();
  expect(shown).toMatchObject({
    carrierMessage: 'From Cedar',
    textConsent: { wording: '2026-11', language: 'fr', at: testApp.clock.now().toISOString() },
  });
});

it('the preview of a line shows its text message, that of a mail none', async () => {
  const { accountIdentifier, ...line } = { accountIdentifier: shop.account.identifier, ...buildLineBody() };
  const preview = async (recipient: object) =>
    (
      await call({
        method: 'POST',
        url: '/api/email-templates/preview',
        payload: { ...line, accountIdentifier, recipient, carrierMessage: 'From Cedar' },
      })
    ).json<MailPreview>().textMessage;
  expect((await preview(texted))?.body).toContain('From Cedar');
  expect(await preview({ firstName: 'Ada', email: 'ada@recipient.example' })).toBeNull();
});

it('says of a kept line that it cannot be sent any more, and gives it neither price nor order', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody(), buildLineBody({ recipient: texted })]);
  const { quoteIdentifier } = await quote(call, cartId);
  const refusals = async (key: string) => {
    const quoted = await call({ method: 'POST', url: `/api/shopping-carts/${cartId}/quotes` });
    const placed = await placeOrder(call, cartId, quoteIdentifier, key);
    return [quoted, placed].map((answer) => [answer.statusCode, answer.json<ErrorBody>().fields]);
  };
  const refusedTwice = (i18nKey: string) => {
    const atLine = [expect.objectContaining({ field: 'lineItems[1].recipient.mobileNumber', i18nKey })];
    return [
      [422, atLine],
      [422, atLine],
    ];
  };
  await stopTexts(NUMBER);
  expect((await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json()).toMatchObject({
    containsInvalidLineItems: true,
    causes: [{ i18nKey: 'error.phone.optedOut', count: 1 }],
  });
  expect(await refusals('opted out')).toEqual(refusedTwice('error.phone.optedOut'));
  await allowTexts(NUMBER);
  await buildAllowlist(testApp.db, shop.platform.id, ['ada@recipient.example']);
  expect(await refusals('with a list')).toEqual(refusedTwice('error.phone.allowlist'));
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
