import { sql } from 'kysely';
import type { Database } from '../db/client.ts';
import { toJson } from '../db/toJson.ts';
import { balanceOf, buildAccount, buildCustomer, buildPlatform } from '../testing/builders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

/** Arbitrary SQL of the application's role must not be able to corrupt the ledger. */
const DENIED = '42501';
const TABLES = ['ledger_accounts', 'ledger_journals', 'ledger_entries'];
let database: Database;
let account: Awaited<ReturnType<typeof openAccount>>;

beforeAll(async () => {
  database = await openTestDatabase();
  account = await openAccount();
});
afterAll(() => database.close());

async function openAccount() {
  const { id: platform_id } = await buildPlatform(database.db);
  const { id: customer_id } = await buildCustomer(database.db, { platform_id });
  return buildAccount(database.db, { platform_id, customer_id, balanceMinor: 10_000n });
}

const run = (statement: string) => sql.raw(statement).execute(database.db);
const post = (platformId: bigint, lines: readonly unknown[]) =>
  sql`select post_journals(${platformId}, ${toJson([
    { type: 'ORDER_PLACED', currencyCode: 'USD', at: '2026-03-02T12:00:00Z', lines },
  ])}::jsonb)`.execute(database.db);
const setAside = (accountId: bigint, amountMinor: bigint) => [
  { kind: 'WALLET', accountId, amountMinor: -amountMinor },
  { kind: 'ORDER_HOLD', accountId, amountMinor },
];

