import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { OrderPage } from '@portal/shared/contract/orders';
import type { LegacyReport, ReportBar, ReportDetail, ReportFigure } from '@portal/shared/contract/reports';
import type { ReportType } from '@portal/shared/domain/enumerations';
import { sum, toMajor, toMinor } from '@portal/shared/domain/money/money';
import { sql } from 'kysely';
import { readImportCommand } from '../../commands/importReportsCommand.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../testing/commerceBuilders.ts';
import { copyOrder } from '../../testing/copyOrder.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

const DAYS = { from: '2026-01-05', to: '2026-03-02' };
const ZONE = 'America/Los_Angeles';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let euros: Awaited<ReturnType<typeof buildAccount>>;
let call: Call;
let dir: string;

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, {
    balanceMinor: 1_000_000n,
    authorities: [...BUYER, 'ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'],
  });
  const key = { platform_id: shop.platform.id, customer_id: shop.customer.id };
  euros = await buildAccount(testApp.db, { ...key, currency_code: 'EUR', balanceMinor: 0n });
  call = await testApp.signIn(shop.buyer.email);
  dir = mkdtempSync(path.join(tmpdir(), 'portal-legacy-'));
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await testApp.jobs.stop();
  await testApp.close();
});

/** Orders of three months in two currencies, one at the end of a month of the reader, with lines of several outcomes. */
async function buildHistory(): Promise<void> {
  const { db } = testApp;
  const placed = await order(call, shop.account.identifier, [buildLineBody(), buildLineBody({ amount: '40' })]);
  await copyOrder(db, placed, 'OLD-', 12, true);
  await sql`update orders set created_at = '2026-02-01T07:30:00Z'::timestamptz - interval '9 days' * (id % 5),
      account_id = case when id % 3 = 0 then ${euros.id} else account_id end,
      currency_code = case when id % 3 = 0 then 'EUR' else currency_code end
    where reference_order_id like 'OLD-%'`.execute(db);
  await sql`update order_lines set status = 'COMPLETE', processed_at = orders.created_at + interval '2 hours',
      delivery_status = case when order_lines.id % 3 = 0 then 'DELIVERED' else 'NOT_DELIVERED' end,
      status_reason = case order_lines.id % 4 when 0 then null when 1 then 'noAnswer' when 2 then 'mailboxFull' else 'newer' end
    from orders where orders.platform_id = order_lines.platform_id and orders.id = order_lines.order_id
      and reference_order_id like 'OLD-%'`.execute(db);
  for (const [day, amountMinor] of [
    ['2026-01-31T23:00:00Z', 5_000n],
    ['2026-02-01T09:00:00Z', 700n],
  ] as const)
    await db.transaction().execute((tx) =>
      postJournal(tx, shop.platform.id, {
        type: 'WIRE_DEPOSIT',
        currencyCode: 'EUR',
        at: new Date(day),
        lines: [
          { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
          { kind: 'WALLET', accountId: euros.id, amountMinor },
        ],
      }),
    );
  testApp.clock.advance(1);
}

async function makeReport(type: ReportType): Promise<ReportDetail> {
  const { reportId } = (
    await call({
      method: 'POST',
      url: '/api/reports',
      payload: { name: type, type, format: 'csv', generatedFor: 'ORGANIZATION', ...DAYS, timeZone: ZONE },
      headers: { 'idempotency-key': `figures-${type}` },
    })
  ).json<ReportDetail>();
  const [worker] = testApp.workers.flatMap((workers) => workers['make-report'] ?? []);
  await worker?.handle([{ platformId: String(shop.platform.id), reportId }]);
  return (await call({ method: 'GET', url: `/api/reports/${reportId}` })).json<ReportDetail>();
}

const accountOf = (currency: string | null): string =>
  currency === 'EUR' ? euros.identifier : shop.account.identifier;

/** The filters of the list to which a bar leads. */
function queryOf({ figure, currency }: ReportFigure, { key }: ReportBar): Record<string, string> {
  const isMonth = /^\d{4}-\d{2}$/.test(key);
  const last = new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0)).getUTCDate();
  const month = isMonth ? { from: `${key}-01`, to: `${key}-${String(last)}` } : DAYS;
  return {
    accountIdentifier: figure.endsWith('_BY_ACCOUNT') ? key : [accountOf(currency), accountOf(currency)].join(','),
    from: month.from < DAYS.from ? DAYS.from : month.from,
    to: month.to > DAYS.to ? DAYS.to : month.to,
    timeZone: ZONE,
  };
}

