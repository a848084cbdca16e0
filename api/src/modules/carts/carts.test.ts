import type { ErrorBody } from '@portal/shared/contract/common';
import type {
  CartLine,
  CartLineBody,
  CartLines,
  OrderSummary,
  RemovedCarts,
  ShoppingCart,
} from '@portal/shared/contract/shoppingCarts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { openCart } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../testing/commerceBuilders.ts';
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

/** A user with an empty active cart. */
const newBuyer = () =>
  buildUser(testApp.db, { platform_id: shop.platform.id, organization_access: true, authorities: BUYER });

const linesUrl = (cartId: string): string => `/api/shopping-carts/${cartId}/line-items`;
const put = (cartId: string, lineItems: readonly CartLineBody[]) =>
  call({ method: 'PUT', url: linesUrl(cartId), payload: { lineItems } });
const readLines = async (cartId: string): Promise<CartLine[]> =>
  (await call({ method: 'GET', url: `${linesUrl(cartId)}?pageSize=100` })).json<CartLines>();

it('keeps one active cart a user, and answers nothing when there is none', async () => {
  const buyer = await testApp.signIn((await newBuyer()).email);
  const readActive = async () => {
    const response = await buyer({ method: 'GET', url: '/api/shopping-carts/active' });
    return [response.statusCode, response.json<ShoppingCart | null>()];
  };
  expect(await readActive()).toEqual([200, null]);
  const open = () =>
    buyer({ method: 'POST', url: '/api/shopping-carts', payload: { accountIdentifier: shop.account.identifier } });
  const first = (await open()).json<ShoppingCart>();
  expect((await open()).json<ShoppingCart>().cartId).toBe(first.cartId);
  const active = (await buyer({ method: 'GET', url: '/api/shopping-carts/active' })).json<ShoppingCart>();
  expect(active).toMatchObject({
    cartId: first.cartId,
    status: 'OPEN',
    orderSource: 'CART',
    accountIdentifier: shop.account.identifier,
    lineItemCount: 0,
  });
  expect((await buyer({ method: 'DELETE', url: `/api/shopping-carts/${first.cartId}` })).statusCode).toBe(204);
  expect(await readActive()).toEqual([200, null]);
});

it('pages twelve lines by token, five at a time', async () => {
  const lines = Array.from({ length: 12 }, (_, index) =>
    buildLineBody({ recipient: { firstName: `Person ${index}`, email: 'p@recipient.example' } }),
  );
  const cartId = await openCart(call, shop.account.identifier, lines);
  const names: string[][] = [];
  for (let token: unknown = ''; typeof token === 'string';) {
    const page = await call({ method: 'GET', url: `${linesUrl(cartId)}?pageToken=${token}` });
    names.push(page.json<CartLines>().map((line) => line.recipient.firstName ?? ''));
    expect(page.headers).toMatchObject({ 'x-total-count': '12', 'x-total-capped': 'false' });
    token = page.headers['x-next-page-token'] ?? null;
  }
  expect(names.map((page) => page.length)).toEqual([5, 5, 2]);
  expect(names.flat()).toEqual(lines.map((line) => line.recipient.firstName));
  expect((await call({ method: 'GET', url: `${linesUrl(cartId)}?pageToken=none` })).statusCode).toBe(400);
});

