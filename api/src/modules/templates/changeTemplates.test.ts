import type { ErrorBody } from '@portal/shared/contract/common';
import type { EmailTemplate, EmailTemplateBody, TemplateUses } from '@portal/shared/contract/emailTemplates';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { issueOrder } from '../issuing/issueOrder.ts';
import { readRewardMailRows } from '../rewardMails/rewardMailReadModel.ts';
import { toRewardMail } from '../rewardMails/toRewardMail.ts';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { openCart, order } from '../../testing/cartCalls.ts';
import { BUYER, buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTemplateBody } from '../../testing/templateCalls.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

const EDITOR = ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] as const;
const PLATFORM: Pick<EmailTemplateBody, 'templateAccess' | 'accessPlaces'> = {
  templateAccess: 'PLATFORM',
  accessPlaces: [],
};

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;

beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
beforeEach(async () => {
  shop = await buildShop(testApp.db, { balanceMinor: 100_000n, authorities: [...BUYER, ...EDITOR] });
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const group = () => ({ customerIdentifier: shop.customer.identifier, accountIdentifier: null });
const account = () => ({ ...group(), accountIdentifier: shop.account.identifier });
const bodyOf = (changes: Partial<EmailTemplateBody> = {}) => buildTemplateBody(account(), { ...PLATFORM, ...changes });
const create = (body = bodyOf(), by = call) => by({ method: 'POST', url: '/api/email-templates', payload: body });
const created = async (body = bodyOf()): Promise<EmailTemplate> => (await create(body)).json<EmailTemplate>();
const put = (etid: string, body: EmailTemplateBody, version: number, by = call) =>
  by({ method: 'PUT', url: `/api/email-templates/${etid}`, payload: { ...body, version } });
const get = <T>(path: string, by = call): Promise<T> =>
  by({ method: 'GET', url: `/api/email-templates${path}` }).then((response) => response.json<T>());
const remove = (etid: string, by = call) => by({ method: 'DELETE', url: `/api/email-templates/${etid}` });
const fieldsOf = (response: { json: () => ErrorBody }) =>
  response.json().fields?.map(({ field, i18nKey }) => [field, i18nKey]);

it('is created, found, changed and deleted, and each action stands in the audit log', async () => {
  const body = bodyOf({
    name: ' Spring  thanks ',
    bccEmailAddressStrings: ['archive@platform.example'],
    defaults: [account()],
  });
  const response = await create(body);
  expect(response.statusCode).toBe(201);
  const template = response.json<EmailTemplate>();
  const { id } = template;
  expect(template).toMatchObject({ name: 'Spring thanks', primaryColor: '#0a7', version: 1, isChangeable: true });
  expect(template.defaults).toMatchObject([account()]);
  expect(await get(`/${id}`)).toEqual(template);
  expect((await get<EmailTemplate[]>('?search=SPRING&templateAccess=PLATFORM&locale=en')).map((one) => one.id)).toEqual(
    [id],
  );
  expect(await get('?search=SPRING&locale=fr')).toEqual([]);
  const changed = await put(id, { ...body, name: 'Summer thanks', defaults: [] }, 1);
  expect(changed.json()).toMatchObject({ id, name: 'Summer thanks', version: 2, defaults: [] });
  expect((await remove(id)).statusCode).toBe(204);
  expect((await remove(id)).json()).toMatchObject({ status: 404, i18nKey: 'error.template.notFound' });
  const log = await testApp.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(
    ['created', 'changed', 'deleted'].map((change) => `emailTemplate.${change}`),
  );
});

it('is changed only by who has every scope of it, and seen by who may use it', async () => {
  const platform = await created();
  const { customer, platform: organisation } = shop;
  const other = await buildCustomer(testApp.db, { platform_id: organisation.id });
  const sister = await buildAccount(testApp.db, { platform_id: organisation.id, customer_id: other.id });
  const theirs = { customerIdentifier: other.identifier, accountIdentifier: sister.identifier };
  const own = await created(bodyOf({ templateAccess: 'CUSTOMER', accessPlaces: [group()] }));
  const both = await created(bodyOf({ templateAccess: 'ACCOUNT', accessPlaces: [account(), theirs] }));
  const foreign = await created(bodyOf({ templateAccess: 'ACCOUNT', accessPlaces: [theirs] }));
  const { email } = await buildUser(testApp.db, {
    platform_id: organisation.id,
    customerIds: [customer.id],
    authorities: EDITOR,
  });
  const editor = await testApp.signIn(email);
  const seen = await get<EmailTemplate[]>('', editor);
  expect(new Map(seen.map(({ id, isChangeable, accessPlaces }) => [id, [isChangeable, accessPlaces.length]]))).toEqual(
    new Map([
      ['E000000', [false, 0]],
      [platform.id, [false, 0]],
      [own.id, [true, 1]],
      [both.id, [false, 1]],
    ]),
  );
  for (const { id } of [platform, both]) {
    expect((await put(id, bodyOf(), 1, editor)).json()).toMatchObject({
      status: 403,
      i18nKey: 'error.template.notYours',
    });
    expect((await remove(id, editor)).statusCode).toBe(403);
  }
  expect((await put(foreign.id, bodyOf(), 1, editor)).statusCode).toBe(404);
  expect((await remove('E000000')).json()).toMatchObject({ status: 403, i18nKey: 'error.template.standard' });
  const copy = bodyOf({ templateAccess: 'CUSTOMER', accessPlaces: [group()] });
  expect((await create(bodyOf(), editor)).statusCode).toBe(403);
  expect((await create({ ...copy, accessPlaces: [{ ...theirs, accountIdentifier: null }] }, editor)).statusCode).toBe(
    404,
  );
  expect((await create({ ...copy, accessPlaces: [] }, editor)).json()).toMatchObject({
    fields: [{ field: 'accessPlaces', i18nKey: 'error.template.places' }],
  });
  expect((await create({ ...copy, defaults: [account()] }, editor)).statusCode).toBe(201);
});

it('is changed by who has its accounts alone', async () => {
  const { customer, platform } = shop;
  const sister = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
  const theirs = { ...account(), accountIdentifier: sister.identifier };
  const { email } = await buildUser(testApp.db, {
    platform_id: platform.id,
    accountIds: [shop.account.id],
    authorities: EDITOR,
  });
  const editor = await testApp.signIn(email);
  const body = bodyOf({ templateAccess: 'ACCOUNT', accessPlaces: [account()], defaults: [account()] });
  const { id } = (await create(body, editor)).json<EmailTemplate>();
  expect(await get(`/${id}`, editor)).toMatchObject({ isChangeable: true });
  expect((await put(id, { ...body, accessPlaces: [account(), theirs] }, 1)).statusCode).toBe(200);
  expect(await get(`/${id}`, editor)).toMatchObject({ isChangeable: false });
});

it('is the default within its access, takes a scope over, and is not narrowed past its defaults', async () => {
  const first = await created(bodyOf({ defaults: [account(), group()] }));
  expect(await get('/defaults')).toMatchObject([
    { ...account(), emailTemplateIdentifier: first.id },
    { ...group(), name: first.name },
  ]);
  const narrowed = bodyOf({ templateAccess: 'ACCOUNT', accessPlaces: [account()], defaults: [account(), group()] });
  for (const refused of [await put(first.id, narrowed, 1), await create(narrowed)]) {
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: '159', i18nKey: 'error.template.defaultAccess' });
    expect(fieldsOf(refused)).toEqual([['defaults', 'error.template.defaultAccess']]);
  }
  const second = await created({ ...narrowed, defaults: [account()] });
  expect((await get<EmailTemplate>(`/${first.id}`)).defaults).toMatchObject([group()]);
  const listed = await get<EmailTemplate[]>(`/account/${shop.account.identifier}`);
  expect(listed.map(({ id, isDefault }) => [id, isDefault])[0]).toEqual([second.id, true]);
});

