import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { buildShop, buildTemplate } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
const ids = { platform: 0n, customer: 0n, account: 0n };

beforeAll(async () => {
  testApp = await buildTestApp();
  const { db } = testApp;
  shop = await buildShop(db);
  const platform_id = shop.platform.id;
  const sister = await buildAccount(db, { platform_id, customer_id: (await buildCustomer(db, { platform_id })).id });
  ids.platform = (await buildTemplate(db, { etid: 'E000001', platform_id })).id;
  ids.customer = (
    await buildTemplate(db, {
      etid: 'E000002',
      platform_id,
      scopes: [{ customer_id: shop.customer.id }],
      template_access: 'CUSTOMER',
    })
  ).id;
  ids.account = (
    await buildTemplate(db, {
      etid: 'E000003',
      platform_id,
      scopes: [{ account_id: shop.account.id }],
      template_access: 'ACCOUNT',
    })
  ).id;
  await buildTemplate(db, {
    etid: 'E000004',
    platform_id,
    scopes: [{ account_id: sister.id }],
    template_access: 'ACCOUNT',
  });
  await buildTemplate(db, { etid: 'E000005', platform_id: (await buildShop(db)).platform.id });
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(() => testApp.close());

const list = async (): Promise<EmailTemplate[]> =>
  (await call({ method: 'GET', url: `/api/email-templates/account/${shop.account.identifier}` })).json();

it('offers what is built in, and what the platform, the group and the account have', async () => {
  const etids = await call({ method: 'GET', url: `/api/email-templates/account/${shop.account.identifier}/etids` });
  expect(etids.json()).toEqual(['E000000', 'E000001', 'E000002', 'E000003']);
});

it('puts the default first: account before group before platform before the built-in one', async () => {
  const chosen = async () =>
    (await list()).map((template) => [template.emailTemplateIdentifier, template.isDefault])[0];
  const setDefault = (email_template_id: bigint, at: { customer_id?: bigint; account_id?: bigint }) =>
    testApp.db
      .insertInto('email_template_defaults')
      .values({ email_template_id, platform_id: shop.platform.id, ...at })
      .execute();
  expect(await chosen()).toEqual(['E000000', true]);
  await setDefault(ids.platform, {});
  expect(await chosen()).toEqual(['E000001', true]);
  await setDefault(ids.customer, { customer_id: shop.customer.id });
  expect(await chosen()).toEqual(['E000002', true]);
  await setDefault(ids.account, { customer_id: shop.customer.id, account_id: shop.account.id });
  expect(await chosen()).toEqual(['E000003', true]);
});

it('names the scopes where it is the default, of those that the caller sees', async () => {
  const elsewhere = await buildCustomer(testApp.db, { platform_id: shop.platform.id });
  await testApp.db
    .insertInto('email_template_defaults')
    .values({ email_template_id: ids.platform, platform_id: shop.platform.id, customer_id: elsewhere.id })
    .execute();
  const readScopes = async (caller: Call) => {
    const response = await caller({ method: 'GET', url: '/api/email-templates/template/E000001' });
    const { defaults, templateDefaults } = response.json<EmailTemplate>();
    expect(templateDefaults).toEqual(defaults);
    return defaults.map((place) => place.customerIdentifier);
  };
  expect(await readScopes(call)).toEqual([null, elsewhere.identifier]);
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    authorities: ['PLACE_ORDER_ACCESS'],
    accountIds: [shop.account.id],
  });
  expect(await readScopes(await testApp.signIn(email))).toEqual([null]);
});

it('reads one template', async () => {
  const template = (await call({ method: 'GET', url: '/api/email-templates/template/E000002' })).json<EmailTemplate>();
  expect(template).toMatchObject({
    emailTemplateIdentifier: 'E000002',
    templateAccess: 'CUSTOMER',
    customerIdentifier: shop.customer.identifier,
  });
});
