import type {
  AllowlistCheck,
  AllowlistOfPlatform,
  AllowlistRecipient,
  AllowlistRecipients,
} from '@portal/shared/contract/allowlist';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { CartLines } from '@portal/shared/contract/shoppingCarts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildAllowlist, buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildUser } from '../../testing/builders.ts';
import { partOf } from '../../testing/readXlsx.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { LISTED_EMAILS, uploadBytes } from '../../testing/uploadFixture.ts';

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
  expect(platform.json<AllowlistOfPlatform>()).toMatchObject({
    recipientCount: LISTED.length,
    enabled: true,
    version: 1,
    modifiedBy: null,
    former: null,
  });
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

const BASE = '/api/orderWhitelist';
const [ADA, GRACE, EMI]: readonly AllowlistRecipient[] = [
  { email: 'ada@recipient.example', firstName: 'Ada', lastName: 'Lovelace' },
  { email: 'grace@recipient.example', firstName: 'Grace', lastName: 'Hopper' },
  { email: 'emi@recipient.example', firstName: 'Emi', lastName: 'Tanaka' },
];

/** Somebody who keeps the list of an organisation, which has these people on it; null: it has none yet. */
async function openManager(emails: readonly string[] | null = null) {
  const shop = await openShop(emails);
  const manager = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    first_name: 'Olga',
    last_name: 'Owner',
    authorities: ['RECIPIENT_WHITELIST_MANAGE'],
  });
  const call = await testApp.signIn(manager.email);
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const response = await call({ method, url: BASE + path, payload });
    return { status: response.statusCode, body: response.json<AllowlistOfPlatform & ErrorBody>() };
  };
  const check = async (file: string, bytes: Buffer) => {
    const response = await call({
      method: 'POST',
      url: `${BASE}/check`,
      query: { fileName: file },
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    return { status: response.statusCode, body: response.json<AllowlistCheck & ErrorBody>() };
  };
  return { ...shop, manager: call, send, check };
}

it('is created off, switched on, changed by its version, and brought back for thirty days', async () => {
  const { call, put, cart, send, platform } = await openManager();
  const created = await send('POST', '', { recipients: [ADA, GRACE] });
  expect(created).toMatchObject({ status: 201, body: { recipientCount: 2, enabled: false, version: 1, former: null } });
  expect(await send('POST', '', { recipients: [EMI] })).toMatchObject({
    status: 409,
    body: { i18nKey: 'error.allowlist.exists' },
  });
  expect((await call({ method: 'GET', url: `${BASE}/recipients` })).statusCode).toBe(404);
  const cartId = await cart();
  expect((await put(cartId, 'emi@recipient.example')).statusCode).toBe(200);
  const on = await send('PUT', '/switch', { enabled: true, version: 1 });
  expect(on.body).toMatchObject({ enabled: true, version: 2, modifiedBy: 'Olga Owner' });
  expect((await put(cartId, 'emi@recipient.example')).statusCode).toBe(422);
  const changed = await send('PUT', '', { recipients: [{ ...ADA, lastName: 'Byron' }, EMI], version: 2 });
  expect(changed.body).toMatchObject({ recipientCount: 2, version: 3, former: { recipientCount: 2 } });
  expect((await put(cartId, 'emi@recipient.example')).statusCode).toBe(200);
  const late = { recipients: [GRACE], version: 2 };
  expect(await send('PUT', '', late)).toMatchObject({
    status: 409,
    body: { i18nKey: 'error.allowlist.changed', values: { name: 'Olga Owner' } },
  });
  // The answer was lost, and the change is sent again.
  expect(await send('PUT', '', { recipients: [EMI, { ...ADA, lastName: 'Byron' }], version: 2 })).toMatchObject({
    status: 200,
    body: { version: 3 },
  });
  expect(await send('PUT', '', { recipients: [] })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'recipients', i18nKey: 'error.allowlist.empty' }] },
  });
  const back = await send('POST', '/undo', { version: 3 });
  expect(back.body).toMatchObject({ recipientCount: 2, version: 4 });
  const { recipients } = (await call({ method: 'GET', url: BASE })).json<AllowlistRecipients>();
  expect(recipients).toEqual([GRACE, ADA]);
  await testApp.db
    .updateTable('allowlists')
    .set({ former_until: testApp.clock.now() })
    .where('platform_id', '=', platform.id)
    .execute();
  expect(await send('POST', '/undo', { version: 4 })).toMatchObject({
    status: 422,
    body: { i18nKey: 'error.allowlist.noFormer' },
  });
  const audits = await testApp.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('platform_id', '=', platform.id)
    .where('entity_type', '=', 'allowlist')
    .orderBy('id')
    .execute();
  expect(audits).toEqual([
    { action: 'allowlist.created', details: { added: 2 } },
    { action: 'allowlist.switchedOn', details: { recipients: 2 } },
    { action: 'allowlist.changed', details: { added: 1, removed: 1, renamed: 1 } },
    { action: 'allowlist.broughtBack', details: { added: 1, removed: 1, renamed: 1 } },
  ]);
});