it('refuses a save that began with an older version, and says who saved since, and when', async () => {
  const body = bodyOf();
  const { id } = await created(body);
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    first_name: 'Grace',
    last_name: 'Hopper',
    organization_access: true,
    authorities: EDITOR,
  });
  const other = await testApp.signIn(email);
  const hers = { ...body, message: 'By Grace' };
  expect((await put(id, hers, 1, other)).json()).toMatchObject({ version: 2 });
  expect((await put(id, body, 1)).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.template.changed',
    values: { name: 'Grace Hopper', at: testApp.clock.now().toISOString() },
  });
  expect((await put(id, hers, 1)).json()).toMatchObject({ version: 2, message: 'By Grace' });
});

it('has a name of its own in the organisation, which a deleted one gives free', async () => {
  const { id } = await created(bodyOf({ name: 'Dank für Café' }));
  const again = bodyOf({ name: ' dank  für Cafe\u0301' });
  const refused = await create(again);
  expect(refused.statusCode).toBe(409);
  expect(fieldsOf(refused)).toEqual([['name', 'error.template.nameTaken']]);
  await remove(id);
  expect((await create(again)).statusCode).toBe(201);
});

it.each<[string, Partial<EmailTemplateBody>, number, [string, string][]]>([
  [
    'nothing in it',
    { name: ' ', subject: '', message: '\u200b' },
    400,
    [
      ['name', 'error.name.required'],
      ['subject', 'error.text.required'],
      ['message', 'error.text.required'],
    ],
  ],
  ['a slash in its subject', { subject: 'A/B' }, 400, [['subject', 'error.subject.slash']]],
  ['a line break in its subject', { subject: 'A\r\nBcc: x@x.example' }, 400, [['subject', 'error.text.characters']]],
  ['markup in its sender', { fromName: '<b>' }, 400, [['fromName', 'error.name.characters']]],
  ['a colour of four digits', { primaryColor: '#0a7f' }, 400, [['primaryColor', 'error.template.colour']]],
  [
    'a wrong copy address',
    { bccEmailAddressStrings: ['nobody'] },
    400,
    [['bccEmailAddressStrings', 'error.template.bcc']],
  ],
  ['a long closing', { closingMessage: 'x'.repeat(501) }, 400, [['closingMessage', 'error.text.tooLong']]],
  ['an unknown tag', { message: 'Dear {{recipient}}' }, 422, [['message', 'error.tag.unknown']]],
  ['a tag four times', { smsMessageBody: '{{message}}'.repeat(4) }, 422, [['smsMessageBody', 'error.tag.repeated']]],
  ['an open tag', { subject: 'Dear {{recipient_name' }, 422, [['subject', 'error.tag.unclosed']]],
])('is refused with %s, at the field', async (_what, wrong, status, fields) => {
  const response = await create(bodyOf(wrong));
  expect(response.json<ErrorBody>()).toMatchObject({ status, ...(status === 422 && { code: '163' }) });
  expect(fieldsOf(response)).toEqual(fields);
});