const listOf = async <Answer>(url: string, query: Record<string, string>): Promise<Answer> =>
  (await call({ method: 'GET', url, query })).json<Answer>();

/** The number of rows and the sum of a list in the place of a bar's. */
async function ofOrders(figure: ReportFigure, bar: ReportBar) {
  const query = { ...queryOf(figure, bar), size: '100' };
  const { content, totalElements } = await listOf<OrderPage>('/api/orders', query);
  return [totalElements, sumOf(content.map(({ amountPaid }) => amountPaid))];
}

async function ofLines(figure: ReportFigure, bar: ReportBar, filters: Record<string, string>) {
  const { totalElements } = await listOf<LineItemPage>('/api/line-items', { ...queryOf(figure, bar), ...filters });
  return [totalElements];
}

async function ofMoney(figure: ReportFigure, bar: ReportBar) {
  const query = { ...queryOf(figure, bar), pageSize: '200', status: 'POSTED' };
  const amounts = (await listOf<FundingTransaction[]>('/api/funding', query)).map(({ amount }) => amount);
  const isOut = figure.figure.startsWith('MONEY_OUT');
  const own = amounts.filter((amount) => amount < 0 === isOut);
  return [own.length, Math.abs(sumOf(own))];
}

async function ofBalance(figure: ReportFigure, bar: ReportBar) {
  const { to = '', timeZone = '', accountIdentifier = '' } = queryOf(figure, bar);
  const query = { to, timeZone, accountIdentifier, status: 'POSTED', pageSize: '25' };
  const [newest] = await listOf<FundingTransaction[]>('/api/funding', query);
  return [newest === undefined ? 0 : 1, newest?.balanceAfter ?? 0];
}

const sumOf = (amounts: readonly number[]): number =>
  toMajor(sum(amounts.map((amount) => toMinor(amount, 'USD') ?? 0n)), 'USD');

const shownOf = ({ count, amount = 0 }: ReportBar) => [count, amount];

/** Names each bar that differs from its list. */
async function differences(
  { figures }: ReportDetail,
  read: (figure: ReportFigure, bar: ReportBar) => Promise<readonly number[]>,
): Promise<unknown[]> {
  const all = [];
  for (const figure of figures)
    for (const bar of figure.bars) {
      const listed = await read(figure, bar);
      const shown = shownOf(bar).slice(0, listed.length);
      if (JSON.stringify(listed) !== JSON.stringify(shown)) all.push([figure.figure, figure.currency, bar, listed]);
    }
  return all;
}

it('each figure has the rows and the money of the list to which it leads', async () => {
  await buildHistory();
  const orders = await makeReport('ORDERS');
  expect(orders.figures.map(({ figure, currency }) => `${figure} ${currency ?? ''}`)).toEqual([
    'ORDERS_BY_MONTH EUR',
    'ORDERS_BY_ACCOUNT EUR',
    'ORDERS_BY_MONTH USD',
    'ORDERS_BY_ACCOUNT USD',
  ]);
  expect(await differences(orders, ofOrders)).toEqual([]);
  const lines = await makeReport('REWARD_LINES');
  expect(
    await differences(lines, (figure, bar) =>
      ofLines(figure, bar, figure.figure === 'LINES_BY_STATE' ? { deliveryStatus: bar.key } : {}),
    ),
  ).toEqual([]);
  const undelivered = await makeReport('UNDELIVERED');
  const isReason = ({ figure }: ReportFigure) => figure === 'UNDELIVERED_BY_REASON';
  const reasons = undelivered.figures.filter(isReason).flatMap(({ bars }) => bars.map(({ key }) => key));
  expect([...new Set(reasons)].toSorted()).toEqual(['mailboxFull', 'noAnswer', 'unknown']);
  expect(
    await differences(undelivered, (figure, bar) =>
      ofLines(figure, bar, { deliveryStatus: 'NOT_DELIVERED', ...(isReason(figure) && { reason: bar.key }) }),
    ),
  ).toEqual([]);
  expect(await differences(await makeReport('TRANSACTIONS'), ofMoney)).toEqual([]);
  expect(await differences(await makeReport('BALANCES'), ofBalance)).toEqual([]);
});

