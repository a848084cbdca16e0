import type { ErrorBody } from '@portal/shared/contract/common';
import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { OrderLineDetail, PlacedOrder } from '@portal/shared/contract/orders';
import { REWARD_STATUSES } from '@portal/shared/domain/enumerations';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { rewardStatusAt } from '@portal/shared/domain/ordering/rewardStatus';
import { SETTINGS } from '@portal/shared/domain/settings';
import { sql } from 'kysely';
import { buildUser } from '../../../testing/builders.ts';
import { order } from '../../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../../testing/commerceBuilders.ts';
import { rowsOfSheet } from '../../../testing/readXlsx.ts';
import { buildTestApp, type Call, type TestApp } from '../../../testing/testApp.ts';

type Query = Readonly<Record<string, string>>;

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let first: PlacedOrder;
let second: PlacedOrder;

const ask = (caller: Call, query: Query) => caller({ method: 'GET', url: '/api/line-items', query });
const lookUp = async (query: Query, caller = call): Promise<LineItemPage> => {
  const response = await ask(caller, query);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};
const found = async (query: Query, caller = call): Promise<string[]> =>
  (await lookUp(query, caller)).content.map((row) => lineReference(row.referenceOrderId, row.lineNumber));
const one = (placed: PlacedOrder, line: number): string => lineReference(placed.referenceOrderId, line);

const person = (firstName: string, email: string) => ({ recipient: { firstName, lastName: 'Okafor', email } });

const setLine = (placed: PlacedOrder, line: number, values: Readonly<Record<string, string | Date | null>>) =>
  testApp.db
    .updateTable('order_lines')
    .set(values)
    .where('order_id', '=', BigInt(placed.orderId))
    .where('line_number', '=', line)
    .returning(['id', 'platform_id'])
    .executeTakeFirstOrThrow();

/** Issues a line at that time, with a reward of that status and end. */
async function issue(
  placed: PlacedOrder,
  line: number,
  issued: string,
  status = 'ACTIVE',
  expires: Date | null = null,
) {
  const issued_at = new Date(issued);
  const { id, platform_id } = await setLine(placed, line, { status: 'COMPLETE', processed_at: issued_at });
  const reward = {
    platform_id,
    order_line_id: id,
    token_encrypted: 't',
    credentials_encrypted: 'c',
    currency_code: 'USD',
  };
  await testApp.db
    .insertInto('rewards')
    .values({ ...reward, initial_minor: 2_500n, remaining_minor: 500n, issued_at, status, expires_at: expires })
    .execute();
}

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  call = await testApp.signIn(shop.buyer.email);
  first = await order(call, shop.account.identifier, [
    buildLineBody({ ...person('José', 'jose@recipient.example'), externalReferenceId: 'Line-Ref-1' }),
    buildLineBody({ ...person('Bola', 'bola@recipient.example'), wyndhamLocationId: 'Lodge 4' }),
    buildLineBody({
      ...person('Chi', 'chi@recipient.example'),
      deliveryTemplate: { etid: 'E000000', senderName: 'Zelda' },
    }),
  ]);
  await testApp.db
    .updateTable('orders')
    .set({ purchase_order_number: 'PO-77', external_reference_id: 'Order-Ref-1' })
    .where('id', '=', BigInt(first.orderId))
    .execute();
  await issue(first, 1, '2026-03-02T12:00:03Z');
  await setLine(first, 1, { delivery_status: 'DELIVERED' });
  await issue(first, 2, '2026-03-02T12:00:03Z', 'REDEEMED');
  await setLine(first, 2, { delivery_status: 'NOT_DELIVERED', status_reason: 'noSuchMailbox' });
  await setLine(first, 3, {
    status: 'FAILED',
    delivery_status: 'NOT_SENT',
    status_reason: 'itemGone',
    processed_at: new Date('2026-03-02T12:00:03Z'),
  });
  testApp.clock.advance(86_400_000);
  call = await testApp.signIn(shop.buyer.email);
  second = await order(call, shop.account.identifier, [buildLineBody(person('Dayo', 'dayo@recipient.example'))]);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('lists the lines of the newest order first, those of an order by number, with their statuses', async () => {
  const page = await lookUp({});
  expect(page).toMatchObject({ page: 0, size: 25, totalElements: 4, isCapped: false });
  const all = [one(second, 1), one(first, 1), one(first, 2), one(first, 3)];
  expect(await found({})).toEqual(all);
  expect(await found({ sort: 'createdDate,asc' })).toEqual([...all.slice(1), one(second, 1)]);
  expect(page.content[2]).toMatchObject({
    issued: '2026-03-02T12:00:03.000Z',
    recipientName: 'Bola Okafor',
    amount: 25,
    remainingBalance: 5,
    location: 'Lodge 4',
    deliveryStatus: 'NOT_DELIVERED',
    status: 'COMPLETE',
    rewardStatus: 'REDEEMED',
    reason: 'noSuchMailbox',
    accountIdentifier: shop.account.identifier,
  });
  expect(page.content[3]).toMatchObject({ deliveryStatus: 'NOT_SENT', issued: null, rewardStatus: null });
});

