import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderSetting, OrderSettingChange, OrderSettings } from '@portal/shared/contract/orderSettings';
import type { Platform } from '@portal/shared/contract/platforms';
import type { SessionStatus } from '@portal/shared/contract/session';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { buildCustomer, buildUser } from '../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let empty: typeof shop.customer;
beforeAll(async () => {
  testApp = await buildTestApp();
  shop = await buildShop(testApp.db);
  empty = await buildCustomer(testApp.db, { platform_id: shop.platform.id, display_name: 'An empty group' });
  await buildCustomer(testApp.db, { platform_id: shop.platform.id, display_name: 'Deleted', status: 'DELETED' });
  await buildShop(testApp.db);
});
afterAll(() => testApp.close());

const named = ({ identifier, display_name }: typeof shop.customer) => ({
  identifier,
  displayName: display_name,
  status: 'ACTIVE',
});

async function readAs(access: Partial<Parameters<typeof buildUser>[1]>): Promise<Platform> {
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    authorities: ['PLACE_ORDER_ACCESS'],
    ...access,
  });
  const call = await testApp.signIn(email);
  return (await call({ method: 'GET', url: `/api/platforms/${shop.platform.platform_client_id}` })).json();
}

it('names the groups that the caller sees, by name, and nothing of their accounts', async () => {
  const whole = await readAs({ organization_access: true });
  expect(whole.customers).toEqual([named(empty), named(shop.customer)]);
  const own = [named(shop.customer)];
  expect((await readAs({ customerIds: [shop.customer.id] })).customers).toEqual(own);
  expect((await readAs({ accountIds: [shop.account.id] })).customers).toEqual(own);
  expect((await readAs({})).customers).toEqual([]);
});

it('gives no key and no catalogue of its own to anybody, whatever their rights', async () => {
  const platform = await readAs({ organization_access: true, authorities: AUTHORITIES });
  expect(platform).toMatchObject({ platformKey: null, catalog: null });
});

it('is not told to users of another organisation', async () => {
  const other = await buildShop(testApp.db);
  const call = await testApp.signIn(other.buyer.email);
  const response = await call({ method: 'GET', url: `/api/platforms/${shop.platform.platform_client_id}` });
  expect(response.statusCode).toBe(404);
});

describe('order settings', () => {
  const signInAdmin = async (platform_id: bigint, first_name = 'Grace') => {
    const user = { platform_id, first_name, last_name: 'Hopper', organization_access: true };
    const { email } = await buildUser(testApp.db, { ...user, authorities: ['PLATFORM_ORDER_SETTINGS'] });
    return testApp.signIn(email);
  };
  const turn = (call: Awaited<ReturnType<typeof signInAdmin>>, payload: OrderSettingChange) =>
    call({ method: 'PATCH', url: '/api/orderSettings', payload });
  const named = (settings: OrderSettings, name: OrderSetting['setting']) =>
    settings.settings.find(({ setting }) => setting === name);

  it('are turned one by one, by the version that was read, with who turned them', async () => {
    const { platform } = await buildShop(testApp.db);
    const grace = await signInAdmin(platform.id);
    const before = (await grace({ method: 'GET', url: '/api/orderSettings' })).json<OrderSettings>();
    expect(before.settings.map(({ isOn, version, changedBy }) => [isOn, version, changedBy])).toEqual([
      [false, 1, null],
      [false, 1, null],
      [false, 1, null],
      [true, 1, null],
    ]);
    const version = async () =>
      (await grace({ method: 'GET', url: '/api/users/sessionStatus' })).json<SessionStatus>().orderSettingsVersion;
    expect(await version()).toBe(1);
    const turned = await turn(grace, { setting: 'requiredOrderNotes', isOn: true, version: 1 });
    const changedDate = testApp.clock.now().toISOString();
    const row = { setting: 'requiredOrderNotes', isOn: true, version: 2, changedBy: 'Grace Hopper', changedDate };
    expect(named(turned.json(), 'requiredOrderNotes')).toEqual(row);
    expect(await version()).toBe(2);
    const url = `/api/platforms/${platform.platform_client_id}`;
    expect((await grace({ method: 'GET', url })).json<Platform>()).toMatchObject({
      requiredLineItemNotes: false,
      requiredOrderNotes: true,
      requiredPurchaseOrderNumber: false,
    });
    // Another switch is another version; a repeated call changes nothing.
    const ada = await signInAdmin(platform.id, 'Ada');
    expect((await turn(ada, { setting: 'cardsAtCheckout', isOn: false, version: 1 })).statusCode).toBe(200);
    const again = await turn(ada, { setting: 'requiredOrderNotes', isOn: true, version: 1 });
    expect(named(again.json(), 'requiredOrderNotes')).toEqual(row);
    const late = await turn(ada, { setting: 'requiredOrderNotes', isOn: false, version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json<ErrorBody>()).toMatchObject({
      i18nKey: 'error.orderSettings.changed',
      values: { name: 'Grace Hopper' },
    });
    const audits = await testApp.db
      .selectFrom('audit_log')
      .select('details')
      .where('platform_id', '=', platform.id)
      .where('action', '=', 'orderSettings.changed')
      .execute();
    expect(audits).toHaveLength(2);
  });

  it('are not there where the feature is off', async () => {
    const { platform } = await buildShop(testApp.db);
    await testApp.db
      .updateTable('platforms')
      .set({ feature_treatments: JSON.stringify({ 'order-settings': 'off' }) })
      .where('id', '=', platform.id)
      .execute();
    const grace = await signInAdmin(platform.id);
    expect((await grace({ method: 'GET', url: '/api/orderSettings' })).statusCode).toBe(404);
    expect((await turn(grace, { setting: 'requiredOrderNotes', isOn: true, version: 1 })).statusCode).toBe(404);
  });

  it('hold for a cart that was priced before: it is refused at the fields, and goes through once they are there', async () => {
    await buildCatalogue(testApp.db);
    const { platform, account, buyer } = await buildShop(testApp.db);
    const call = await testApp.signIn(buyer.email);
    const grace = await signInAdmin(platform.id);
    const cartId = await openCart(call, account.identifier, [buildLineBody()]);
    const before = await quote(call, cartId);
    await turn(grace, { setting: 'requiredOrderNotes', isOn: true, version: 1 });
    await turn(grace, { setting: 'requiredPurchaseOrderNumber', isOn: true, version: 1 });
    const missing = [
      { field: 'metadata.notes', i18nKey: 'error.order.notesRequired' },
      { field: 'metadata.purchaseOrderNumber', i18nKey: 'error.order.purchaseOrderNumberRequired' },
    ];
    const url = `/api/shopping-carts/${cartId}`;
    expect((await call({ method: 'GET', url })).json<ShoppingCart>().errors).toEqual(missing);
    const refused = await placeOrder(call, cartId, before.quoteIdentifier, 'settings-1');
    expect(refused.statusCode).toBe(422);
    expect(refused.json<ErrorBody>().fields).toEqual(missing);
    const metadata = { notes: 'Spring', purchaseOrderNumber: ' PO-7 ' };
    await call({ method: 'PATCH', url, payload: { metadata } });
    const { quoteIdentifier } = await quote(call, cartId);
    expect((await placeOrder(call, cartId, quoteIdentifier, 'settings-2')).statusCode).toBe(201);
  });
});
