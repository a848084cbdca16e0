import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { reasonOf } from '../../errors/reasonOf.ts';
import { openEmptyDatabase } from '../../testing/testDatabase.ts';
import { migrations } from '../migrateDatabase.ts';

let pool: pg.Pool;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ pool, close } = await openEmptyDatabase());
  await migrateTo('0005_large_orders');
  for (const statement of BEFORE) await pool.query(statement);
});
afterEach(() => close());

/** Migrates up to and with this step, as the owner. */
async function migrateTo(step: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(step);
  if (error !== undefined) throw error instanceof Error ? error : new Error(reasonOf(error));
}

const rows = async (query: string): Promise<unknown[]> => (await pool.query<object>(query)).rows;

/** Two platforms that share their book-wide accounts; on the first, an order that is held and one that is settled. */
const BEFORE = [
  `insert into platforms (platform_client_id, identity_hash, name, support_email)
   select p, p, p, p || '@platform.example' from unnest('{one,two}'::text[]) p`,
  `insert into customers (platform_id, identifier, display_name) values (1, 'G1', 'G1'), (2, 'G2', 'G2')`,
  `insert into accounts (platform_id, customer_id, identifier, account_number, display_name, currency_code, credit_limit_minor) values
     (1, 1, 'A1', '1', 'Held', 'USD', null), (1, 1, 'A2', '2', 'Euro on credit', 'EUR', 5000), (2, 2, 'A3', '3', 'Of the other', 'USD', null),
     (2, 2, 'A4', '4', 'Untouched', 'JPY', null)`,
  `insert into users (platform_id, identity_hash, email, first_name, last_name, role_name) values (1, 'u', 'u@platform.example', 'U', 'V', 'standard')`,
  `insert into orders (reference_order_id, platform_id, customer_id, account_id, user_id, order_source, status, currency_code, reward_minor,
     fee_minor, total_minor, line_count, fulfillment_type, recipient_summary, reward_names, created_at)
   select reference, 1, 1, account, 1, 'PORTAL', 'PENDING', currency, 1, 0, 1, 1, 'DIGITAL', '', '{}', now()
   from (values ('O1', 1, 'USD'), ('O2', 1, 'USD')) as o(reference, account, currency)`,
  `insert into ledger_accounts (kind, account_id, currency_code, balance_minor, floor_minor) values
     ('WALLET', 1, 'USD', 5000, 0), ('WALLET', 2, 'EUR', -300, -5000), ('WALLET', 3, 'USD', 700, null), ('WALLET', 4, 'JPY', 0, 0),
     ('FUNDING_CLEARING', null, 'USD', null, null), ('ORDER_HOLD', 1, 'USD', null, null), ('REWARD_PAYABLE', null, 'USD', null, null),
     ('FEE_INCOME', null, 'USD', null, null), ('REWARD_PAYABLE', null, 'EUR', null, null), ('ORDER_HOLD', 2, 'EUR', null, null)`,
  `insert into ledger_journals (identifier, type, order_id, description, created_by_user_id, created_at)
   select 'J' || n, type, order_id, description, user_id, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 hour' from (values
     (1, 'WIRE_DEPOSIT', null, 'Wire', null), (2, 'ORDER_PLACED', 1, null, 1), (3, 'ORDER_PROCESSED', 1, null, null),
     (4, 'ORDER_PLACED', 2, null, 1), (5, 'WIRE_DEPOSIT', null, 'Wire', null), (6, 'ORDER_PLACED', null, null, null),
     (7, 'ORDER_PROCESSED', null, null, null)) as j(n, type, order_id, description, user_id)`,
  `insert into ledger_entries (journal_id, ledger_account_id, currency_code, amount_minor, balance_after_minor, created_at)
   select j, l.id, l.currency_code, amount, after, now() from (values
     (1, 1, 10000, 10000), (1, 5, -10000, null), (2, 1, -3000, 7000), (2, 6, 3000, null), (3, 6, -3000, null), (3, 7, 2900, null),
     (3, 8, 100, null), (4, 1, -2000, 5000), (4, 6, 2000, null), (5, 5, -700, null), (5, 3, 700, 700),
     (6, 2, -300, -300), (6, 10, 300, null), (7, 10, -300, null), (7, 9, 300, null)) as e(j, account, amount, after)
   join ledger_accounts l on l.id = e.account order by j, account`,
];

