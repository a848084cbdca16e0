import { sql } from 'kysely';
import type { Database } from '../db/client.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { buildTestEnv } from '../testing/testEnv.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { loadDemoData } from './loadDemoData.ts';
import { minorOf } from './loadOrganisation.ts';

const now = new Date('2026-11-20T12:00:00Z');
let database: Database;
const rows = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(database.db)).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoData(database.db, { now, env: buildTestEnv() });
}, 30_000);

afterAll(() => database.close());

test('every journal sums to zero, and every wallet holds the sum of its entries and what its table says', async () => {
  expect(
    await rows(
      'select journal_id from ledger_entries group by journal_id, currency_code having sum(amount_minor) <> 0',
    ),
  ).toEqual([]);
  expect(
    await rows(`select w.id from ledger_accounts w join ledger_entries e on e.ledger_account_id = w.id
      where w.kind = 'WALLET' group by w.id having sum(e.amount_minor) <> w.balance_minor`),
  ).toEqual([]);
  expect(await rows('select id from ledger_entries where balance_after_minor < 0')).toEqual([]);
  const wallets = await database.db
    .selectFrom('ledger_accounts')
    .innerJoin('accounts', 'accounts.id', 'ledger_accounts.account_id')
    .select(['accounts.identifier', 'balance_minor'])
    .where('kind', '=', 'WALLET')
    .orderBy('identifier')
    .execute();
  expect(wallets).toEqual(
    DEMO_ACCOUNTS.map((account) => ({
      identifier: account.identifier,
      balance_minor: minorOf(account.balance, account.currencyCode),
    })),
  );
});

test('each of the sixty orders charges what its issued lines cost, and gives back the rest', async () => {
  expect(
    await rows(`select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
      having sum(l.charge_minor) <> o.total_minor or o.delivered_minor + o.refunded_minor <> o.total_minor
        or coalesce(sum(l.charge_minor) filter (where l.status = 'COMPLETE'), 0) <> o.delivered_minor or count(*) <> o.line_count`),
  ).toEqual([]);
  expect(
    await rows(
      `select sum(amount_minor) as left_on_hold from ledger_entries e join ledger_accounts a on a.id = e.ledger_account_id where a.kind = 'ORDER_HOLD'`,
    ),
  ).toEqual([{ left_on_hold: '0' }]);
  expect(await rows('select count(*)::int as orders from orders')).toEqual([{ orders: 60 }]);
  const statuses = await rows('select distinct status from orders order by status');
  expect(statuses).toEqual([{ status: 'COMPLETE' }, { status: 'FAILED' }, { status: 'PARTIAL' }]);
});

test('every issued line has one live reward whose mail ended delivered or dead', async () => {
  expect(
    await rows(`select l.id from order_lines l left join rewards r on r.order_line_id = l.id and r.is_live group by l.id, l.status
      having count(r.id) <> (case when l.status = 'COMPLETE' then 1 else 0 end)`),
  ).toEqual([]);
  expect(await rows(`select id from outbox where status not in ('DELIVERED', 'DEAD')`)).toEqual([]);
  expect(
    await rows(
      `select l.id from order_lines l join outbox o on o.order_line_id = l.id where (l.delivery_status = 'DELIVERED') <> (o.status = 'DELIVERED')`,
    ),
  ).toEqual([]);
  const undelivered = await rows(
    `select id from order_lines where delivery_status = 'NOT_DELIVERED' and status = 'COMPLETE'`,
  );
  expect(undelivered.length).toBeGreaterThan(1);
});

test('the catalogue has forty brands in twelve countries, with every kind of value and delivery', async () => {
  expect(await rows('select count(*)::int as brands from brands')).toEqual([{ brands: 40 }]);
  expect(await rows('select count(distinct country)::int as countries from brands, unnest(countries) country')).toEqual(
    [{ countries: 12 }],
  );
  expect(await rows('select distinct value_type from catalog_items order by 1')).toHaveLength(3);
  expect(await rows('select distinct fulfillment_type from catalog_items order by 1')).toHaveLength(3);
  expect(await rows('select distinct service_availability from brands')).toHaveLength(4);
  expect(
    await rows(`select distinct i.currency_code, a.currency_code as account from catalog_items i, accounts a where i.currency_code <> a.currency_code
      and not exists (select from exchange_rates r where r.from_currency = i.currency_code and r.to_currency = a.currency_code)`),
  ).toEqual([]);
  expect(
    await rows(
      `select currency_code, min_minor::text, max_minor::text, is_whole_amount, delivery_methods from catalog_items where utid = 'U100006'`,
    ),
  ).toEqual([
    { currency_code: 'EUR', min_minor: '500', max_minor: '15000', is_whole_amount: true, delivery_methods: ['EMAIL'] },
  ]);
});

test('loading again changes nothing', async () => {
  const counts =
    'select (select count(*) from orders)::int as orders, (select count(*) from ledger_entries)::int as entries, (select count(*) from users)::int as users';
  const before = await rows(counts);
  await loadDemoData(database.db, { now: new Date('2027-01-01T00:00:00Z'), env: buildTestEnv() });
  expect(await rows(counts)).toEqual(before);
});