it('adds no second line for a repeated reference, and gives one to lines without', async () => {
  const cartId = await openCart(call, shop.account.identifier, []);
  const add = (lineItems: readonly CartLineBody[]) =>
    call({ method: 'POST', url: `${linesUrl(cartId)}/bulk`, payload: [...lineItems] });
  const lines = [buildLineBody({ externalReferenceId: 'ref-1' }), buildLineBody()];
  expect((await add(lines)).json<ShoppingCart>().lineItemCount).toBe(2);
  expect((await add([buildLineBody({ externalReferenceId: 'ref-1' })])).json<ShoppingCart>().lineItemCount).toBe(2);
  expect((await readLines(cartId)).map((line) => line.externalReferenceId)).toEqual([
    'ref-1',
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
  const twice = await add([
    buildLineBody({ externalReferenceId: 'ref-2' }),
    buildLineBody({ externalReferenceId: 'ref-2' }),
  ]);
  expect(twice.json<ErrorBody>().fields).toEqual([
    { field: '[1].externalReferenceId', i18nKey: 'error.reference.duplicate' },
  ]);
});

it('changes and deletes single lines by either identifier, and lines of one kind', async () => {
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody(),
    buildLineBody({ legacyUploadIdentifier: 'up-1' }),
    buildLineBody(),
  ]);
  const [first] = await readLines(cartId);
  const byIdentifier = `${linesUrl(cartId)}/by-identifier/${first?.identifier ?? ''}`;
  const byUpload = `${linesUrl(cartId)}/by-legacy-upload-identifier/up-1`;
  expect(
    (await call({ method: 'PATCH', url: byIdentifier, payload: buildLineBody({ amount: '30' }) })).json<CartLine>(),
  ).toMatchObject({
    identifier: first?.identifier,
    amount: 30,
  });
  const bad = await call({ method: 'PATCH', url: byUpload, payload: buildLineBody({ amount: '0.50' }) });
  expect(bad.json<ErrorBody>().fields?.map((error) => error.field)).toEqual(['amount']);
  expect((await call({ method: 'DELETE', url: byUpload })).statusCode).toBe(204);
  expect((await call({ method: 'DELETE', url: byUpload })).statusCode).toBe(404);
  expect((await readLines(cartId)).map((line) => line.amount)).toEqual([30, 25]);
  expect((await call({ method: 'DELETE', url: `${linesUrl(cartId)}/fulfillment-type/PHYSICAL` })).statusCode).toBe(204);
  expect(await readLines(cartId)).toHaveLength(2);
  expect((await call({ method: 'DELETE', url: `${linesUrl(cartId)}/fulfillment-type/DIGITAL` })).statusCode).toBe(204);
  expect(await readLines(cartId)).toEqual([]);
});

it('takes braces in subject, message and sender name as they were typed', async () => {
  const deliveryTemplate = {
    etid: 'E000000',
    senderName: 'The {team} :-}',
    subject: '{foo} for {{recipient_name}}',
    message: 'Dear {{recipient_name}}, {thanks}',
  };
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody({ deliveryTemplate })]);
  expect((await readLines(cartId))[0]?.deliveryTemplate).toMatchObject(deliveryTemplate);
});

it('adds all lines or none, and names every wrong field of every line', async () => {
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  const response = await put(cartId, [
    buildLineBody(),
    buildLineBody({ recipient: { firstName: '', email: '5551234567@vtext.com' } }),
    buildLineBody({
      recipient: { firstName: '{name}', lastName: 'x'.repeat(101), email: 'not an address' },
      deliveryTemplate: { etid: 'E999999', senderName: ' ', subject: 'One\nTwo', message: 'm'.repeat(501) },
      metadata: { notes: 'n'.repeat(151) },
      amount: '2000.01',
      quantity: 2,
    }),
    buildLineBody({ utid: 'UNOTHING' }),
    buildLineBody({ recipient: { firstName: 'Ada' } }),
  ]);
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields?.map(({ field, i18nKey }) => [field, i18nKey])).toEqual([
    ['lineItems[1].recipient.email', 'error.email.carrier'],
    ['lineItems[1].recipient.firstName', 'error.name.required'],
    ['lineItems[2].amount', 'error.amount.aboveMax'],
    ['lineItems[2].recipient.email', 'error.email.invalid'],
    ['lineItems[2].quantity', 'error.quantity.invalid'],
    ['lineItems[2].recipient.firstName', 'error.name.braces'],
    ['lineItems[2].recipient.lastName', 'error.name.tooLong'],
    ['lineItems[2].deliveryTemplate.senderName', 'error.name.required'],
    ['lineItems[2].deliveryTemplate.subject', 'error.text.characters'],
    ['lineItems[2].deliveryTemplate.message', 'error.text.tooLong'],
    ['lineItems[2].metadata.notes', 'error.text.tooLong'],
    ['lineItems[2].deliveryTemplate.etid', 'error.etid.invalid'],
    ['lineItems[3].utid', 'error.item.notFound'],
    ['lineItems[4].recipient.email', 'error.recipient.delivery'],
  ]);
  expect(await readLines(cartId)).toHaveLength(1);
});