/** Writes the folder of an import, and returns what the command prints. */
async function importFolder(rows: readonly string[], files: Record<string, string>): Promise<string> {
  const index = ['File,Name,Type,Group,Account,From,To,Made,Requester', ...rows].join('\r\n');
  for (const [name, text] of Object.entries({ ...files, 'index.csv': index }))
    writeFileSync(path.join(dir, name), text);
  const run = readImportCommand(['--platform', shop.platform.platform_client_id, dir]);
  return (await run(testApp.db)).printed;
}

it('files of the former portal are brought in once, seen by those whose rights and access cover them, and downloaded', async () => {
  const group = shop.customer.identifier;
  const rows = [
    'all-2024.csv,Orders 2024,Orders,,,2024-01-01,2024-12-31,2025-01-03T08:15Z,Maya Okafor',
    `money.xlsx,Été – money,Transactions,${group},,,,2025-08-14,Zoë Ångström`,
    `euros.csv,Balances EU,Balances,,${euros.identifier},2025-01-01,2025-06-30,2025-07-01,Maya Okafor`,
  ];
  const files = {
    'all-2024.csv': 'Order,Total\r\nA-1,5\r\n',
    'money.xlsx': 'PK money',
    'euros.csv': 'Day,Balance\r\n',
  };
  expect(await importFolder(rows, files)).toBe('3 added, 0 updated, 0 unchanged, 0 refused.');
  expect(await importFolder(rows, files)).toBe('0 added, 0 updated, 3 unchanged, 0 refused.');
  const bad = ['none.csv,A,Orders,,,,,2025-01-01,B', 'all-2024.csv,A,Orders,G-X,,,,2025-01-01,B'];
  expect(await importFolder([...bad, rows[1] ?? ''], { 'money.xlsx': 'PK more money' })).toBe(
    [
      'index.csv line 2: There is no file none.csv in the folder.',
      'index.csv line 3: There is no group G-X.',
      '0 added, 1 updated, 0 unchanged, 2 refused.',
    ].join('\n'),
  );
  await expect(readImportCommand(['--platform', 'nobody', dir])(testApp.db)).rejects.toThrow('There is no platform');

  const list = async (by: Call, query = '') => by({ method: 'GET', url: `/api/reports/legacy${query}` });
  const namesOf = async (by: Call, query = '') =>
    (await list(by, query)).json<LegacyReport[]>().map(({ name }) => name);
  expect(await namesOf(call)).toEqual(['Été – money', 'Balances EU', 'Orders 2024']);
  expect(await namesOf(call, '?search=ete&sort=madeDate,asc')).toEqual(['Été – money']);
  const [money] = (await list(call)).json<LegacyReport[]>();
  expect(money).toMatchObject({
    fileName: 'money.xlsx',
    type: 'TRANSACTIONS',
    generatedFor: 'GROUPS',
    groups: [{ customerIdentifier: group }],
    from: null,
    madeDate: '2025-08-14T00:00:00.000Z',
    byteCount: 13,
  });
  const reader = async (user: Omit<Parameters<typeof buildUser>[1], 'platform_id'>) =>
    testApp.signIn((await buildUser(testApp.db, { platform_id: shop.platform.id, ...user })).email);
  const authorities = ['ORDER_REPORT_ACCESS', 'VIEW_BALANCE_ACCESS'] as const;
  const ofGroup = await reader({ customerIds: [shop.customer.id], authorities });
  expect(await namesOf(ofGroup)).toEqual(['Balances EU']);
  expect(await namesOf(await reader({ accountIds: [euros.id], authorities: ['ORDER_REPORT_ACCESS'] }))).toEqual([]);
  const download = (by: Call) => by({ method: 'GET', url: `/api/reports/legacy/${money?.fileId ?? ''}/file` });
  const file = await download(call);
  expect([file.body, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
    'PK more money',
    'attachment; filename="money.xlsx"',
    'no-store',
  ]);
  expect((await download(ofGroup)).statusCode).toBe(404);
  const pieces = await testApp.db.selectFrom('stored_file_pieces').select('file_key').execute();
  const kept = await testApp.db.selectFrom('legacy_reports').select('file_key').execute();
  expect(pieces.filter(({ file_key }) => kept.some((one) => one.file_key === file_key))).toHaveLength(3);
});
