import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { OrderPage, OrderSearchField } from '@portal/shared/contract/orders';
import { sql } from 'kysely';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let placed: Awaited<ReturnType<typeof buildPlacedOrder>>;

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  const recipients = [
    ["D'Arcy \\ & | ! :*", "O'Neill"],
    ['Ana', 'Silva'],
  ] as const;
  const lines = recipients.map(([firstName, lastName]) =>
    buildLineBody({ recipient: { firstName, lastName, email: 'box7@recipient.example' } }),
  );
  placed = await buildPlacedOrder(testApp, lines);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

/** `null`: the kind is inferred from the text. */
async function find(searchBy: OrderSearchField | null, q: string, state = ''): Promise<number> {
  const query = { scope: 'all', ...(searchBy !== null && { searchBy }), q, ...(state !== '' && { state }) };
  const response = await placed.call({ method: 'GET', url: '/api/orders', query });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<OrderPage>().totalElements;
}

it.each(["o'n", "O'NEILL", "d'arcy \\", "D'Arcy \\ & | ! :* O'Neill", 'ana s', 'silva', 'silva ana'])(
  'takes every sign of a name as it is: %s',
  async (text) => {
    expect(await find('toName', text)).toBe(1);
    expect(await find('fromName', text)).toBe(0);
  },
);

it.each(["'", '\\', ":* | 'ana", 'ana & silva', '*', '%', 'na'])('finds nothing for %s', async (text) => {
  expect(await find('toName', text)).toBe(0);
});

it.each(['box7', 'BOX7@recipient', 'ana s', "o'n"])(
  'finds %s as the beginning of a name or of an address',
  async (text) => {
    expect(await find(null, text)).toBe(1);
  },
);

it('follows the state of the order', async () => {
  expect(await find('toName', 'ana', 'FAILED')).toBe(0);
  const orders = testApp.db.updateTable('orders').where('id', '=', placed.orderId);
  await orders.set({ state: 'FAILED' }).execute();
  expect(await find('toName', 'ana', 'FAILED')).toBe(1);
});

it('follows a line that is given another name', async () => {
  const ana = testApp.db.updateTable('order_lines').where('order_id', '=', placed.orderId).where('line_number', '=', 2);
  await ana.set({ first_name: 'Bea' }).execute();
  expect(await find('toName', 'ana')).toBe(0);
  expect(await find('toName', 'bea silva')).toBe(1);
  expect(await find('toName', "o'neill")).toBe(1);
});

it('keeps names of every length, in the indexes of lists or beside them', async () => {
  const line = testApp.db
    .updateTable('order_lines')
    .where('order_id', '=', placed.orderId)
    .where('line_number', '=', 2);
  for (let length = 1_150; length <= 1_350; length += 10) {
    await line.set({ first_name: 'x'.repeat(length) }).execute();
    expect(await find('toName', 'silva xxx')).toBe(1);
  }
  await line.set({ first_name: 'Bea' }).execute();
});

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
  expect(await find('toName', '4999長')).toBe(1);
  expect(await find('toName', '末4999')).toBe(1);
  expect(await find('toName', 'bea silva')).toBe(1);
});

it('finds a person of each part of an order of many thousand lines, and lists it once', async () => {
  await addLines(5_001, 10_002);
  expect(await find('toName', '10002長')).toBe(1);
  expect(await find('toName', '末7000')).toBe(1);
  expect(await find('toName', 'bea silva')).toBe(1);
  // The names of two parts and more begin so.
  expect(await find('toName', '末')).toBe(1);
  const rename = testApp.db
    .updateTable('order_lines')
    .where('order_id', '=', placed.orderId)
    .where('line_number', '=', 10_001);
  await rename.set({ first_name: 'Zoé' }).execute();
  expect(await find('toName', 'zoe')).toBe(1);
  const query = { scope: 'all', searchBy: 'toName', q: '末1000' };
  const lines = (await placed.call({ method: 'GET', url: '/api/line-items', query })).json<LineItemPage>();
  expect(lines.content.map(({ lineNumber }) => lineNumber)).toEqual([1_000, 10_000, 10_001, 10_002]);
});

it('lists large and small orders of one name together, by their time', async () => {
  const accountIdentifier = placed.account.identifier;
  const namesakes = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      buildLineBody({
        amount: '1.00',
        recipient: { firstName: `Cleo ${at}`, lastName: 'Okafor', email: 'box7@recipient.example' },
      }),
    );
  const references: string[] = [];
  for (const count of [1, 80, 1, 80]) {
    testApp.clock.advance(60_000);
    references.push((await order(placed.call, accountIdentifier, namesakes(count))).referenceOrderId);
  }
  const listed = async (sort: string): Promise<readonly [string[], number]> => {
    const query = { scope: 'all', searchBy: 'toName', q: 'okafor cleo', sort };
    const page = (await placed.call({ method: 'GET', url: '/api/orders', query })).json<OrderPage>();
    return [page.content.map((row) => row.referenceOrderId), page.totalElements];
  };
  expect(await listed('createdDate,asc')).toEqual([references, 4]);
  expect(await listed('createdDate,desc')).toEqual([references.toReversed(), 4]);
});