it.each([
  ['UWHOLE', '10.50', 'error.amount.notWhole'],
  ['UWHOLE', '4', 'error.amount.belowMin'],
  ['UWHOLE', '501', 'error.amount.aboveMax'],
  ['UVARIABLE', 'ten', 'error.amount.notANumber'],
  ['UVARIABLE', 'NaN', 'error.amount.notANumber'],
  ['UVARIABLE', 'Infinity', 'error.amount.notANumber'],
  ['UVARIABLE', '1e9', 'error.amount.notANumber'],
  ['UVARIABLE', 1e9, 'error.amount.aboveMax'],
  ['UVARIABLE', '10.555', 'error.amount.decimals'],
  ['UVARIABLE', '0', 'error.amount.notPositive'],
  ['UVARIABLE', '-5', 'error.amount.notPositive'],
  ['UFIXED', '9.99', 'error.amount.fixed'],
  ['UOPTIONS', '15', 'error.amount.option'],
  ['UJPY', '100.5', 'error.amount.decimals'],
])('refuses %s for %s with %s', async (utid, amount, i18nKey) => {
  const cartId = await openCart(call, shop.account.identifier, []);
  const response = await call({
    method: 'PUT',
    url: linesUrl(cartId),
    payload: { lineItems: [{ ...buildLineBody({ utid }), amount }] },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toEqual([
    expect.objectContaining({ field: 'lineItems[0].amount', i18nKey }),
  ]);
});

it('shows what has come to stand against a line since it was added', async () => {
  const cartId = await openCart(call, shop.account.identifier, [
    buildLineBody({ recipient: { firstName: 'Ada', email: 'ada@mail.blocked.example' } }),
  ]);
  await testApp.db
    .insertInto('platform_blocked_domains')
    .values({ platform_id: shop.platform.id, domain: 'blocked.example', reason: 'test' })
    .execute();
  const listed = await call({ method: 'GET', url: '/api/security/blacklistedDomains' });
  expect(listed.json<string[]>()).toContain('blocked.example');
  expect((await readLines(cartId))[0]?.errors).toEqual([
    { field: 'recipient.email', i18nKey: 'error.email.blocked', values: { domain: 'mail.blocked.example' } },
  ]);
  expect(
    (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>().containsInvalidLineItems,
  ).toBe(true);
  const quoted = await call({ method: 'POST', url: `/api/shopping-carts/${cartId}/quotes` });
  expect(quoted.json<ErrorBody>().fields?.map((error) => error.field)).toEqual(['lineItems[0].recipient.email']);
});

it('asks for line notes where the platform does', async () => {
  const noted = await buildShop(testApp.db);
  await testApp.db
    .updateTable('platforms')
    .set({ requires_line_notes: true })
    .where('id', '=', noted.platform.id)
    .execute();
  const buyer = await testApp.signIn(noted.buyer.email);
  const cartId = await openCart(buyer, noted.account.identifier, [
    buildLineBody({ metadata: { notes: 'Cost centre 7' } }),
  ]);
  const lineItems = [buildLineBody({ metadata: { notes: 'Cost centre 7' } }), buildLineBody()];
  const response = await buyer({ method: 'PUT', url: linesUrl(cartId), payload: { lineItems } });
  expect(response.json<ErrorBody>().fields).toEqual([
    { field: 'lineItems[1].metadata.notes', i18nKey: 'error.notes.required' },
  ]);
});

it('sums a cart of several currencies to the cent', async () => {
  const lines = [
    buildLineBody(),
    buildLineBody({ utid: 'UEUR', amount: '19.99' }),
    buildLineBody({ utid: 'UEUR', amount: '33.33' }),
    buildLineBody({ utid: 'UJPY', amount: '3000' }),
  ];
  const cartId = await openCart(call, shop.account.identifier, lines);
  const summary = (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/summary` })).json<OrderSummary>();
  expect(summary.fullOrderQuote).toMatchObject({ originalAmount: 102.89, feeTotal: 1.44, orderTotal: 104.33 });
  expect(
    summary.fullOrderQuote.rewardTotalsByCurrency.map(({ currencyCode, amountPlainString }) => [
      currencyCode,
      amountPlainString,
    ]),
  ).toEqual([
    ['USD', '25.00'],
    ['EUR', '53.32'],
    ['JPY', '3000'],
  ]);
  expect(summary.summaryByUtid.map(({ utid, chargedTotal }) => [utid, chargedTotal])).toEqual([
    ['UVARIABLE', 25],
    ['UEUR', 59.32],
    ['UJPY', 20.01],
  ]);
  expect(summary).toMatchObject({
    recipientCount: 4,
    digitalOrders: { recipientCount: 4, subtotal: 102.89 },
    etidUsedForAllUploadLines: 'E000000',
    shortfall: 4.33,
  });
});

it('says that a reward cannot be priced without a rate', async () => {
  const euro = await buildAccount(testApp.db, {
    platform_id: shop.platform.id,
    customer_id: shop.customer.id,
    currency_code: 'EUR',
  });
  const cartId = await openCart(call, euro.identifier, [buildLineBody()]);
  const cart = (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).json<ShoppingCart>();
  expect(cart.errors).toEqual([
    { field: 'lineItems', i18nKey: 'error.currency.noRate', values: { currencyCode: 'USD' } },
  ]);
  const quoted = await call({ method: 'POST', url: `/api/shopping-carts/${cartId}/quotes` });
  expect(quoted.json<ErrorBody>()).toMatchObject({
    status: 422,
    i18nKey: 'error.currency.noRate',
    values: { currencyCode: 'USD' },
  });
});

it('moves a cart to another account and pays from its balance only', async () => {
  const other = await buildAccount(testApp.db, { platform_id: shop.platform.id, customer_id: shop.customer.id });
  const cartId = await openCart(call, shop.account.identifier, [buildLineBody()]);
  const patch = (query: string) =>
    call({ method: 'PATCH', url: `/api/shopping-carts/${cartId}?${query}`, payload: {} });
  expect(
    (
      await patch(`accountIdentifier=${other.identifier}&paymentSourceIdentifier=${other.identifier}`)
    ).json<ShoppingCart>(),
  ).toMatchObject({
    accountIdentifier: other.identifier,
    paymentSourceIdentifier: other.identifier,
  });
  expect((await patch('paymentSourceIdentifier=CARD-1')).statusCode).toBe(422);
});

it('forgets a cart after thirty days without a word of anybody, with its lines', async () => {
  const { email } = await newBuyer();
  const cartId = await openCart(await testApp.signIn(email), shop.account.identifier, [buildLineBody()]);
  const linesLeft = () =>
    testApp.db
      .selectFrom('cart_line_items')
      .select('id')
      .where('platform_id', '=', shop.platform.id)
      .where('cart_id', '=', cartId)
      .execute();
  testApp.clock.advance(30 * 86_400_000 - 1_000);
  await testApp.tidyUp(testApp.clock.now());
  expect(await linesLeft()).toHaveLength(1);
  testApp.clock.advance(2_000);
  await testApp.tidyUp(testApp.clock.now());
  expect(await linesLeft()).toEqual([]);
  const buyer = await testApp.signIn(email);
  expect((await buyer({ method: 'GET', url: `/api/shopping-carts/${cartId}` })).statusCode).toBe(404);
});

it('removes carts that nobody will finish, says which, and no others', async () => {
  const { email } = await newBuyer();
  const stale = await openCart(await testApp.signIn(email), shop.account.identifier, [buildLineBody()]);
  testApp.clock.advance(30 * 86_400_000 + 1);
  const buyer = await testApp.signIn(email);
  const fresh = await openCart(buyer, shop.account.identifier, [buildLineBody()]);
  const { platform, customer } = shop;
  const closed = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
  await openCart(buyer, closed.identifier, [buildLineBody(), buildLineBody()]);
  await testApp.db
    .updateTable('accounts')
    .set({ status: 'DISABLED' })
    .where('platform_id', '=', platform.id)
    .where('id', '=', closed.id)
    .execute();
  const remove = async () =>
    (await buyer({ method: 'DELETE', url: '/api/shopping-carts/out-of-sync' })).json<RemovedCarts>();
  const named = ({ identifier, display_name }: typeof closed) => ({
    accountIdentifier: identifier,
    accountName: display_name,
    orderSource: 'PORTAL',
  });
  expect(await remove()).toEqual([
    { ...named(closed), lineItemCount: 2, reason: 'ACCOUNT_CLOSED' },
    { ...named(shop.account), lineItemCount: 1, reason: 'UNTOUCHED' },
  ]);
  expect(await remove()).toEqual([]);
  expect((await buyer({ method: 'GET', url: `/api/shopping-carts/${stale}` })).statusCode).toBe(404);
  expect((await buyer({ method: 'GET', url: `/api/shopping-carts/${fresh}` })).statusCode).toBe(200);
});