it('is shown with a sample reward before it is saved, in its own language', async () => {
  const body = bodyOf({
    locale: 'fr',
    subject: 'Merci, {{recipient_first_name}}',
    message: '{{message}}\n\n{{organization_name}} vous offre {{reward_amount}} <b>',
  });
  const preview = (payload: object) => call({ method: 'POST', url: '/api/email-templates/preview/template', payload });
  const { subject, from, html, textMessage } = (await preview(body)).json<MailPreview>();
  expect({ subject, from: from.name }).toEqual({ subject: 'Merci, Ana', from: 'Alder' });
  expect(html).toContain(`${shop.platform.name} vous offre 25,00`);
  expect(textMessage?.body).toMatch(/^Hi Ana\b/);
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<img');
  const logo = { logoUrl: `/api/images/${'a'.repeat(64)}`, logoAltText: 'Spring & {{brand_name}}' };
  const withLogo = (await preview({ ...body, ...logo })).json<MailPreview>().html;
  expect(withLogo).toContain(`src="https://portal.example${logo.logoUrl}"`);
  expect(withLogo).toContain('alt="Spring &amp; Harbour Books" width="560" height="129"');
  expect((await preview({ ...body, message: '{{nothing}}' })).statusCode).toBe(422);
});

it('takes rich texts: answers what it keeps, refuses other markup and links that mislead', async () => {
  const rich = (message: string) => bodyOf({ message });
  const { message } = await created(rich('<p>Dear {<b>{recipient_name}</b>}</p><ol start="30"><li>November</li></ol>'));
  expect(message).toBe('<p>Dear <strong>{{recipient_name}}</strong></p><ol start="30"><li>November</li></ol>');
  for (const markup of ['<ol type="a"><li>one</li></ol>', '<p>Dear <script>x</script></p>', '<h1>Dear</h1>'])
    expect(fieldsOf(await create(rich(markup)))).toEqual([['message', 'error.template.markup']]);
  const misleading = '<p><a href="https://evil.example">https://bank.example</a></p>';
  expect(fieldsOf(await create(rich(misleading)))).toEqual([['message', 'error.template.linkText']]);
  const cut = await create(rich('<p>{{recipient<em>_nmae</em>}}</p>'));
  expect([cut.statusCode, fieldsOf(cut)]).toEqual([422, [['message', 'error.tag.unknown']]]);
});

