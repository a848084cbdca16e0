import type { ErrorBody } from '@portal/shared/contract/common';
import type {
  MostSent,
  OrderLineDetail,
  OrderLinePage,
  OrderPage,
  OrderSearchField,
  PlacedOrder,
} from '@portal/shared/contract/orders';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let first: PlacedOrder;
let second: PlacedOrder;

const lookUp = async (caller: Call, query: Readonly<Record<string, string>>): Promise<OrderPage> => {
  const response = await caller({ method: 'GET', url: '/api/orders', query });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};
const references = ({ content }: OrderPage): string[] => content.map((row) => row.referenceOrderId);

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  call = await testApp.signIn(shop.buyer.email);
  first = await order(call, shop.account.identifier, [
    buildLineBody({
      externalReferenceId: 'Line-Ref-1',
      recipient: { firstName: 'José', lastName: 'Núñez', email: 'Jose@Recipient.example' },
    }),
    buildLineBody({
      recipient: { firstName: '花子', lastName: '山田', email: 'hanako@recipient.example' },
      deliveryTemplate: { etid: 'E000000', senderName: 'Grace_Hopper' },
    }),
  ]);
  await testApp.db
    .updateTable('orders')
    .set({ purchase_order_number: 'PO-77', external_reference_id: 'Order-Ref-1' })
    .where('id', '=', BigInt(first.orderId))
    .execute();
  await testApp.db
    .updateTable('order_lines')
    .set({ delivery_method: 'MOBILE', email: null, mobile_number: '+12125552368' })
    .where('order_id', '=', BigInt(first.orderId))
    .where('line_number', '=', 2)
    .execute();
  testApp.clock.advance(86_400_000);
  call = await testApp.signIn(shop.buyer.email);
  second = await order(call, shop.account.identifier, [buildLineBody()]);
  await testApp.db
    .updateTable('orders')
    .set({ status: 'COMPLETE', state: 'COMPLETE' })
    .where('id', '=', BigInt(second.orderId))
    .execute();
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

describe('the brands sent most', () => {
  const mostSent = (caller: Call, accountIdentifier: string) =>
    caller({ method: 'GET', url: '/api/orders/most-sent', query: { accountIdentifier } });
  const brands = async (caller: Call, account: string) => (await mostSent(caller, account)).json<MostSent>().brandKeys;

  it('are those of an account, by how many rewards were sent', async () => {
    const { platform, customer, account: other, buyer } = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
    const caller = await testApp.signIn(buyer.email);
    expect(await brands(caller, other.identifier)).toEqual([]);
    await order(caller, other.identifier, [
      buildLineBody(),
      buildLineBody(),
      buildLineBody({ utid: 'UFIXED', amount: '10.00' }),
    ]);
    await testApp.db.updateTable('order_lines').set({ brand_key: 'B9' }).where('utid', '=', 'UFIXED').execute();
    expect(await brands(caller, other.identifier)).toEqual(['B1', 'B9']);
    await testApp.db
      .updateTable('order_lines')
      .set({ status: 'FAILED' })
      .where('platform_id', '=', platform.id)
      .where('brand_key', '=', 'B1')
      .execute();
    expect(await brands(caller, other.identifier)).toEqual(['B9']);
    const empty = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
    expect(await brands(caller, empty.identifier)).toEqual([]);
  });

  it('of an account of others are nobody’s', async () => {
    const stranger = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
    expect((await mostSent(stranger, shop.account.identifier)).statusCode).toBe(404);
    expect((await mostSent(call, '')).statusCode).toBe(400);
  });
});

it('lists newest first, of the active account, and the other way round', async () => {
  const page = await lookUp(call, {});
  expect(references(page)).toEqual([second.referenceOrderId, first.referenceOrderId]);
  expect(page).toMatchObject({ page: 0, size: 25, totalElements: 2, isCapped: false });
  expect(page.content[1]).toMatchObject({
    recipientSummary: 'José Núñez +1',
    amountPaid: 50,
    totalLineItems: 2,
    accountIdentifier: shop.account.identifier,
  });
  expect(references(await lookUp(call, { sort: 'createdDate,asc' }))).toEqual([
    first.referenceOrderId,
    second.referenceOrderId,
  ]);
});

