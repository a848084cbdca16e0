import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { OrderPage } from '@portal/shared/contract/orders';
import { sql } from 'kysely';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let placed: Awaited<ReturnType<typeof buildPlacedOrder>>;

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  placed = await buildPlacedOrder(testApp, [
    buildLineBody(),
    buildLineBody({ recipient: { firstName: 'Ana', lastName: 'Silva', email: 'box7@recipient.example' } }),
  ]);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

/** Counts the orders to somebody of that name. */
async function find(name: string): Promise<number> {
  const query = { scope: 'all', searchBy: 'toName', q: name };
  return (await placed.call({ method: 'GET', url: '/api/orders', query })).json<OrderPage>().totalElements;
}

/** Gives the order more lines, each with names of 90 letters and more, until it has `count`. */
const addLines = (from: number, count: number) =>
  sql`
    insert into order_lines (order_id, platform_id, line_number, utid, reward_name, brand_key, brand_name, currency_code, amount_minor,
      quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status, first_name, last_name)
    select order_id, platform_id, n, utid, reward_name, brand_key, brand_name, currency_code, amount_minor, quantity, rate_e8,
      base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status, n || repeat('長', 90), '末' || n || repeat('尾', 90)
    from order_lines, generate_series(${from}::int, ${count}::int) as n
    where order_id = ${placed.orderId} and line_number = 1`.execute(testApp.db);

it('keeps an order whose names are together longer than the database can index', async () => {
  await addLines(3, 5_000);
  expect(await find('4999長')).toBe(1);
  expect(await find('末4999')).toBe(1);
  expect(await find('ana silva')).toBe(1);
});

it('finds a person of each part of an order of many thousand lines, and lists it once', async () => {
  await addLines(5_001, 10_002);
  expect(await find('10002長')).toBe(1);
  expect(await find('末7000')).toBe(1);
  expect(await find('ana silva')).toBe(1);
  // The names of two parts and more begin so.
  expect(await find('末')).toBe(1);
  const rename = testApp.db
    .updateTable('order_lines')
    .where('order_id', '=', placed.orderId)
    .where('line_number', '=', 10_001);
  await rename.set({ first_name: 'Zoé' }).execute();
  expect(await find('zoe')).toBe(1);
  const query = { scope: 'all', searchBy: 'toName', q: '末1000' };
  const lines = (await placed.call({ method: 'GET', url: '/api/line-items', query })).json<LineItemPage>();
  expect(lines.content.map(({ lineNumber }) => lineNumber)).toEqual([1_000, 10_000, 10_001, 10_002]);
});