it('is kept while it is in use, and each use is named; an order keeps the mail that was agreed', async () => {
  const body = bodyOf({ message: 'As agreed. {{message}}', defaults: [account()] });
  const { id, name } = await created(body);
  const line = buildLineBody({ deliveryTemplate: { etid: id, senderName: 'Ada', subject: null, message: 'Thanks' } });
  const placed = await order(call, shop.account.identifier, [line]);
  const cartId = await openCart(call, shop.account.identifier, [line]);
  expect((await remove(id)).json()).toMatchObject({ status: 409, i18nKey: 'error.template.inUse' });
  expect(await get<TemplateUses>(`/${id}/uses`)).toEqual([
    { kind: 'DEFAULT', name: shop.account.display_name, reference: null },
    { kind: 'CART', name: `${shop.buyer.first_name} ${shop.buyer.last_name}`, reference: cartId },
    { kind: 'ORDER', name: placed.referenceOrderId, reference: placed.referenceOrderId },
  ]);
  await put(id, { ...body, message: 'Changed.', defaults: [] }, 1);
  expect(await mailOf(BigInt(placed.orderId))).toMatchObject({ message: { text: 'As agreed. Thanks' } });
  testApp.clock.advance(8 * 24 * 60 * 60_000);
  call = await testApp.signIn(shop.buyer.email);
  expect((await get<TemplateUses>(`/${id}/uses`)).map(({ kind }) => kind)).toEqual(['ORDER']);
  await testApp.db.updateTable('order_lines').set({ delivery_status: 'DELIVERED' }).where('etid', '=', id).execute();
  expect((await remove(id)).statusCode).toBe(204);
  const lineResponse = await call({ method: 'GET', url: `/api/orders/${placed.referenceOrderId}/lines/1` });
  expect(lineResponse.json<OrderLineDetail>()).toMatchObject({ templateName: name });
});

/** The mail of an order's only line, as it is sent. */
async function mailOf(orderId: bigint) {
  const { credentialKey } = testApp.env;
  const issuing = {
    ...testApp,
    db: testApp.database.db,
    credentialKey,
    mailHost: 'portal.example',
    enqueueAll: testApp.jobs.enqueueAll,
    provider: testApp.issuer.provider,
  };
  await issueOrder(issuing, { platformId: shop.platform.id, id: orderId });
  const outbox = await testApp.db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select('outbox.id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [row] = await readRewardMailRows(testApp.database.db, shop.platform.id, [outbox.id]);
  if (!row) throw new Error('No mail was written');
  return toRewardMail(row, testApp.env);
}
