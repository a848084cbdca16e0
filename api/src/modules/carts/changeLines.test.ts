import type { ErrorBody } from '@portal/shared/contract/common';
import type { CartLine, CartLines, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { buildAccount } from '../../testing/builders.ts';
import { openCart, quote } from '../../testing/cartCalls.ts';
import {
  buildAllowlist,
  buildCatalogue,
  buildLineBody,
  buildShop,
  buildTemplate,
} from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { createCartContents } from './cartContents.ts';
import { hashContent } from './hashContent.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  // Every cart of more than two lines is read as a large one.
  testApp = await buildTestApp({}, [], null, undefined, undefined, { linesAtOnce: 2 });
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db);
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(() => testApp.close());

const linesUrl = (cartId: string): string => `/api/shopping-carts/${cartId}/line-items`;
const put = (cartId: string, lineItems: readonly object[]) =>
  call({ method: 'PUT', url: linesUrl(cartId), payload: { lineItems } });
const readLines = async (cartId: string): Promise<CartLine[]> =>
  (await call({ method: 'GET', url: linesUrl(cartId) })).json<CartLines>();

it('changes only what a body names, down to one field of a person', async () => {
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody({ metadata: { notes: 'Cost centre 7' }, wyndhamTourId: 'T1', reservationId: 'R1' }),
  ]);
  const [before] = await readLines(cartId);
  const url = `${linesUrl(cartId)}/by-identifier/${before?.identifier ?? ''}`;
  const patch = async (payload: object) => (await call({ method: 'PATCH', url, payload })).json<CartLine>();
  expect(await patch({})).toEqual(before);
  expect(await patch({ recipient: { lastName: null }, metadata: { notes: '' } })).toEqual({
    ...before,
    recipient: { ...before?.recipient, lastName: null },
    metadata: { notes: null },
  });
  expect(await patch({ rewardItem: { utid: 'UEUR' }, deliveryTemplate: { subject: 'Thank you' } })).toMatchObject({
    utid: 'UEUR',
    rewardItem: { utid: 'UEUR', currencyCode: 'EUR' },
    amount: 25,
    deliveryTemplate: { etid: 'E000000', senderName: 'Grace', subject: 'Thank you', message: 'Thank you' },
    wyndhamTourId: 'T1',
    reservationId: 'R1',
  });
});

it('gives all lines the same mail, or none of them', async () => {
  const own = { etid: 'E000000', senderName: 'Grace', message: 'For you alone' };
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody(),
    buildLineBody({ amount: '30', deliveryTemplate: own }),
  ]);
  const patch = (deliveryTemplate: object) =>
    call({ method: 'PATCH', url: linesUrl(cartId), payload: { deliveryTemplate } });
  const refused = await patch({ etid: 'E999999', senderName: ' ', subject: '{{nobody}}' });
  expect([
    refused.statusCode,
    refused
      .json<ErrorBody>()
      .fields?.map(({ field }) => field)
      .sort(),
  ]).toEqual([422, ['deliveryTemplate.etid', 'deliveryTemplate.senderName', 'deliveryTemplate.subject']]);
  const wrongTag = await patch({ etid: 'E000000', senderName: 'Ada', subject: '{{nobody}}' });
  expect(wrongTag.json<ErrorBody>()).toMatchObject({ status: 422, code: '163' });
  expect((await readLines(cartId)).map(({ differences }) => differences)).toEqual([[], []]);
  const mail = { etid: 'E000000', senderName: 'Ada', subject: 'For all of you' };
  expect((await patch(mail)).json<ShoppingCart>().lineItemCount).toBe(2);
  expect(await readLines(cartId)).toMatchObject([
    { amount: 25, deliveryTemplate: { ...mail, message: null } },
    { amount: 30, deliveryTemplate: { ...mail, message: null } },
  ]);
});