it.each<[Query, readonly number[]]>([
  [{ deliveryStatus: 'NOT_DELIVERED' }, [2]],
  [{ deliveryStatus: 'NOT_DELIVERED, NOT_SENT' }, [2, 3]],
  [{ lineItemStatus: 'FAILED' }, [3]],
  [{ rewardStatus: 'ACTIVE' }, [1]],
  [{ rewardStatus: 'REDEEMED,EXPIRED' }, [2]],
  [{ location: 'lodge 4' }, [2]],
  [{ location: 'Lodge' }, []],
  [{ delivery: 'DIGITAL', to: '2026-03-02' }, [1, 2, 3]],
  [{ delivery: 'MAILED' }, []],
  [{ from: '2026-03-02', to: '2026-03-02' }, [1, 2, 3]],
  [{ from: '2026-03-03' }, []],
  // 12:00 UTC is the day after in Kiritimati.
  [{ from: '2026-03-03', to: '2026-03-03', timeZone: 'Pacific/Kiritimati' }, [1, 2, 3]],
])('the filters %j leave the lines %j', async (query, lines) => {
  expect(await found(query)).toEqual(lines.map((line) => one(first, line)));
});

it('counts as many undelivered lines as the filter leaves', async () => {
  const counts = await call({ method: 'GET', url: '/api/email/deliveryStatusCounts' });
  expect(counts.json()).toEqual({ NOT_DELIVERED: 1 });
  expect(await found({ scope: 'all', deliveryStatus: 'NOT_DELIVERED' })).toHaveLength(1);
});

it.each<[string, () => string, readonly number[]]>([
  ['referenceOrderId', () => first.referenceOrderId, [1, 2, 3]],
  ['referenceOrderId', () => `${first.referenceOrderId.toLowerCase()}-2`, [2]],
  ['orderId', () => first.orderId, [1, 2, 3]],
  ['groupIdentifier', () => shop.customer.identifier, [1, 2, 3]],
  ['accountIdentifier', () => shop.account.identifier, [1, 2, 3]],
  ['externalReferenceId', () => 'order-ref-1', [1, 2, 3]],
  ['externalReferenceId', () => 'line-ref-1', [1]],
  ['recipientEmail', () => 'BOLA@', [2]],
  ['phone', () => '+12125550000', []],
  ['purchaseOrderNumber', () => 'po-77', [1, 2, 3]],
  ['toName', () => 'jose ok', [1]],
  ['fromName', () => 'zel', [3]],
])('finds by %s', async (searchBy, text, lines) => {
  expect(await found({ searchBy, q: text(), to: '2026-03-02' })).toEqual(lines.map((line) => one(first, line)));
});

it('recognises what was typed, and finds the order of a line reference in the list of orders', async () => {
  expect(await found({ q: one(first, 3) })).toEqual([one(first, 3)]);
  expect(await found({ q: 'bola' })).toEqual([one(first, 2)]);
  const orders = await call({ method: 'GET', url: '/api/orders', query: { q: one(first, 3) } });
  expect(orders.json()).toMatchObject({ totalElements: 1, content: [{ referenceOrderId: first.referenceOrderId }] });
});