it.each([
  `insert into ledger_accounts (platform_id, kind, currency_code) values (1, 'FEE_INCOME', 'EUR')`,
  'update ledger_accounts set balance_minor = balance_minor + 1',
  'update ledger_accounts set floor_minor = -1000000',
  'update ledger_accounts set platform_id = platform_id',
  `insert into ledger_journals (platform_id, type, created_at) values (1, 'TRANSFER', now())`,
  'update ledger_journals set type = type',
  `insert into ledger_entries (platform_id, journal_id, ledger_account_id, currency_code, amount_minor, created_at)
   select platform_id, journal_id, ledger_account_id, currency_code, 1, now() from ledger_entries`,
  'update ledger_entries set amount_minor = 1',
  `merge into ledger_accounts l using accounts a on a.id = l.account_id when matched then update set balance_minor = 0`,
  ...TABLES.flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `copy ${table} from stdin`,
    `create trigger mine before insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
    `select nextval('${table}_id_seq')`,
    `select setval('${table}_id_seq', 1)`,
  ]),
])('the application may not: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: DENIED });
});

it.each([
  ...TABLES.flatMap((table) => [`alter table ${table} disable trigger all`, `drop table ${table}`]),
  'alter table ledger_accounts drop constraint ledger_accounts_floor',
  'alter function post_journals(bigint, jsonb) security invoker',
  'alter function post_journals(bigint, jsonb) reset search_path',
  `create or replace function post_journals(p_platform_id bigint, p_journals jsonb) returns bigint[]
   language sql as 'select null::bigint[]'`,
  `set session_replication_role = replica`,
])('the application may not take the guard away: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: DENIED });
});

it('lets nobody but the application call the functions', async () => {
  const { rows } = await sql<{ name: string; grantees: string[]; security: boolean; search_path: string }>`
    select p.proname as name, p.prosecdef as security,
      (select setting from unnest(p.proconfig) setting where setting like 'search_path=%') as search_path,
      array(select acl.grantee::regrole::text from aclexplode(p.proacl) acl where acl.grantee <> p.proowner) as grantees
    from pg_proc p where p.proname in ('open_wallet', 'set_wallet_floor', 'post_journals') order by name`.execute(
    database.db,
  );
  expect(rows).toEqual(
    ['open_wallet', 'post_journals', 'set_wallet_floor'].map((name) => ({
      name,
      security: true,
      search_path: 'search_path=pg_catalog, pg_temp',
      grantees: ['portal_app'],
    })),
  );
});

it('refuses a call of anybody else', async () => {
  await database.db.connection().execute(async (db) => {
    // A role that every database has, with no more than what all have.
    await sql`set role pg_monitor`.execute(db);
    for (const call of [`post_journals(1, '[]')`, 'open_wallet(1, 1, 0)', 'set_wallet_floor(1, 1, 0)'])
      await expect(sql.raw(`select ${call}`).execute(db)).rejects.toMatchObject({ code: DENIED });
    await sql`set role portal_app`.execute(db);
  });
});

it.each<[string, (own: bigint) => readonly unknown[]]>([
  ['is not balanced', (own) => [...setAside(own, 100n), { kind: 'WALLET', accountId: own, amountMinor: 1 }]],
  [
    'names no amount',
    (own) => [
      { kind: 'WALLET', accountId: own },
      { kind: 'ORDER_HOLD', accountId: own },
    ],
  ],
  [
    'names no account',
    () => [
      { kind: 'WALLET', amountMinor: 1 },
      { kind: 'FEE_INCOME', amountMinor: -1 },
    ],
  ],
  [
    'names a book-wide account of an account',
    (own) => [
      { kind: 'FEE_INCOME', accountId: own, amountMinor: 1 },
      { kind: 'FEE_INCOME', amountMinor: -1 },
    ],
  ],
  [
    'names no kind',
    (own) => [
      { accountId: own, amountMinor: 1 },
      { kind: 'FEE_INCOME', amountMinor: -1 },
    ],
  ],
  [
    'holds fractions',
    () => [
      { kind: 'FEE_INCOME', amountMinor: 0.5 },
      { kind: 'REWARD_PAYABLE', amountMinor: -0.5 },
    ],
  ],
  ['overdraws', (own) => setAside(own, 10_001n)],
])('refuses a journal that %s, handed to the function itself', async (_what, lines) => {
  await expect(post(account.platform_id, lines(account.id))).rejects.toThrow();
  expect(await balanceOf(database.db, account)).toBe(10_000n);
});

it('refuses the account of another platform, and orders and people that are not its own', async () => {
  const other = await openAccount();
  await expect(post(account.platform_id, setAside(other.id, 100n))).rejects.toThrow('has no ledger account');
  await expect(
    sql`select set_wallet_floor(${account.platform_id}, ${other.id}, -100)`.execute(database.db),
  ).rejects.toThrow('has no wallet');
  await expect(sql`select open_wallet(${account.platform_id}, ${other.id}, 0)`.execute(database.db)).rejects.toThrow(
    'has no account',
  );
  for (const foreign of [{ orderId: 1 }, { createdByUserId: 1 }]) {
    const journal = { type: 'ORDER_PLACED', currencyCode: 'USD', at: '2026-03-02T12:00:00Z', ...foreign };
    await expect(
      sql`select post_journals(${account.platform_id}, ${toJson([{ ...journal, lines: setAside(account.id, 1n) }])}::jsonb)`.execute(
        database.db,
      ),
    ).rejects.toMatchObject({ code: '23503' });
  }
  expect(await balanceOf(database.db, other)).toBe(10_000n);
});

it('is not misled by tables, functions and operators that the caller puts in the way', async () => {
  await database.db.connection().execute(async (db) => {
    for (const statement of [
      ...TABLES.map((table) => `create temp table ${table} (like public.${table})`),
      `create temp table accounts (like public.accounts)`,
      `create function pg_temp.nextval(regclass) returns bigint language sql as 'select 1::bigint'`,
      `create function pg_temp.sum(numeric) returns numeric language sql as 'select 0::numeric'`,
      `create function pg_temp.always(bigint, integer) returns boolean language sql as 'select false'`,
      `create operator pg_temp.<> (leftarg = bigint, rightarg = integer, function = pg_temp.always)`,
      'set search_path = pg_temp, public',
    ])
      await sql.raw(statement).execute(db);
    const journal = (hold: number) => [
      {
        type: 'ORDER_PLACED',
        currencyCode: 'USD',
        at: '2026-03-02T12:00:00Z',
        lines: [
          { kind: 'WALLET', accountId: account.id, amountMinor: -100 },
          { kind: 'ORDER_HOLD', accountId: account.id, amountMinor: hold },
        ],
      },
    ];
    const call = (hold: number) =>
      sql`select public.post_journals(${account.platform_id}, ${toJson(journal(hold))}::jsonb)`.execute(db);
    await expect(call(99)).rejects.toThrow('together they sum to zero');
    await call(100);
    const { rows } = await sql`select count(*)::int as rows from pg_temp.ledger_entries`.execute(db);
    expect(rows).toEqual([{ rows: 0 }]);
    await sql.raw('reset search_path; discard temp').execute(db);
  });
  expect(await balanceOf(database.db, account)).toBe(9_900n);
});