it('names what is wrong with how many lines, lists these alone, and gives the lines of one template another', async () => {
  const { id: platform_id } = shop.platform;
  const { id: account_id } = shop.account;
  const scopes = [{ account_id }];
  const template = { platform_id, etid: 'ESPRING', template_access: 'ACCOUNT', scopes } as const;
  const { id } = await buildTemplate(testApp.db, { ...template, name: 'Spring thanks', subject_template: 'Spring' });
  const mail = { etid: 'ESPRING', senderName: 'Grace', subject: 'Spring', message: 'For you' };
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody(),
    ...['One', 'Two', 'Three'].map((firstName) =>
      buildLineBody({ recipient: { firstName, email: 'a@recipient.example' }, deliveryTemplate: mail }),
    ),
    buildLineBody({ amount: '30', deliveryTemplate: { ...mail, subject: 'My own' } }),
  ]);
  const readCart = async () =>
    (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
  const readInvalid = async (query: string) => {
    const page = await call({ method: 'GET', url: `${linesUrl(cartId)}?only=invalid&${query}` });
    const amounts = page.json<CartLines>().map(({ amount }) => amount);
    return { amounts, total: page.headers['x-total-count'], next: page.headers['x-next-page-token'] };
  };
  expect(await readCart()).toMatchObject({ containsInvalidLineItems: false, invalidLineItemCount: 0, causes: [] });
  expect(await readInvalid('')).toEqual({ amounts: [], total: '0', next: undefined });
  await testApp.db
    .deleteFrom('email_template_places')
    .where('platform_id', '=', platform_id)
    .where('email_template_id', '=', id)
    .execute();
  const { causes, invalidLineItemCount } = await readCart();
  expect([invalidLineItemCount, causes]).toEqual([
    4,
    [
      {
        causeId: expect.any(String) as string,
        field: 'deliveryTemplate.etid',
        i18nKey: 'error.etid.invalid',
        values: { etid: 'ESPRING', name: 'Spring thanks', subject: 'Spring' },
        count: 4,
      },
    ],
  ]);
  const first = await readInvalid('pageSize=3');
  expect(first).toMatchObject({ amounts: [25, 25, 25], total: '4' });
  const last = await readInvalid(`cause=${causes[0]?.causeId ?? ''}&pageToken=${String(first.next)}`);
  expect(last).toEqual({ amounts: [30], total: '4', next: undefined });
  expect(await readInvalid('cause=another')).toEqual({ amounts: [], total: '0', next: undefined });
  expect((await call({ method: 'GET', url: `${linesUrl(cartId)}?only=valid` })).statusCode).toBe(400);

  const patch = (payload: object) => call({ method: 'PATCH', url: linesUrl(cartId), payload });
  const wrong = await patch({ onlyEtid: 'ESPRING', deliveryTemplate: { etid: 'E999999', senderName: ' ' } });
  expect(wrong.json<ErrorBody>().fields?.map(({ field }) => field)).toEqual([
    'deliveryTemplate.senderName',
    'deliveryTemplate.etid',
  ]);
  const changed = await patch({ onlyEtid: 'ESPRING', deliveryTemplate: { etid: 'E000000' } });
  expect(changed.json<ShoppingCart>()).toMatchObject({ lineItemCount: 5, invalidLineItemCount: 0, causes: [] });
  // Their subject goes with the template that gave it; all else is the person's own.
  expect((await readLines(cartId)).map(({ deliveryTemplate }) => deliveryTemplate)).toMatchObject([
    { etid: 'E000000', senderName: 'Grace', subject: null, message: 'Thank you' },
    ...Array.from({ length: 3 }, () => ({ etid: 'E000000', senderName: 'Grace', subject: null, message: 'For you' })),
    { etid: 'E000000', senderName: 'Grace', subject: 'My own', message: 'For you' },
  ]);
});

it('says what a line has otherwise than more than half of the cart', async () => {
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody({ amount: '25' }),
    buildLineBody({ amount: '30' }),
  ]);
  const differences = async () => (await readLines(cartId)).map((line) => line.differences);
  expect(await differences()).toEqual([[], []]);
  await call({
    method: 'POST',
    url: `${linesUrl(cartId)}/bulk`,
    payload: [
      buildLineBody({
        amount: '25',
        deliveryTemplate: { etid: 'E000000', senderName: 'Grace', message: 'For you alone' },
      }),
      buildLineBody({ utid: 'UEUR', amount: '25' }),
      buildLineBody({ amount: '25' }),
    ],
  });
  expect(await differences()).toEqual([[], ['amount'], ['text'], ['reward', 'amount'], []]);
});

it('takes a line as it was read, and no other reward or reference with it', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  const [line] = await readLines(cartId);
  const printed = { ...line, utid: undefined };
  const byIdentifier = `${linesUrl(cartId)}/by-identifier/${line?.identifier ?? ''}`;
  const patch = (payload: object) => call({ method: 'PATCH', url: byIdentifier, payload });
  expect((await patch(printed)).json<CartLine>()).toEqual(line);
  const again = await call({ method: 'POST', url: `${linesUrl(cartId)}/bulk`, payload: [printed] });
  expect(again.json<ShoppingCart>().lineItemCount).toBe(1);
  const refusals = await Promise.all([patch({ ...printed, utid: 'UEUR' }), patch({ externalReferenceId: 'other' })]);
  expect(refusals.map((response) => [response.statusCode, response.json<ErrorBody>().fields])).toEqual([
    [400, [{ field: 'utid', i18nKey: 'error.validation' }]],
    [422, [{ field: 'externalReferenceId', i18nKey: 'error.notAvailable' }]],
  ]);
});

