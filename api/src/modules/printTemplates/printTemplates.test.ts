import type { ErrorBody } from '@portal/shared/contract/common';
import type { HeaderImage } from '@portal/shared/contract/headerImages';
import type { PrintTemplate, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import { buildUser } from '../../testing/builders.ts';
import { BUYER, buildShop } from '../../testing/commerceBuilders.ts';
import { buildPng } from '../../testing/buildImage.ts';
import { buildPrintTemplateBody } from '../../testing/printTemplateCalls.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

const EDITOR = ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] as const;

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;

beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
});
beforeEach(async () => {
  shop = await buildShop(testApp.db, { authorities: [...BUYER, ...EDITOR] });
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(() => testApp.close());

const account = () => ({
  customerIdentifier: shop.customer.identifier,
  accountIdentifier: shop.account.identifier,
});
const bodyOf = (changes: Partial<PrintTemplateBody> = {}) =>
  buildPrintTemplateBody(account(), { templateAccess: 'PLATFORM', accessPlaces: [], ...changes });
const create = (body: PrintTemplateBody, by = call) =>
  by({ method: 'POST', url: '/api/print-templates', payload: body });
const created = async (body = bodyOf()) => (await create(body)).json<PrintTemplate>();
const put = (ptid: string, body: PrintTemplateBody, version: number) =>
  call({ method: 'PUT', url: `/api/print-templates/${ptid}`, payload: { ...body, version } });
const get = <T>(path: string): Promise<T> =>
  call({ method: 'GET', url: `/api/print-templates${path}` }).then((response) => response.json<T>());
const remove = (ptid: string) => call({ method: 'DELETE', url: `/api/print-templates/${ptid}` });
const preview = ({ name: _name, ...body }: PrintTemplateBody, sample?: object) =>
  call({ method: 'POST', url: '/api/print-templates/preview', payload: { ...body, sample } });
const fieldsOf = (response: { json: () => ErrorBody }) =>
  response.json().fields?.map(({ field, i18nKey }) => [field, i18nKey]);

it('is created, previewed, found, changed and deleted, and each action stands in the audit log', async () => {
  const { logoUrl } = (
    await call({
      method: 'POST',
      url: '/api/images',
      payload: buildPng(800, 300),
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).json<HeaderImage>();
  const body = bodyOf({
    name: ' Thank-you  letter ',
    companyLogo: logoUrl,
    backgroundColor: '#1d6b57',
    usingDefaultCSMessage: false,
    customerServiceMessage: 'Call us at 555-0100.',
    defaults: [account()],
  });
  const response = await create(body);
  expect(response.statusCode).toBe(201);
  const template = response.json<PrintTemplate>();
  const { identifier } = template;
  expect(identifier).toMatch(/^P[A-Z0-9]{6}$/);
  expect(template).toMatchObject({
    name: 'Thank-you letter',
    companyLogo: logoUrl,
    customerServiceMessage: 'Call us at 555-0100.',
    version: 1,
    isChangeable: true,
  });
  expect(template.defaults).toMatchObject([account()]);
  expect(await get(`/${identifier}`)).toEqual(template);
  const letter = await preview(body, { recipientName: 'Grace Hopper' });
  expect(letter.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const { pages } = await readPdf(letter.rawPayload);
  expect(pages[0]).toContain('Grace Hopper\n1 Market Street');
  expect(pages[0]).toContain('Call us at 555-0100.');
  expect(pages[0]).toContain('portal.example/r/sample');
  expect(pages[1]).toContain('Thank you\nTo\nOur friends\nYou made this year a good one.\nFrom\nAlder');
  const changed = await put(identifier, { ...body, name: 'Well done', defaults: [] }, 1);
  expect(changed.json()).toMatchObject({ identifier, name: 'Well done', version: 2, defaults: [] });
  expect((await put(identifier, { ...body, name: 'Too late' }, 1)).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.template.changed',
  });
  expect((await get<PrintTemplate[]>('?search=WELL&templateAccess=PLATFORM')).map((one) => one.identifier)).toEqual([
    identifier,
  ]);
  expect((await remove(identifier)).statusCode).toBe(204);
  expect((await remove(identifier)).json()).toMatchObject({ status: 404, i18nKey: 'error.template.notFound' });
  const log = await testApp.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', identifier)
    .where('platform_id', '=', shop.platform.id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(
    ['created', 'changed', 'deleted'].map((change) => `printTemplate.${change}`),
  );
});

it('keeps the image that a letter shows', async () => {
  const sent = await call({
    method: 'POST',
    url: '/api/images',
    payload: buildPng(700, 400),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { logoUrl } = sent.json<HeaderImage>();
  await created(bodyOf({ companyLogo: logoUrl }));
  await testApp.tidyUp(new Date(testApp.clock.now().getTime() + 3 * 24 * 60 * 60_000));
  expect((await testApp.app.inject(logoUrl)).statusCode).toBe(200);
});

it('has a standard one that is chosen when nothing else is, and only copied', async () => {
  const standard = await get<PrintTemplate>('/P000000');
  expect(standard).toMatchObject({
    deliveryTemplateIdentifier: 'P000000',
    name: 'Standard letter',
    useLogo: true,
    usingDefaultCSMessage: true,
    defaultCSMessage: 'Questions about your reward? Write to support@platform.example.',
    isChangeable: false,
  });
  for (const response of [await put('P000000', bodyOf(), 1), await remove('P000000')])
    expect(response.json()).toMatchObject({ status: 403, i18nKey: 'error.printTemplate.standard' });
  const first = async () =>
    (await get<PrintTemplate[]>(`/account/${shop.account.identifier}`)).map((one) => [
      one.identifier,
      one.isDefault,
    ])[0];
  expect(await first()).toEqual(['P000000', true]);
  const { identifier } = await created(bodyOf({ defaults: [account()] }));
  expect(await first()).toEqual([identifier, true]);
  expect(await get('/defaults')).toMatchObject([{ ...account(), deliveryTemplateIdentifier: identifier }]);
  expect((await remove(identifier)).json()).toMatchObject({ status: 409, i18nKey: 'error.template.inUse' });
  expect(await get(`/${identifier}/uses`)).toMatchObject([{ kind: 'DEFAULT' }]);
});

it('says at each field what a letter cannot have', async () => {
  const wrong = bodyOf({
    name: ' ',
    companyLogo: 'https://elsewhere.example/logo.png',
    backgroundColor: '#12',
    usingDefaultCSMessage: false,
    customerServiceMessage: ' ',
    letterHeadTitle: 'x'.repeat(65),
    toName: 'Dear {{recipient_name}}',
    fromName: 'x'.repeat(71),
    message: 'x'.repeat(151),
  });
  const response = await create(wrong);
  expect(response.statusCode).toBe(400);
  const letterFields = [
    ['backgroundColor', 'error.template.colour'],
    ['letterHeadTitle', 'error.text.tooLong'],
    ['toName', 'error.text.braces'],
    ['fromName', 'error.text.tooLong'],
    ['message', 'error.text.tooLong'],
    ['customerServiceMessage', 'error.printTemplate.supportRequired'],
    ['companyLogo', 'error.image.gone'],
  ];
  expect(fieldsOf(response)).toEqual([['name', 'error.name.required'], ...letterFields]);
  expect(fieldsOf(await preview(wrong))).toEqual(letterFields);
  const elsewhere = bodyOf({ companyLogo: `/api/images/${'0'.repeat(64)}` });
  expect(fieldsOf(await create(elsewhere))).toEqual([['companyLogo', 'error.image.gone']]);
  const { name } = await created();
  expect((await create(bodyOf({ name: name.toUpperCase() }))).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.template.nameTaken',
  });
});

it('is changed by those who have every place of it, read and previewed by those who order', async () => {
  const { identifier } = await created(bodyOf({ templateAccess: 'PLATFORM' }));
  const buyer = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    authorities: BUYER,
    accountIds: [shop.account.id],
  });
  const editor = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    authorities: [...EDITOR],
    accountIds: [shop.account.id],
  });
  const byBuyer = await testApp.signIn(buyer.email);
  const byEditor = await testApp.signIn(editor.email);
  const physical = { method: 'GET', url: `/api/delivery-template/physical/${identifier}` } as const;
  expect((await byBuyer(physical)).statusCode).toBe(200);
  expect((await create(bodyOf(), byBuyer)).statusCode).toBe(403);
  expect((await create(bodyOf(), byEditor)).json()).toMatchObject({ status: 403, i18nKey: 'error.template.notYours' });
  expect((await create(buildPrintTemplateBody(account()), byEditor)).json()).toMatchObject({ version: 1 });
});
