import type { OrderPage, OrderSearchField } from '@portal/shared/contract/orders';
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