it('refuses what cannot be done yet by its name, and takes it empty', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  const later = {
    shippingInfo: { shippingMethod: 'UPS Ground' },
    recipient: { firstName: 'Ada', email: 'ada@recipient.example', address: { city: 'Boston' } },
    deliveryTemplate: { etid: 'E000000', senderName: 'Grace', letterHeadTitle: 'Hello' },
  };
  const refused = await put(cartId, [buildLineBody(), { ...buildLineBody(), ...later }]);
  expect([
    refused.statusCode,
    refused
      .json<ErrorBody>()
      .fields?.map((error) => error.field)
      .sort(),
  ]).toEqual([
    422,
    ['lineItems[1].deliveryTemplate.letterHeadTitle', 'lineItems[1].recipient.address', 'lineItems[1].shippingInfo'],
  ]);
  const empty = {
    shippingInfo: {},
    recipient: { ...later.recipient, address: { city: '' } },
  };
  expect((await put(cartId, [{ ...buildLineBody(), ...empty }])).statusCode).toBe(200);
});

it('refuses to delete lines of an unknown kind', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  for (const kind of ['digital', 'NONE', '%20']) {
    const response = await call({ method: 'DELETE', url: `${linesUrl(cartId)}/fulfillment-type/${kind}` });
    expect([response.statusCode, response.json<ErrorBody>().fields?.[0]?.field]).toEqual([400, 'type']);
  }
  expect(await readLines(cartId)).toHaveLength(1);
});

it('sends a changed line by the one way that the change names', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  await testApp.db
    .updateTable('cart_line_items')
    .set({ delivery_method: 'MOBILE', mobile_number: '+12125552368', email: null })
    .where('cart_id', '=', cartId)
    .execute();
  const [line] = await readLines(cartId);
  const url = `${linesUrl(cartId)}/by-identifier/${line?.identifier ?? ''}`;
  const response = await call({ method: 'PATCH', url, payload: { recipient: { email: 'ada@new.example' } } });
  expect(response.json<CartLine>().recipient).toMatchObject({
    firstName: 'Ada',
    email: 'ada@new.example',
    mobileNumber: null,
    deliveryType: 'EMAIL',
  });
});

it('takes a cart as it is printed, and what cannot be done yet by its name', async () => {
  const { identifier } = shop.account;
  const cart = { accountIdentifier: identifier, orderSource: 'PORTAL', paymentSourceIdentifier: identifier };
  const metadata = { purchaseOrderNumber: 'PO-1', notes: 'For the team' };
  const open = (more: object) => call({ method: 'POST', url: '/api/shopping-carts', payload: { ...cart, ...more } });
  const opened = (await open({ metadata })).json<ShoppingCart>();
  expect(opened).toMatchObject({ ...cart, metadata });
  const url = `/api/shopping-carts/${opened.cartId}`;
  expect((await call({ method: 'PATCH', url, payload: opened })).json<ShoppingCart>()).toEqual(opened);
  const other = await buildAccount(testApp.db, { platform_id: shop.platform.id, customer_id: shop.customer.id });
  const moved = await call({ method: 'PATCH', url, payload: { accountIdentifier: other.identifier } });
  expect(moved.json<ShoppingCart>()).toMatchObject({
    accountIdentifier: other.identifier,
    paymentSourceIdentifier: null,
    metadata,
  });
  const refused = await open({ orderProcessor: 'another' });
  expect([refused.statusCode, refused.json<ErrorBody>().fields]).toEqual([
    422,
    [{ field: 'orderProcessor', i18nKey: 'error.notAvailable' }],
  ]);
});

