import type { Platform } from '@portal/shared/contract/platforms';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { buildCustomer, buildUser } from '../../testing/builders.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
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