it('gives a reward the same status in SQL as everywhere else', async () => {
  const own = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  const caller = await testApp.signIn(own.buyer.email);
  const now = testApp.clock.now();
  const ends = [null, now, new Date(now.getTime() + 1)];
  const combinations = REWARD_STATUSES.flatMap((status) => ends.map((end) => ({ status, end })));
  const placed = await order(
    caller,
    own.account.identifier,
    combinations.map(() => buildLineBody({ amount: '1.00' })),
  );
  for (const [at, { status, end }] of combinations.entries())
    await issue(placed, at + 1, now.toISOString(), status, end);
  for (const wanted of REWARD_STATUSES) {
    const expected = combinations.flatMap(({ status, end }, at) =>
      rewardStatusAt({ status, expiresAt: end, frozenUntil: null }, now) === wanted ? [one(placed, at + 1)] : [],
    );
    expect(await found({ rewardStatus: wanted }, caller)).toEqual(expected);
  }
});

it('shows nothing of other organisations, nor of other people without the right', async () => {
  const foreign = await buildShop(testApp.db);
  expect(await found({ scope: 'all' }, await testApp.signIn(foreign.buyer.email))).toEqual([]);
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    accountIds: [shop.account.id],
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'],
    default_account_id: shop.account.id,
  });
  const caller = await testApp.signIn(email);
  const own = await order(caller, shop.account.identifier, [buildLineBody()]);
  expect(await found({ scope: 'all' }, caller)).toEqual([one(own, 1)]);
  expect((await found({ scope: 'all' })).length).toBe(5);
});

it.each<[Query, string]>([
  [{ deliveryStatus: 'LOST' }, 'deliveryStatus'],
  [{ rewardStatus: 'ACTIVE,GONE' }, 'rewardStatus'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ supportCase: 'LOST' }, 'supportCase'],
])('refuses %j at its field', async (query, field) => {
  const response = await ask(call, query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields?.map((error) => error.field)).toEqual([field]);
});

it("writes the same lines into a file, in words of the user's language and without formulas", async () => {
  const { email } = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: BUYER,
    default_account_id: shop.account.id,
    lang_key: 'fr',
  });
  await setLine(first, 2, { reservation_id: '=R1' });
  const query = { to: '2026-03-02', format: 'xlsx' };
  const french = await testApp.signIn(email);
  const response = await french({ method: 'GET', url: '/api/line-items/export', query });
  expect(response.headers).toMatchObject({
    'content-disposition': 'attachment; filename="line-items-2026-03-02-UTC.xlsx"',
    'cache-control': 'no-store',
  });
  const [headings, ...rows] = rowsOfSheet(response.rawPayload);
  const of = (heading: string) => rows.map((row) => row[headings?.indexOf(heading) ?? -1]);
  expect(of('Référence de la ligne')).toEqual([one(first, 1), one(first, 2), one(first, 3)]);
  expect(of('Statut de la livraison')).toEqual(['Livré', 'Non livré', 'Non envoyé']);
  expect(of('Statut de la récompense')).toEqual(['Active', 'Utilisée', '']);
  expect(of('Motif')).toEqual(['', 'L’adresse e-mail n’existe pas.', 'La récompense n’est plus disponible.']);
  expect(of('Modèle')).toEqual(['E-mail standard', 'E-mail standard', 'E-mail standard']);
  const drawer = await french({ method: 'GET', url: `/api/orders/${first.referenceOrderId}/lines/1` });
  expect(drawer.json<OrderLineDetail>().templateName).toBe('E-mail standard');
  expect(of('ID de la réservation')).toEqual(['', "'=R1", '']);
  const csv = await call({ method: 'GET', url: '/api/line-items/export', query: { to: '2026-03-02' } });
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(4);
});

it('counts no further than the table shows, and refuses a file of more', async () => {
  const many = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  const caller = await testApp.signIn(many.buyer.email);
  const placed = await order(caller, many.account.identifier, [buildLineBody()]);
  await sql`insert into order_lines (order_id, platform_id, line_number, utid, reward_name, brand_key, brand_name, currency_code,
      amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status)
    select order_id, platform_id, number, utid, reward_name, brand_key, brand_name, currency_code,
      amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status
    from order_lines, generate_series(2, ${sql.lit(SETTINGS.paging.tableMax + 1)}) as number
    where order_id = ${BigInt(placed.orderId)}`.execute(testApp.db);
  expect(await lookUp({ page: '99', size: '100' }, caller)).toMatchObject({ totalElements: 10_000, isCapped: true });
  const response = await caller({ method: 'GET', url: '/api/line-items/export', query: {} });
  expect([response.statusCode, response.json<ErrorBody>().values]).toEqual([422, { max: '10000' }]);
});