describe('a cart of more lines than one statement reads', () => {
  const person = (email: string) => ({ firstName: 'Ada', lastName: null, email, mobileNumber: null });
  const lineItems = [
    buildLineBody(),
    buildLineBody({ amount: '10' }),
    buildLineBody({ recipient: person('ada@other.example') }),
    buildLineBody({ utid: 'UEUR', amount: '10' }),
    buildLineBody({ amount: '10' }),
    buildLineBody({ deliveryTemplate: { etid: 'E000000', senderName: 'Grace', message: 'For you alone' } }),
    buildLineBody(),
  ];
  const read = async (cartId: string, by = call): Promise<ShoppingCart> =>
    (await by({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
  const isInvalid = async (cartId: string, by: Call) => (await read(cartId, by)).containsInvalidLineItems;

  it('is the same as if one did, and so is its fingerprint in any order of its lines', async () => {
    const [id, turned] = [
      await openCart(call, shop.account.identifier, lineItems),
      await openCart(call, shop.account.identifier, lineItems.toReversed()),
    ];
    const cartOf = (cartId: string) => ({
      id: cartId,
      platform_id: shop.platform.id,
      version: 1,
      has_allowlist: false,
      purchase_order_number: null,
      notes: 'For the team',
      carrier_message: null,
    });
    const { db } = testApp.database;
    const [few, many] = [2, 100].map((linesAtOnce) => createCartContents({ linesAtOnce, variantsKept: 10 }));
    const variants = await many?.readVariants(db, cartOf(id), true);
    expect(variants?.map(({ lineCount }) => lineCount)).toEqual([3, 2, 1, 1]);
    expect((await few?.readVariants(db, cartOf(id), true))?.map((variant) => ({ ...variant }))).toMatchObject(
      (variants ?? []).map(({ utid, amountMinor, lineCount }) => ({ utid, amountMinor, lineCount })),
    );
    expect(await few?.readCommonLine(db, cartOf(id), true)).toEqual(await many?.readCommonLine(db, cartOf(id), true));
    expect(await few?.haveOneMail(db, cartOf(id), true)).toBe(false);
    const sizes = { smallLines: 2, linesAtOnce: 2 };
    const hash = await hashContent(db, cartOf(id), sizes);
    expect(await hashContent(db, cartOf(turned), sizes)).toBe(hash);
    expect(await hashContent(db, { ...cartOf(turned), notes: null }, sizes)).not.toBe(hash);
    await call({
      method: 'DELETE',
      url: `${linesUrl(turned)}/by-identifier/${(await readLines(turned))[0]?.identifier}`,
    });
    expect(await hashContent(db, cartOf(turned), sizes)).not.toBe(hash);
  });

  it('shows a change at once, and gives one mail to all', async () => {
    const cartId = await openCart(call, shop.account.identifier, lineItems.slice(0, 5));
    const before = await read(cartId);
    expect(await read(cartId)).toEqual(before);
    expect(before.estimate.fxSubtotals.map(({ amountPlainString }) => amountPlainString)).toEqual(['70.00', '10.00']);
    expect((await quote(call, cartId)).recipients).toHaveLength(5);
    const [first] = await readLines(cartId);
    const url = `${linesUrl(cartId)}/by-identifier/${first?.identifier ?? ''}`;
    await call({ method: 'PATCH', url, payload: { amount: '30' } });
    const after = await read(cartId);
    expect(after.estimate.fxSubtotals.map(({ amountPlainString }) => amountPlainString)).toEqual(['75.00', '10.00']);
    const deliveryTemplate = { etid: 'E000000', senderName: 'All of us', subject: 'For you', message: null };
    await call({ method: 'PATCH', url: linesUrl(cartId), payload: { deliveryTemplate } });
    expect((await quote(call, cartId)).mail).toMatchObject({ senderName: 'All of us', isForAll: true });
    expect((await readLines(cartId)).flatMap(({ differences }) => differences)).not.toContain('text');
    await call({ method: 'DELETE', url: `${linesUrl(cartId)}/fulfillment-type/DIGITAL` });
    expect(await read(cartId)).toMatchObject({ lineItemCount: 0, estimate: { totalAmount: { amount: 0 } } });
  });

  it('says at once who has left the list of recipients, and who came to it', async () => {
    const listed = await buildShop(testApp.db);
    const by = await testApp.signIn(listed.buyer.email);
    await buildAllowlist(testApp.db, listed.platform.id, ['ada@recipient.example', 'ada@other.example']);
    const cartId = await openCart(by, listed.account.identifier, lineItems.slice(0, 5));
    expect(await isInvalid(cartId, by)).toBe(false);
    const entry = { platform_id: listed.platform.id, email_key: 'ada@other.example' };
    await testApp.db
      .deleteFrom('allowlist_entries')
      .where('platform_id', '=', entry.platform_id)
      .where('email_key', '=', entry.email_key)
      .execute();
    expect(await isInvalid(cartId, by)).toBe(true);
    const names = { email: entry.email_key, first_name: 'Ada', last_name: 'Other', created_at: testApp.clock.now() };
    await testApp.db
      .insertInto('allowlist_entries')
      .values({ ...entry, ...names })
      .execute();
    expect(await isInvalid(cartId, by)).toBe(false);
  });
});