it.each<[OrderSearchField, () => string]>([
  ['referenceOrderId', () => first.referenceOrderId.toLowerCase()],
  ['orderId', () => first.orderId],
  ['externalReferenceId', () => 'order-ref-1'],
  ['externalReferenceId', () => 'line-ref-1'],
  ['recipientEmail', () => 'jose@recipient.EXAMPLE'],
  ['recipientEmail', () => 'jose@rec'],
  ['phone', () => '(212) 555-2368'],
  ['purchaseOrderNumber', () => 'po-77'],
  ['toName', () => 'José Núñez'],
  ['toName', () => 'josé n'],
  ['toName', () => 'JOSE\u0301'],
  ['toName', () => 'jose'],
  ['toName', () => 'Ｊｏｓｅ　nunez'],
  ['toName', () => 'nunez jose'],
  ['toName', () => 'Núñ'],
  ['toName', () => '花'],
  ['fromName', () => 'grace_'],
])('finds by %s', async (searchBy, text) => {
  expect(references(await lookUp(call, { scope: 'all', searchBy, q: text() }))).toEqual([first.referenceOrderId]);
});

it.each<[OrderSearchField, () => string]>([
  ['groupIdentifier', () => shop.customer.identifier.toLowerCase()],
  ['accountIdentifier', () => shop.account.identifier.toLowerCase()],
])('finds every order by %s', async (searchBy, text) => {
  expect(references(await lookUp(call, { scope: 'all', searchBy, q: text() }))).toEqual([
    second.referenceOrderId,
    first.referenceOrderId,
  ]);
});

it.each([
  ['a name without its accents', () => 'nunez'],
  ['the beginning of an address', () => 'jose@'],
  ['a reference', () => first.referenceOrderId.toLowerCase()],
  ['a purchase order number', () => 'po-77'],
  ['an external reference', () => 'order-ref-1'],
  ["a reward's external reference", () => 'line-ref-1'],
  ['a phone number', () => '(212) 555-2368'],
  ['an order ID', () => first.orderId],
])('recognises %s', async (_what, text) => {
  expect(references(await lookUp(call, { scope: 'all', q: text() }))).toEqual([first.referenceOrderId]);
});

it.each([
  ['hana', null],
  ['花', '山田 花子'],
  ['nunez', 'José Núñez'],
  ['+1 212 555 2368', '山田 花子'],
  ['line-ref-1', 'José Núñez'],
  ['PO-77', null],
])('says whom of the order %s found', async (q, recipient) => {
  const { content } = await lookUp(call, { scope: 'all', q });
  expect(content[0]?.matchedRecipient ?? null).toBe(recipient);
});

it.each<[OrderSearchField, string]>([
  ['recipientEmail', 'ose@recipient'],
  ['fromName', 'grac%'],
  ['orderId', 'twelve'],
  ['toName', 'úñez'],
])('finds nothing by %s %s', async (searchBy, q) => {
  expect(await lookUp(call, { scope: 'all', searchBy, q })).toMatchObject({ content: [], totalElements: 0 });
});

it.each([
  ['jo', 400],
  ['j@', 200],
  ['jos', 200],
])('looks for an address from three characters on: %s', async (q, status) => {
  const response = await call({
    method: 'GET',
    url: '/api/orders',
    query: { scope: 'all', searchBy: 'recipientEmail', q },
  });
  expect(response.statusCode).toBe(status);
  if (status === 400)
    expect(response.json<ErrorBody>().fields).toEqual([{ field: 'q', i18nKey: 'error.email.tooShort' }]);
});

it('narrows by state and by days, both ends included', async () => {
  expect(references(await lookUp(call, { state: 'COMPLETE' }))).toEqual([second.referenceOrderId]);
  expect(references(await lookUp(call, { from: '2026-03-02', to: '2026-03-02' }))).toEqual([first.referenceOrderId]);
  expect(references(await lookUp(call, { from: '2026-03-03' }))).toEqual([second.referenceOrderId]);
  const response = await call({ method: 'GET', url: '/api/orders', query: { from: '2026-02-30' } });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toEqual([{ field: 'from', i18nKey: 'error.date.invalid' }]);
});

