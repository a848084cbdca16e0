import type { OrderPage, PlacedOrder } from '@portal/shared/contract/orders';
import { buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../testing/commerceBuilders.ts';
import { copyOrder } from '../../testing/copyOrder.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

type Shop = Awaited<ReturnType<typeof buildShop>>;

let testApp: TestApp;
let shop: Shop;
let call: Call;
let first: PlacedOrder;

const URL = '/api/orders/export';
const download = (caller: Call, query: Readonly<Record<string, string>> = {}) =>
  caller({ method: 'GET', url: URL, query });
const rowsOf = (body: string): string[] => body.trimEnd().split('\r\n').slice(1);
const referencesOf = (body: string): string[] => rowsOf(body).map((row) => row.split(',')[0] ?? '');

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  call = await testApp.signIn(shop.buyer.email);
  first = await order(call, shop.account.identifier, [
    buildLineBody({ recipient: { firstName: '=HYPERLINK("x")', lastName: 'O, Neil', email: 'o@recipient.example' } }),
  ]);
  await copyOrder(testApp.db, first, 'COPY-', 123, true);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('has a row for an order, amounts with decimals, times in UTC, and no formula', async () => {
  await testApp.db
    .updateTable('orders')
    .set({ purchase_order_number: '+7', external_reference_id: '@ref' })
    .where('id', '=', BigInt(first.orderId))
    .execute();
  const response = await download(call, { q: first.referenceOrderId });
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders-2026-03-02-UTC.csv"',
    'cache-control': 'no-store',
  });
  expect(response.body).toBe(
    '\uFEFFOrder reference,Created (UTC),Order status,Recipients,Rewards,Lines,Delivered,Not delivered,Failed,Total paid,Currency,' +
      'Group,Group ID,Account,Account ID,Created by,Source,Purchase order number,Notes,External reference,Order ID\r\n' +
      `${first.referenceOrderId},2026-03-02T12:00:00.000Z,Issuing,"'=HYPERLINK(""x"") O, Neil",Reward UVARIABLE,1,0,0,0,25.00,USD,` +
      `${shop.customer.display_name},${shop.customer.identifier},${shop.account.display_name},${shop.account.identifier},` +
      `Ada ${shop.buyer.last_name},Portal,'+7,,'@ref,${first.orderId}\r\n`,
  );
});

it.each<Readonly<Record<string, string>>>([
  {},
  { sort: 'createdDate,asc' },
  { state: 'FAILED' },
  { from: '2026-03-03' },
  { to: '2026-03-01' },
  { scope: 'all', searchBy: 'toName', q: '=hyper' },
])('holds as many rows as the list for %j, in its order', async (query) => {
  const list = (await call({ method: 'GET', url: '/api/orders', query: { ...query, size: '100' } })).json<OrderPage>();
  const file = referencesOf((await download(call, query)).body);
  expect(file).toHaveLength(list.totalElements);
  expect(file.slice(0, 100)).toEqual(list.content.map((row) => row.referenceOrderId));
  expect(new Set(file).size).toBe(file.length);
});

it('names the file after the days asked for', async () => {
  const nameOf = async (query: Readonly<Record<string, string>>) =>
    (await download(call, query)).headers['content-disposition'];
  expect(await nameOf({ from: '2026-01-01', to: '2026-01-31' })).toContain('"orders-2026-01-01-2026-01-31-UTC.csv"');
  expect(await nameOf({ from: '2026-02-01' })).toContain('"orders-2026-02-01-2026-03-02-UTC.csv"');
  expect(await nameOf({ to: '2026-01-31' })).toContain('"orders-2026-01-31-UTC.csv"');
});

it("says the reader's zone in its name and beside its times", async () => {
  const query = { q: first.referenceOrderId, from: '2026-03-03', to: '2026-03-03', timeZone: 'Pacific/Kiritimati' };
  const { headers, body } = await download(call, query);
  expect(headers['content-disposition']).toContain('"orders-2026-03-03-2026-03-03-Pacific-Kiritimati.csv"');
  expect(body).toContain('Created (Pacific/Kiritimati)');
  expect(body).toContain(',2026-03-03T02:00:00.000+14:00,');
});

it("writes headings and words in the user's language", async () => {
  const user = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: BUYER,
    default_account_id: shop.account.id,
    lang_key: 'zh-CN',
  });
  const { body } = await download(await testApp.signIn(user.email), { q: first.referenceOrderId });
  expect(body).toMatch(/^\uFEFF订单参考号,创建时间（UTC）,订单状态,[^]*,正在发放,/);
});

it('holds nothing of other accounts, nor of other people without the right', async () => {
  const foreign = await buildShop(testApp.db);
  const theirs = await order(await testApp.signIn(foreign.buyer.email), foreign.account.identifier, [buildLineBody()]);
  const all = referencesOf((await download(call, { scope: 'all' })).body);
  expect(all).toContain(first.referenceOrderId);
  expect(all).not.toContain(theirs.referenceOrderId);
  const user = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    accountIds: [shop.account.id],
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'],
    default_account_id: shop.account.id,
  });
  const caller = await testApp.signIn(user.email);
  const own = await order(caller, shop.account.identifier, [buildLineBody()]);
  expect(referencesOf((await download(caller, { scope: 'all' })).body)).toEqual([own.referenceOrderId]);
});