it('cannot be on without anybody', async () => {
  const { send } = await openManager();
  await send('POST', '', { recipients: [] });
  expect(await send('PUT', '/switch', { enabled: true, version: 1 })).toMatchObject({
    status: 422,
    body: { i18nKey: 'error.allowlist.empty' },
  });
});

it('names each wrong field, and who stands twice', async () => {
  const { send } = await openManager();
  const recipients = [
    ADA,
    { email: 'x', firstName: '', lastName: '=1+1' },
    { ...GRACE, email: ' ADA@recipient.example' },
  ];
  expect(await send('POST', '', { recipients })).toMatchObject({
    status: 400,
    body: {
      fields: [
        { field: 'recipients[1].firstName', i18nKey: 'error.name.required' },
        { field: 'recipients[1].lastName', i18nKey: 'error.name.formula' },
        { field: 'recipients[1].email', i18nKey: 'error.email.invalid' },
        { field: 'recipients[2].email', i18nKey: 'error.email.repeated' },
      ],
    },
  });
});

it('is searched by name and address, and given out as a workbook that compares as unchanged', async () => {
  const { manager, check } = await openManager(LISTED);
  const found = await manager({ method: 'GET', url: `${BASE}/entries`, query: { q: 'chiara' } });
  expect(found.json<AllowlistRecipient[]>().map(({ email }) => email)).toEqual(['Chiara.Rossi@Example.org']);
  const file = await manager({ method: 'GET', url: `${BASE}/export` });
  expect(partOf(file.rawPayload, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
  const { body } = await check('list.xlsx', file.rawPayload);
  expect([body.version, body.unchanged.length, body.added, body.removed, body.renamed]).toEqual([1, 3, [], [], []]);
  const template = await manager({ method: 'GET', url: `${BASE}/template` });
  expect((await check('template.xlsx', template.rawPayload)).body).toMatchObject({ i18nKey: 'error.file.empty' });
});

it('names the wrong rows of a file, and who stands twice in it', async () => {
  const { check } = await openManager(LISTED_EMAILS);
  const { status, body } = await check('d18.xlsx', uploadBytes('d18-allowlist-row-errors.xlsx'));
  const wrong = body.wrong.map((row) => [row.lineNumber, row.sheetRow, ...row.errors.map(({ field }) => field)]);
  expect([status, body.rowCount]).toEqual([200, 8]);
  expect(wrong).toEqual([
    [4, 5, 'lastName'],
    [5, 6, 'email'],
    [6, 7, 'firstName'],
    [7, 8, 'email'],
  ]);
  expect(body.repeated.map(({ lineNumber }) => lineNumber)).toEqual([8]);
  expect(body.added.length + body.renamed.length + body.unchanged.length).toBe(3);
});

it.each([
  ['d17.xlsx', uploadBytes('d17-allowlist-duplicate-heading.xlsx'), 'error.file.duplicateHeader'],
  ['d16.xlsx', uploadBytes('d16-header-only.xlsx'), 'error.file.missingColumn'],
  ['d20.xlsx', uploadBytes('d20-users-missing-column.xlsx'), null],
  ['list.csv', Buffer.from('Email,First Name,Last Name\nada@recipient.example,Ada,Lovelace'), 'error.file.extension'],
  ['list.xlsx', Buffer.from('%PDF-1.7 of another program'), 'error.file.unreadable'],
  ['list.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'error.file.password'],
  ['list.xlsx', Buffer.alloc(0), 'error.file.empty'],
])('%s is refused with its reason (%#)', async (name, bytes, i18nKey) => {
  const { check } = await openManager();
  const { status, body } = await check(name, bytes);
  if (i18nKey === null) expect(status).toBe(200);
  else expect([status, body.fields?.map((field) => [field.field, field.i18nKey])]).toEqual([422, [['file', i18nKey]]]);
});

it('is closed without its right, without the whole organisation, and where its page is off; it stays in force', async () => {
  const { call, put, cart, send, platform } = await openManager(LISTED);
  const body = { recipients: [ADA] };
  const refused = await call({ method: 'PUT', url: BASE, payload: body });
  expect(refused.json<ErrorBody>()).toMatchObject({
    status: 403,
    i18nKey: 'error.allowlist.forbidden',
    description: 'You cannot create or update the recipient list.',
  });
  await testApp.db
    .updateTable('platforms')
    .set({ feature_treatments: JSON.stringify({ 'recipients-whitelist': 'off' }) })
    .where('id', '=', platform.id)
    .execute();
  expect((await send('PUT', '', body)).status).toBe(404);
  expect((await put(await cart(), 'stranger@example.com')).statusCode).toBe(422);
});
