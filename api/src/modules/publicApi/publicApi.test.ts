import type {
  PublicAccount,
  PublicAccounts,
  PublicCatalog,
  PublicError,
  PublicOrder,
  PublicOrders,
} from '@portal/shared/contract/publicApi';
import type { OrderPage, PlacedOrder } from '@portal/shared/contract/orders';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { SCOPES_OF_TYPE, type ApiScope } from '@portal/shared/domain/access/apiScopes';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Selectable } from 'kysely';
import type { Users } from '../../db/schema.generated.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { buildApiKey } from '../../testing/buildApiKey.ts';
import { balanceOf, buildAccount } from '../../testing/builders.ts';
import { placeOrder, quote } from '../../testing/cartCalls.ts';
import {
  BUYER,
  buildAllowlist,
  buildCatalogue,
  buildItem,
  buildLineBody,
  buildShop,
} from '../../testing/commerceBuilders.ts';
import { MAILED_TO } from '../../testing/mailedCalls.ts';
import { buildTestApp, callWith, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  const { id: brand_id } = await buildCatalogue(testApp.db);
  const bulk = { fulfillment_type: 'BULK_PROVISIONING_SUPPORTED', delivery_methods: ['BULK_PHYSICAL'] };
  await buildItem(testApp.db, { brand_id, utid: 'UBULK', ...bulk });
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

async function openShop(balanceMinor = 10_000n) {
  const shop = await buildShop(testApp.db, { balanceMinor, authorities: [...BUYER, 'API_KEYS_MANAGE'] });
  return { ...shop, ...(await keyOf(shop.buyer)) };
}

/** A key of the organisation, with all scopes unless told, and a caller that sends it. */
async function keyOf(maker: Selectable<Users>, { scopes = SCOPES_OF_TYPE.API_KEY, accountIds }: KeyOptions = {}) {
  const { key, identifier } = await buildApiKey(testApp, { maker, scopes, ...(accountIds && { accountIds }) });
  return { identifier, call: callWith(testApp.app, key) };
}

interface KeyOptions {
  readonly scopes?: readonly ApiScope[];
  readonly accountIds?: readonly bigint[];
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const bodyOf = ({ account }: Pick<Shop, 'account'>, overrides: object = {}) => ({
  externalRefID: 'payroll-001',
  accountIdentifier: account.identifier,
  utid: 'UVARIABLE',
  amount: '25.00',
  recipient: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@recipient.example' },
  message: 'Thank you',
  ...overrides,
});

const place = (call: Call, payload: object) => call({ method: 'POST', url: '/v2/orders', payload });
const read = (call: Call, url: string) => call({ method: 'GET', url });
const countOrders = async ({ account }: Shop): Promise<number> =>
  (await testApp.db.selectFrom('orders').select('id').where('account_id', '=', account.id).execute()).length;
/** Status of an answer, and the field and key of its first error. */
const refusalOf = (response: Awaited<ReturnType<typeof place>>) => {
  const { httpCode, errors } = response.json<PublicError>();
  expect([httpCode, errors[0]?.code]).toEqual([response.statusCode, response.statusCode]);
  return [response.statusCode, errors[0]?.path, errors[0]?.i18nKey];
};

it('takes a program from the catalogue to a mail, once for its reference, until its key is deactivated', async () => {
  const shop = await openShop();
  const { call, account, buyer } = shop;
  const catalog = await read(call, '/v2/catalogs?utid=uvariable&verbose=false');
  expect(catalog.json<PublicCatalog>().brands).toMatchObject([
    { brandKey: 'B1', items: [{ utid: 'UVARIABLE', minValue: 1, maxValue: 2_000, attributes: ['EMAIL', 'PHONE'] }] },
  ]);
  const known = { 'if-none-match': String(catalog.headers['etag']) };
  expect((await call({ url: '/v2/catalogs?utid=UVARIABLE&verbose=false', headers: known })).statusCode).toBe(304);
  expect((await read(call, '/v2/catalogs')).json<PublicCatalog>().brands[0]?.description).toBe('Books');
  expect((await read(call, `/v2/accounts/${account.identifier}`)).json<PublicAccount>()).toMatchObject({
    currencyCode: 'USD',
    availableBalance: 100,
    status: 'ACTIVE',
  });

  const placed = await place(call, bodyOf(shop));
  expect(placed.statusCode).toBe(201);
  const order = placed.json<PublicOrder>();
  expect(order).toMatchObject({
    externalRefID: 'payroll-001',
    status: 'PENDING',
    orderSource: 'API',
    amountCharged: { value: 25, currencyCode: 'USD', fee: 0, shipping: 0, total: 25 },
    lineItem: { utid: 'UVARIABLE', deliveryMethod: 'EMAIL', recipient: { email: 'ada@recipient.example' } },
  });
  expect(order.referenceOrderID).toMatch(/^RA260302-/);
  expect(await balanceOf(testApp.db, account)).toBe(7_500n);

  const again = await place(call, bodyOf(shop, { amount: 25 }));
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  expect(again.json<PublicOrder>()).toEqual(order);
  const other = await place(call, bodyOf(shop, { amount: '26.00' }));
  expect(refusalOf(other)).toEqual([409, 'externalRefID', 'error.reference.otherContent']);
  expect(other.json<PublicError>().errors[0]?.message).toContain(order.referenceOrderID);
  expect(await balanceOf(testApp.db, account)).toBe(7_500n);

  const people = await testApp.signIn(buyer.email);
  const [listed] = (await read(people, '/api/orders')).json<OrderPage>().content;
  expect(listed).toMatchObject({ orderSource: 'API', createdBy: expect.stringMatching(/^Key number /) as string });
  await issue(order.referenceOrderID);
  const issued = await read(call, `/v2/orders/${order.referenceOrderID}`);
  expect(issued.json<PublicOrder>()).toMatchObject({ status: 'COMPLETE', lineItem: { lineItemStatus: 'COMPLETE' } });
  expect(issued.body).not.toMatch(/\/r\/|credential|\bpin\b/i);

  const deactivated = await people({ method: 'POST', url: `/api/credentials/${shop.identifier}/deactivate` });
  expect(deactivated.statusCode).toBe(200);
  expect(refusalOf(await place(call, bodyOf(shop)))).toEqual([401, null, 'error.apiKey.invalid']);
});

/** Issues the reward of an order, which writes its mail. */
async function issue(reference: string): Promise<void> {
  const { db, clock, env, jobs, issuer } = testApp;
  const order = await db
    .selectFrom('orders')
    .select(['platform_id', 'id'])
    .where('reference_order_id', '=', reference)
    .executeTakeFirstOrThrow();
  await issueOrder(
    {
      db,
      clock,
      credentialKey: env.credentialKey,
      mailHost: 'portal.example',
      enqueueAll: jobs.enqueueAll,
      provider: issuer.provider,
    },
    { platformId: order.platform_id, id: order.id },
  );
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select('order_lines.email')
    .where('order_lines.order_id', '=', order.id)
    .execute();
  expect(mails).toEqual([{ email: 'ada@recipient.example' }]);
}

it('reads cards in bulk with their number and shipping, sent to somebody of the recipient list, and orders none itself', async () => {
  const shop = await openShop(100_000n);
  await buildAllowlist(testApp.db, shop.platform.id, ['ada@recipient.example']);
  const people = await testApp.signIn(shop.buyer.email);
  const create = { accountIdentifier: shop.account.identifier, orderSource: 'BULK_PHYSICAL' };
  const { cartId } = (
    await people({ method: 'POST', url: '/api/shopping-carts', payload: create })
  ).json<ShoppingCart>();
  const cards = (email: string | null) => {
    const recipient = { firstName: 'Ada', lastName: 'Lovelace', email, address: MAILED_TO };
    const payload = [buildLineBody({ utid: 'UBULK', quantity: 4, recipient, deliveryTemplate: {} })];
    return people({ method: 'POST', url: `/api/shopping-carts/${cartId}/line-items/bulk`, payload });
  };
  for (const email of [null, 'bob@recipient.example']) expect((await cards(email)).statusCode).toBe(422);
  expect((await cards('ada@recipient.example')).statusCode).toBe(200);
  const payload = { physicalMethod: 'upsground' };
  await people({ method: 'POST', url: `/api/shopping-carts/${cartId}/update-shipping`, payload });
  const { quoteIdentifier } = await quote(people, cartId);
  const placed = (await placeOrder(people, cartId, quoteIdentifier, cartId)).json<PlacedOrder>();
  const order = (await read(shop.call, `/v2/orders/${placed.referenceOrderId}`)).json<PublicOrder>();
  expect(order).toMatchObject({
    amountCharged: { value: 100, shipping: 9.95, total: 109.95 },
    lineItem: { deliveryMethod: 'BULK_PHYSICAL', quantity: 4, denomination: { value: 25 } },
  });
  const refused = await place(shop.call, bodyOf(shop, { utid: 'UBULK' }));
  expect(refusalOf(refused)).toEqual([422, 'utid', 'error.delivery.notOffered']);
});

it('makes one order of a reference that is posted ten times at once', async () => {
  const shop = await openShop(3_000n);
  const { id } = shop.account;
  await testApp.db.updateTable('accounts').set({ confidence_attribute: 'WATCH' }).where('id', '=', id).execute();
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(shop.call, bodyOf(shop))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(9).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  // Held as an order of a person would be.
  expect(answers[0]?.json<PublicOrder>()).toMatchObject({ status: 'PENDING', hold: { reason: 'ACCOUNT_WATCHED' } });
  expect(await countOrders(shop)).toBe(1);
  expect(await balanceOf(testApp.db, shop.account)).toBe(500n);
});

it('says at its field what is wrong, and charges nothing', async () => {
  const shop = await openShop();
  const person = { firstName: 'Ada', email: 'ada@recipient.example' };
  const wrong: readonly (readonly [overrides: object, ...refusal: unknown[]])[] = [
    [{ externalRefID: undefined }, 400, 'externalRefID', 'error.text.required'],
    [{ externalRefID: ' ' }, 400, 'externalRefID', 'error.text.required'],
    [{ externalRefID: 'x'.repeat(101) }, 400, 'externalRefID', 'error.text.tooLong'],
    [{ ammount: '25.00' }, 400, 'ammount', 'error.field.unknown'],
    [{ recipient: { ...person, nick: 'A' } }, 400, 'recipient.nick', 'error.field.unknown'],
    [{ deliveryMethod: 'PHONE' }, 422, 'deliveryMethod', 'error.notAvailable'],
    [{ amount: '0.50' }, 422, 'amount', 'error.amount.belowMin'],
    [{ amount: '1.005' }, 422, 'amount', 'error.amount.decimals'],
    [{ amount: '150.00' }, 422, 'amount', 'error.funds.insufficient'],
    [{ utid: 'UNONE' }, 422, 'utid', 'error.item.notFound'],
    [{ utid: 'UTEXTED' }, 422, 'recipient.email', 'error.delivery.notOffered'],
    [{ recipient: { ...person, email: 'ada@' } }, 422, 'recipient.email', 'error.email.invalid'],
    [{ recipient: { ...person, email: undefined } }, 422, 'recipient.email', 'error.recipient.delivery'],
    [{ recipient: { email: person.email } }, 422, 'recipient.firstName', 'error.name.required'],
    [{ etid: 'E999999' }, 422, 'etid', 'error.etid.invalid'],
    [{ emailSubject: 'a/b' }, 422, 'emailSubject', 'error.subject.slash'],
    [{ accountIdentifier: 'A999999' }, 404, 'accountIdentifier', 'error.account.notFound'],
    [{ customerIdentifier: 'G999999' }, 404, 'accountIdentifier', 'error.account.notFound'],
  ];
  for (const [overrides, ...refusal] of wrong)
    expect([overrides, refusalOf(await place(shop.call, bodyOf(shop, overrides)))]).toEqual([overrides, refusal]);
  await testApp.db
    .updateTable('platforms')
    .set({ requires_order_notes: true, requires_line_notes: true })
    .where('id', '=', shop.platform.id)
    .execute();
  expect(refusalOf(await place(shop.call, bodyOf(shop)))).toEqual([422, 'lineItemNote', 'error.notes.required']);
  expect(refusalOf(await place(shop.call, bodyOf(shop, { lineItemNote: 'x' })))).toEqual([
    422,
    'notes',
    'error.order.notesRequired',
  ]);
  const noted = bodyOf(shop, { lineItemNote: 'x', notes: 'March' });
  const { id } = shop.account;
  await testApp.db.updateTable('accounts').set({ status: 'FROZEN' }).where('id', '=', id).execute();
  expect(refusalOf(await place(shop.call, noted))).toEqual([422, 'accountIdentifier', 'error.account.frozen']);
  await testApp.db.updateTable('accounts').set({ status: 'ACTIVE' }).where('id', '=', id).execute();
  await buildAllowlist(testApp.db, shop.platform.id, ['bob@recipient.example']);
  expect(refusalOf(await place(shop.call, noted))).toEqual([422, 'recipient.email', 'error.email.notListed']);
  await testApp.db.updateTable('platforms').set({ has_allowlist: false }).where('id', '=', shop.platform.id).execute();
  expect(await countOrders(shop)).toBe(0);
  expect(await balanceOf(testApp.db, shop.account)).toBe(10_000n);
  expect((await place(shop.call, noted)).statusCode).toBe(201);
  // Whatever has become of the account since: the reference has its order.
  await testApp.db.updateTable('accounts').set({ status: 'FROZEN' }).where('id', '=', id).execute();
  expect((await place(shop.call, noted)).statusCode).toBe(200);
});

it('shows a key the accounts and orders that it may use, part by part, and no others', async () => {
  const shop = await openShop();
  const { platform, customer, account, buyer } = shop;
  const sibling = await buildAccount(testApp.db, {
    platform_id: platform.id,
    customer_id: customer.id,
    balanceMinor: 10_000n,
  });
  for (const externalRefID of ['a', 'b', 'c']) await place(shop.call, bodyOf(shop, { externalRefID }));
  await place(shop.call, bodyOf({ account: sibling }, { externalRefID: 'b' }));

  const first = (await read(shop.call, '/v2/orders?maxResults=3')).json<PublicOrders>();
  expect(first.orders.map(({ externalRefID }) => externalRefID)).toEqual(['b', 'c', 'b']);
  const rest = await read(shop.call, `/v2/orders?maxResults=3&cursor=${first.cursor.nextCursor ?? ''}`);
  expect(rest.json<PublicOrders>()).toMatchObject({
    orders: [{ externalRefID: 'a' }],
    cursor: { nextCursor: null, numberOfElements: 1 },
  });
  const countOf = async (call: Call, query: string): Promise<number | undefined> =>
    (await read(call, `/v2/orders?${query}`)).json<Partial<PublicOrders>>().orders?.length;
  expect(await countOf(shop.call, 'externalRefID=b')).toBe(2);
  expect(await countOf(shop.call, `externalRefID=b&accountIdentifier=${sibling.identifier}`)).toBe(1);
  expect(await countOf(shop.call, 'status=PENDING&from=2026-03-02&to=2026-03-02')).toBe(4);
  expect(await countOf(shop.call, 'status=COMPLETE')).toBe(0);
  expect(refusalOf(await read(shop.call, '/v2/orders?cursor=x'))).toEqual([400, 'cursor', 'error.validation']);
  expect(refusalOf(await read(shop.call, '/v2/orders?state=PENDING'))).toEqual([400, 'state', 'error.field.unknown']);

  const narrow = await keyOf(buyer, {
    accountIds: [sibling.id],
    scopes: ['accounts:read', 'orders:read'],
  });
  const accounts = (await read(narrow.call, '/v2/accounts')).json<PublicAccounts>();
  expect(accounts.accounts.map(({ accountIdentifier }) => accountIdentifier)).toEqual([sibling.identifier]);
  const both = (await read(shop.call, '/v2/accounts?maxResults=1')).json<PublicAccounts>();
  const next = await read(shop.call, `/v2/accounts?maxResults=1&cursor=${both.cursor.nextCursor ?? ''}`);
  expect(next.json<PublicAccounts>()).toMatchObject({
    accounts: [{ accountIdentifier: sibling.identifier }],
    cursor: { nextCursor: null },
  });
  const [own] = (await read(shop.call, '/v2/orders?externalRefID=a')).json<PublicOrders>().orders;
  for (const url of [
    `/v2/accounts/${account.identifier}`,
    `/v2/orders?accountIdentifier=${account.identifier}`,
    `/v2/orders/${own?.referenceOrderID ?? ''}`,
  ])
    expect([url, (await read(narrow.call, url)).statusCode]).toEqual([url, 404]);
  expect(await countOf(narrow.call, '')).toBe(1);
  const refused = await place(narrow.call, bodyOf({ account: sibling }));
  expect(refusalOf(refused)).toEqual([403, null, 'error.apiKey.scope']);
  expect(refused.json<PublicError>().errors[0]?.message).toContain('orders:write');

  const stranger = await openShop();
  expect((await read(stranger.call, `/v2/orders/${own?.referenceOrderID ?? ''}`)).statusCode).toBe(404);
  const successor = await keyOf(buyer);
  expect((await place(successor.call, bodyOf(shop, { externalRefID: 'a' }))).statusCode).toBe(200);
  const writer = await keyOf(buyer, { scopes: ['orders:write'] });
  expect(refusalOf(await place(writer.call, bodyOf(shop, { externalRefID: 'a' })))).toEqual([
    409,
    'externalRefID',
    'error.reference.duplicate',
  ]);
});

it('tells each key how much it may still do, and then how long to wait', async () => {
  const { call, buyer } = await openShop();
  const { writesPerMinute } = SERVER_SETTINGS.publicApi;
  for (let calls = 1; calls <= writesPerMinute; calls += 1)
    expect((await place(call, {})).headers['ratelimit-remaining']).toBe(String(writesPerMinute - calls));
  const refused = await place(call, {});
  expect(refusalOf(refused)).toEqual([429, null, 'error.rateLimited']);
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'ratelimit-limit': '120', 'ratelimit-reset': '60' });
  expect((await read(call, '/v2/accounts')).headers['ratelimit-remaining']).toBe('599');
  expect((await place((await keyOf(buyer)).call, {})).statusCode).toBe(400);
});

it('describes its calls, and has a page with an example of each', async () => {
  const document = (await testApp.app.inject('/v2/openapi.json')).json<{ paths: Record<string, object> }>();
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual([
    'GET /v2/accounts',
    'GET /v2/accounts/{accountIdentifier}',
    'GET /v2/catalogs',
    'GET /v2/orders',
    'GET /v2/orders/{referenceOrderID}',
    'POST /v2/orders',
    'POST /v2/research/incentives/{incentiveId}/completions',
  ]);
  const page = (await testApp.app.inject('/docs/api')).body;
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const withoutKey = await testApp.app.inject({ method: method === 'POST' ? 'POST' : 'GET', url: path });
    expect([call, refusalOf(withoutKey)]).toEqual([call, [401, null, 'error.apiKey.invalid']]);
    expect(page).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
  }
  expect(refusalOf(await testApp.app.inject('/v2/nothing?key=x'))).toEqual([404, null, 'error.notFound']);
  expect(refusalOf(await testApp.app.inject('/v2/orders/%zz'))).toEqual([400, null, 'error.validation']);
});