it("cuts days where the reader's do", async () => {
  const there = (day: string) => lookUp(call, { from: day, to: day, timeZone: 'Pacific/Kiritimati' });
  expect(references(await there('2026-03-02'))).toEqual([]);
  expect(references(await there('2026-03-03'))).toEqual([first.referenceOrderId]);
  expect(references(await there('2026-03-04'))).toEqual([second.referenceOrderId]);
  const response = await call({ method: 'GET', url: '/api/orders', query: { timeZone: 'Mars/Olympus' } });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toEqual([{ field: 'timeZone', i18nKey: 'error.timeZone.unknown' }]);
});

it('shows people without the right to all orders only their own, with the amounts', async () => {
  const authorities: Authority[] = ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'];
  const user = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    accountIds: [shop.account.id],
    authorities,
    default_account_id: shop.account.id,
  });
  const caller = await testApp.signIn(user.email);
  const own = await order(caller, shop.account.identifier, [buildLineBody()]);
  for (const scope of ['account', 'all']) {
    const page = await lookUp(caller, { scope });
    expect(references(page)).toEqual([own.referenceOrderId]);
    expect(page.content[0]?.amountPaid).toBe(25);
  }
  expect((await caller({ method: 'GET', url: `/api/orders/${own.referenceOrderId}` })).statusCode).toBe(200);
  expect((await caller({ method: 'GET', url: `/api/orders/${first.referenceOrderId}` })).statusCode).toBe(404);
});

it('lists the orders of the accounts that a user sees, and no others', async () => {
  const customer = await buildCustomer(testApp.db, { platform_id: shop.platform.id });
  const account = await buildAccount(testApp.db, {
    platform_id: shop.platform.id,
    customer_id: customer.id,
    balanceMinor: 5_000n,
  });
  const user = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    customerIds: [customer.id],
    authorities: BUYER,
    default_account_id: account.id,
  });
  const caller = await testApp.signIn(user.email);
  const own = await order(caller, account.identifier, [buildLineBody()]);
  expect(references(await lookUp(caller, { scope: 'all' }))).toEqual([own.referenceOrderId]);
  expect(
    references(await lookUp(caller, { scope: 'all', searchBy: 'recipientEmail', q: 'jose@recipient.example' })),
  ).toEqual([]);
  expect((await lookUp(call, { scope: 'all' })).content.map((row) => row.referenceOrderId)).toContain(
    own.referenceOrderId,
  );
});