it('gives what was written before to the platforms it belongs to, and holds their balances', async () => {
  const entries = 'select id, currency_code, amount_minor, created_at from ledger_entries order by id';
  const journals =
    'select id, identifier, type, order_id, description, created_by_user_id, created_at from ledger_journals order by id';
  const before = [await rows(entries), await rows(journals)];

  await migrateTo('0006_guarded_ledger');

  expect([await rows(entries), await rows(journals)]).toEqual(before);
  expect(
    await rows(`select platform_id::int as platform, kind, account_id::int as account, currency_code as currency, balance_minor::int as balance,
      floor_minor::int as floor from ledger_accounts where account_id is not null order by account_id, kind`),
  ).toEqual(
    [
      [1, 'ORDER_HOLD', 1, 'USD', 2_000, 0],
      [1, 'WALLET', 1, 'USD', 5_000, 0],
      [1, 'ORDER_HOLD', 2, 'EUR', 0, 0],
      [1, 'WALLET', 2, 'EUR', -300, -5_000],
      [2, 'ORDER_HOLD', 3, 'USD', 0, 0],
      [2, 'WALLET', 3, 'USD', 700, 0],
      [2, 'ORDER_HOLD', 4, 'JPY', 0, 0],
      [2, 'WALLET', 4, 'JPY', 0, 0],
    ].map(([platform, kind, account, currency, balance, floor]) => ({
      platform,
      kind,
      account,
      currency,
      balance,
      floor,
    })),
  );
  expect(
    await rows(`select l.platform_id::int as platform, kind, l.currency_code as currency, coalesce(sum(e.amount_minor), 0)::int as total
      from ledger_accounts l left join ledger_entries e on e.platform_id = l.platform_id and e.ledger_account_id = l.id
      where l.account_id is null group by 1, 2, 3 having count(e.id) > 0 order by 1, 2, 3`),
  ).toEqual([
    { platform: 1, kind: 'FEE_INCOME', currency: 'USD', total: 100 },
    { platform: 1, kind: 'FUNDING_CLEARING', currency: 'USD', total: -10_000 },
    { platform: 1, kind: 'REWARD_PAYABLE', currency: 'EUR', total: 300 },
    { platform: 1, kind: 'REWARD_PAYABLE', currency: 'USD', total: 2_900 },
    { platform: 2, kind: 'FUNDING_CLEARING', currency: 'USD', total: -700 },
  ]);
  expect(
    await rows(`select e.balance_after_minor::int as after from ledger_entries e join ledger_accounts l on l.id = e.ledger_account_id
      where l.account_id = 1 order by e.id`),
  ).toEqual([10_000, 7_000, 3_000, 0, 5_000, 2_000].map((after) => ({ after })));
  expect(await rows(`select to_regnamespace('ledger_before') as left_behind`)).toEqual([{ left_behind: null }]);
  await goOn();
});

/** The application settles the order that was held: ids and balances go on where they stopped. */
async function goOn(): Promise<void> {
  await pool.query('set role portal_app');
  await pool.query('select post_journals(1, $1)', [
    JSON.stringify([
      {
        type: 'ORDER_PROCESSED',
        currencyCode: 'USD',
        orderId: 2,
        at: '2026-03-01T00:00:00Z',
        lines: [
          { kind: 'ORDER_HOLD', accountId: 1, amountMinor: -2_000 },
          { kind: 'REWARD_PAYABLE', amountMinor: 2_000 },
        ],
      },
    ]),
  ]);
  expect(
    await rows(`select journal_id::int as journal, id::int as entry, balance_after_minor::int as after from ledger_entries
      where journal_id = (select max(id) from ledger_journals) order by id`),
  ).toEqual([
    { journal: 8, entry: 16, after: 0 },
    { journal: 8, entry: 17, after: null },
  ]);
}

it('refuses books with a journal of two platforms or of none, and leaves them as they are', async () => {
  await pool.query(`insert into ledger_journals (identifier, type, created_at) values ('J8', 'TRANSFER', now())`);
  for (const accounts of ['1, 3', '5, 7']) {
    await pool.query('delete from ledger_entries where journal_id = 8');
    await pool.query(`insert into ledger_entries (journal_id, ledger_account_id, currency_code, amount_minor, created_at)
      select 8, account, 'USD', 1, now() from unnest(array[${accounts}]) account`);
    await expect(migrateTo('0006_guarded_ledger')).rejects.toThrow('belong to no platform, or to two');
    expect(await rows('select count(*)::int as entries from ledger_entries')).toEqual([{ entries: 17 }]);
  }
});