it('shows a line with template, message and what happened to it', async () => {
  const page = (
    await call({ method: 'GET', url: `/api/orders/${first.referenceOrderId}/lines` })
  ).json<OrderLinePage>();
  expect(page).toMatchObject({
    totalElements: 2,
    content: [
      { lineNumber: 1, recipientName: 'José Núñez' },
      { lineNumber: 2, recipientName: '山田 花子', deliveryMethod: 'MOBILE' },
    ],
  });
  const lineId = BigInt(page.content[0]?.lineId ?? '0');
  const { platform_id } = await testApp.db
    .selectFrom('order_lines')
    .select('platform_id')
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  const issued_at = new Date('2026-03-02T12:00:01.000Z');
  await testApp.db
    .insertInto('rewards')
    .values({
      platform_id,
      order_line_id: lineId,
      token_encrypted: 't',
      credentials_encrypted: 'c',
      currency_code: 'USD',
      initial_minor: 2_500n,
      remaining_minor: 2_500n,
      issued_at,
      expires_at: new Date('2027-03-02T12:00:01.000Z'),
      first_viewed_at: new Date('2026-03-02T13:00:00.000Z'),
    })
    .execute();
  const { id: outbox_id } = await testApp.db
    .insertInto('outbox')
    .values({ platform_id, topic: 'reward', order_line_id: lineId, message_id: 'm', created_at: issued_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await testApp.db
    .insertInto('delivery_attempts')
    .values([
      {
        platform_id,
        outbox_id,
        order_line_id: lineId,
        attempt: 1,
        recipient: 'jose@recipient.example',
        outcome: 'FAILED',
        response: '451 try later',
        created_at: new Date('2026-03-02T12:00:02.000Z'),
      },
      {
        platform_id,
        outbox_id,
        order_line_id: lineId,
        attempt: 2,
        recipient: 'jose@recipient.example',
        outcome: 'SENT',
        response: '250 ok',
        created_at: new Date('2026-03-02T12:00:04.000Z'),
      },
    ])
    .execute();
  const line = (
    await call({ method: 'GET', url: `/api/orders/${first.referenceOrderId}/lines/1` })
  ).json<OrderLineDetail>();
  expect(line).toMatchObject({
    toName: 'José Núñez',
    fromName: 'Grace',
    templateName: 'Standard email',
    giftMessage: 'Thank you',
    charged: 25,
    rewardStatus: 'ACTIVE',
    remainingBalance: 25,
  });
  expect(line.timeline.map(({ event, reason }) => [event, reason])).toEqual([
    ['VIEWED', null],
    ['MAIL_SENT', null],
    ['MAIL_FAILED', 'noAnswer'],
    ['ISSUED', null],
    ['PLACED', null],
  ]);
  expect((await call({ method: 'GET', url: `/api/orders/${first.referenceOrderId}/lines/3` })).statusCode).toBe(404);
  expect((await call({ method: 'GET', url: `/api/orders/${first.referenceOrderId}/lines/one` })).statusCode).toBe(404);
});

it('lists nothing of an active account to which access has ended', async () => {
  const { id } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    email: 'leaver@platform.example',
    accountIds: [shop.account.id],
    authorities: BUYER,
    default_account_id: shop.account.id,
  });
  const leaver = await testApp.signIn('leaver@platform.example');
  expect((await lookUp(leaver, {})).content).not.toEqual([]);
  await testApp.db.deleteFrom('user_access').where('user_id', '=', id).execute();
  const response = await leaver({ method: 'GET', url: '/api/orders' });
  expect(response.json<ErrorBody>()).toMatchObject({ status: 400, i18nKey: 'error.account.required' });
  expect((await lookUp(leaver, { scope: 'all' })).content).toEqual([]);
});

it('opens a cart with what an order was, or one line of it, and pays nothing', async () => {
  const openCart = (payload: object, reference = first.referenceOrderId, caller = call) =>
    caller({ method: 'POST', url: `/api/orders/${reference}/cart`, payload });
  const placed = await order(call, shop.account.identifier, [
    buildLineBody({
      amount: '10.00',
      recipient: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@recipient.example' },
    }),
    buildLineBody({
      amount: '25.00',
      recipient: { firstName: 'Mira', lastName: null, email: 'mira@recipient.example' },
      deliveryTemplate: { etid: 'E000000', senderName: 'Grace', subject: 'For you', message: 'Thank you' },
    }),
  ]);
  const response = await openCart({}, placed.referenceOrderId);
  expect(response.statusCode).toBe(201);
  const cart = response.json<ShoppingCart>();
  expect(cart).toMatchObject({ status: 'OPEN', lineItemCount: 2, containsInvalidLineItems: false });
  const lines = await call({ method: 'GET', url: `/api/shopping-carts/${cart.cartId}/line-items` });
  expect(lines.json()).toMatchObject([
    { amount: 10, recipient: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@recipient.example' }, errors: [] },
    {
      amount: 25,
      recipient: { firstName: 'Mira', email: 'mira@recipient.example' },
      deliveryTemplate: { senderName: 'Grace', subject: 'For you', message: 'Thank you' },
    },
  ]);
  const one = (await openCart({ lineNumber: 2 }, placed.referenceOrderId)).json<ShoppingCart>();
  expect(one.cartId).not.toBe(cart.cartId);
  expect(one.lineItemCount).toBe(1);
  expect((await openCart({ lineNumber: 3 }, placed.referenceOrderId)).statusCode).toBe(404);
  expect((await openCart({ lineNumber: 'x' }, placed.referenceOrderId)).statusCode).toBe(400);
  expect((await openCart({}, 'RP000000-1')).statusCode).toBe(404);
});
