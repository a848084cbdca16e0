import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import { exponentOf } from '@portal/shared/domain/money/currencies';
import {
  BANK_ACCOUNT_STATES,
  COMPLETION_STATUSES,
  REWARD_STATUSES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money/money';
import { checkRewardAmount } from '@portal/shared/domain/ordering/rewardAmount';
import { checkWireValues, WIRE_CURRENCIES } from '@portal/shared/domain/funding/wireInstructions';
import { sql } from 'kysely';
import type { Database } from '../db/client.ts';
import { checkBankDeposits, checkCardDeposits } from '../modules/deposits/index.ts';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { buildTestEnv } from '../testing/testEnv.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_ACCOUNTS, DEMO_USERS } from './demoOrganisation.ts';
import { loadDemoBankAccounts } from './loadDemoBankAccounts.ts';
import { loadDemoCards } from './loadDemoCards.ts';
import { loadDemoData } from './loadDemoData.ts';
import { loadDemoReports } from './loadDemoReports.ts';
import { DEMO_WIRE_INSTRUCTIONS } from './loadWireInstructions.ts';
import { minorOf } from './loadOrganisation.ts';
import { planOrders } from './planOrders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const regions = new Intl.DisplayNames('en', { type: 'region' });
let database: Database;
const rows = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(database.db)).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoData(database.db, { now, env: buildTestEnv() });
});

afterAll(() => database.close());

test('everybody who may sign in has accepted the terms', async () => {
  expect(
    await rows(`select count(*)::int as asked from users u where u.status = 'ACTIVATED' and u.credential_id is null and not exists
      (select from agreements a where a.platform_id = u.platform_id and a.accepted_by_user_id = u.id and a.kind = 'TERMS')`),
  ).toEqual([{ asked: 0 }]);
});

test('a role is a default one or has a name for people', () => {
  const own = DEMO_USERS.map(({ role }) => role).filter((role) => !(role in DEFAULT_ROLES));
  expect(own.filter((role) => !/^\p{Lu}/u.test(role))).toEqual([]);
});

test('forty colleagues in every state, twelve of them in one role', async () => {
  expect(
    await rows(
      `select status, count(*)::int as people from users where email like '%@alder-finch.example' group by 1 order by 1`,
    ),
  ).toEqual([
    { status: 'ACTIVATED', people: 29 },
    { status: 'DEACTIVATED', people: 4 },
    { status: 'INVITED', people: 7 },
  ]);
  expect(
    await rows(`select count(*)::int as people from users u join roles r on r.platform_id = u.platform_id and r.id = u.role_id
      where r.name = 'Sender EU'`),
  ).toEqual([{ people: 12 }]);
  expect(
    await rows(`select count(*) > 10 as has_ordered from orders o join users u on u.platform_id = o.platform_id and u.id = o.user_id
      where u.email = 'anneke.visser@alder-finch.example'`),
  ).toEqual([{ has_ordered: true }]);
});

test('the second organisation sends to the people of its list alone, the first to everybody', async () => {
  expect(
    await rows(`select platform_client_id, count(email)::int as people from platforms
      left join allowlist_entries on platform_id = platforms.id where has_allowlist group by platform_client_id`),
  ).toEqual([{ platform_client_id: 'pocket-lantern', people: 8 }]);
});

test('one file is half corrected, one refused, one ordered, and the columns of one have no names', async () => {
  expect(
    await rows(`select uploads.state, wrong_count, added_count = row_count as is_added, reference_order_id is not null as is_ordered
      from uploads left join orders on orders.platform_id = uploads.platform_id and orders.cart_id = uploads.cart_id order by uploads.state`),
  ).toEqual([
    { state: 'ADDED', wrong_count: 0, is_added: true, is_ordered: true },
    { state: 'CHECKED', wrong_count: 4, is_added: false, is_ordered: false },
    { state: 'NEEDS_MAPPING', wrong_count: 0, is_added: false, is_ordered: false },
    { state: 'REFUSED', wrong_count: 0, is_added: true, is_ordered: false },
  ]);
});

test('a file of users waits for its administrator, half corrected', async () => {
  expect(
    await rows(`select (count(*) filter (where is_wrong))::int as wrong, (count(*) filter (where address = 'FREE' and not is_wrong))::int as ready,
      (count(*) filter (where address = 'ELSEWHERE'))::int as moves from user_file_rows`),
  ).toEqual([{ wrong: 4, ready: 3, moves: 1 }]);
});

test('templates are in use as defaults, in a draft, in a cart and in orders that are not sent', async () => {
  expect(
    await rows(
      `select etid from email_template_defaults join email_templates t on t.id = email_template_id order by etid`,
    ),
  ).toEqual([{ etid: 'E123456' }, { etid: 'E20J001' }]);
  expect(
    await rows(`select distinct fields ->> 'etid' as etid from upload_lines
      where added_at is null and fields ? 'etid'`),
  ).toEqual([{ etid: 'E7A8B9C' }]);
  // The account of the cart with E20S001 may no longer use it.
  expect(
    await rows(`select etid, count(*)::int as lines from cart_line_items c join shopping_carts s on s.id = c.cart_id
      where s.status = 'OPEN' group by etid order by etid`),
  ).toEqual([
    { etid: 'E000000', lines: 8 },
    { etid: 'E20S001', lines: 4 },
    { etid: 'E20Z001', lines: 2 },
  ]);
  expect(
    await rows(`select distinct etid from order_lines where delivery_status in ('PROCESSING', 'SCHEDULED')`),
  ).toContainEqual({ etid: 'E123456' });
  expect(await rows('select hash from header_images')).toHaveLength(2);
});

test('bank details of every currency in which wires are taken, as staff may enter them', async () => {
  expect(await rows('select currency_code from wire_instructions order by 1')).toHaveLength(WIRE_CURRENCIES.length);
  for (const currency of WIRE_CURRENCIES)
    expect([currency, checkWireValues(currency, DEMO_WIRE_INSTRUCTIONS[currency])]).toEqual([currency, []]);
});

test('every journal sums to zero, and every wallet and hold has the sum of its entries and what its table says', async () => {
  expect(
    await rows(
      'select journal_id from ledger_entries group by journal_id, currency_code having sum(amount_minor) <> 0',
    ),
  ).toEqual([]);
  expect(
    await rows(`select w.id from ledger_accounts w join ledger_entries e on e.ledger_account_id = w.id
      where w.balance_minor is not null group by w.id, w.balance_minor having sum(e.amount_minor) <> w.balance_minor`),
  ).toEqual([]);
  expect(
    await rows(`select e.id from ledger_entries e join ledger_accounts w on w.id = e.ledger_account_id
      where e.balance_after_minor < w.floor_minor or (w.floor_minor = 0 and e.balance_after_minor < 0)`),
  ).toEqual([]);
  expect(
    await rows(`select id from (select e.id, e.balance_after_minor,
        sum(e.amount_minor) over w as running, e.created_at < lag(e.created_at) over w as is_back
      from ledger_entries e join ledger_accounts a on a.id = e.ledger_account_id where a.balance_minor is not null
      window w as (partition by e.ledger_account_id order by e.id)) chain where balance_after_minor <> running or is_back`),
  ).toEqual([]);
  const wallets = await database.db
    .selectFrom('ledger_accounts')
    .innerJoin('accounts', 'accounts.id', 'ledger_accounts.account_id')
    .select(['accounts.identifier', 'balance_minor'])
    .where('kind', '=', 'WALLET')
    // That of the company that has just signed up is named at random.
    .where('accounts.identifier', 'not like', 'cedar-compass-%')
    .orderBy('identifier')
    .execute();
  expect(wallets).toEqual(
    DEMO_ACCOUNTS.map((account) => ({
      identifier: account.identifier,
      balance_minor: minorOf(account.balance, account.currencyCode),
    })),
  );
});

test('each order charges what its issued lines cost, and gives back the rest', async () => {
  expect(
    await rows(`select o.id from orders o join order_lines l on l.order_id = o.id group by o.platform_id, o.id
      having sum(l.charge_minor) <> o.total_minor or o.delivered_minor + o.refunded_minor <> (case when o.state = 'ON_HOLD' then 0 else o.total_minor end)
        or coalesce(sum(l.charge_minor - l.refunded_minor) filter (where l.status = 'COMPLETE'), 0) <> o.delivered_minor or count(*) <> o.line_count`),
  ).toEqual([]);
  expect(
    await rows(`select sum(balance_minor) as left_on_hold from ledger_accounts where kind = 'ORDER_HOLD'`),
  ).toEqual([{ left_on_hold: '7500' }]);
  expect(await rows('select count(*)::int as orders from orders')).toEqual([{ orders: 1540 }]);
  const statuses = await rows('select distinct status from orders order by status');
  expect(statuses).toEqual(['COMPLETE', 'FAILED', 'PARTIAL', 'PENDING'].map((status) => ({ status })));
  expect(await rows('select reason, decision from order_holds order by id')).toEqual([
    { reason: 'ACCOUNT_WATCHED', decision: 'REFUSE' },
    { reason: 'ACCOUNT_WATCHED', decision: null },
    { reason: 'BUSINESS_REVIEW', decision: null },
  ]);
});

test('every issued line has one live reward, and every message ended sent, delivered or dead but those of the last minutes', async () => {
  expect(
    await rows(`select l.id from order_lines l left join rewards r on r.order_line_id = l.id and r.is_live
      group by l.platform_id, l.id having count(r.id) <> (case when l.status = 'COMPLETE' then 1 else 0 end)
        or min(r.initial_minor) <> l.amount_minor * l.quantity`),
  ).toEqual([]);
  expect(
    await rows(`select l.id from order_lines l join
      (select distinct on (order_line_id) * from outbox order by order_line_id, id desc) o on o.order_line_id = l.id
      where l.delivery_status <> (case o.status when 'DELIVERED' then 'DELIVERED' when 'SENT' then 'SENT' when 'DEAD' then 'NOT_DELIVERED'
          else case when o.due_at is null then 'PROCESSING' else 'SCHEDULED' end end)
        or (o.status = 'PENDING' and o.due_at is null) <> (o.created_at > '2026-11-20T11:40:00Z')`),
  ).toEqual([]);
  expect(
    await rows(
      'select id from rewards where first_viewed_at < issued_at or first_viewed_at >= expires_at or expires_at < issued_at',
    ),
  ).toEqual([]);
});

test('credentials of each type are in every state, and programs and apps have ordered', async () => {
  const state = `case when deactivated_at is not null then 'deactivated' when ends_at <= '${now.toISOString()}' then 'ended'
    when ends_at is not null then 'ending' when last_used_at is null then 'unused' else 'used' end`;
  const states = ['deactivated', 'ended', 'ending', 'unused', 'used'];
  expect(await rows(`select distinct type, ${state} as state from api_credentials order by 1, 2`)).toEqual(
    ['API_KEY', 'OAUTH_CLIENT', 'RESEARCH_KEY', 'SERVICE_ACCOUNT'].flatMap((type) =>
      states.map((one) => ({ type, state: one })),
    ),
  );
  expect(
    await rows(`select platform_id from api_credentials where deactivated_at is null
      and (ends_at is null or ends_at > '${now.toISOString()}') group by platform_id, type having count(*) > 2`),
  ).toEqual([]);
  expect(
    await rows(`select first_name, order_source, count(*) > 10 as has_ordered from orders
      join users on users.platform_id = orders.platform_id and users.id = orders.user_id
      where credential_id is not null group by 1, 2 order by 1`),
  ).toEqual([
    { first_name: 'Customer survey', order_source: 'RESEARCH', has_ordered: true },
    { first_name: 'Panel of readers', order_source: 'RESEARCH', has_ordered: false },
    { first_name: 'Recognition sync', order_source: 'API', has_ordered: true },
    { first_name: 'Spring survey', order_source: 'RESEARCH', has_ordered: false },
    { first_name: 'Trial survey', order_source: 'RESEARCH', has_ordered: false },
  ]);
  expect(
    await rows(`select distinct users.email, order_source from orders
      join oauth_grants grants on grants.platform_id = orders.platform_id and grants.id = orders.oauth_grant_id
        and grants.created_at < orders.created_at and grants.last_used_at >= orders.created_at
      join users on users.platform_id = orders.platform_id and users.id = orders.user_id and users.id = grants.user_id
      order by 1`),
  ).toEqual([
    { email: 'account@demo.example', order_source: 'API' },
    { email: 'buyer@demo.example', order_source: 'API' },
  ]);
});

test('incentives are in every state and before their first day; each failure of a response is there', async () => {
  const instant = `'${now.toISOString()}'`;
  expect(
    await rows(`select case when not is_on then 'INACTIVE' when ends_at <= ${instant} then 'EXPIRED'
      when rewards_issued >= quantity or responses_taken >= completes_allowed then 'COMPLETED'
      when starts_at > ${instant} then 'LATER' else 'ACTIVE' end as state from incentives order by id`),
  ).toEqual(['ACTIVE', 'COMPLETED', 'EXPIRED', 'INACTIVE', 'LATER'].map((state) => ({ state })));
  expect(await rows('select distinct status from incentive_completions order by 1')).toEqual(
    COMPLETION_STATUSES.toSorted().map((status) => ({ status })),
  );
  expect(
    await rows(`select c.response_id from incentive_completions c
      join incentives i on i.platform_id = c.platform_id and i.id = c.incentive_id
      left join orders o on o.platform_id = c.platform_id and o.id = c.order_id and o.account_id = i.account_id
      where c.status = 'COMPLETE' and o.id is null or c.created_at > ${instant} or c.created_at < i.starts_at
        or (c.created_at >= i.ends_at) <> (c.status = 'END_DATE_PASSED')`),
  ).toEqual([]);
});

test('nothing is dated later than the day that the past is counted back from', async () => {
  expect(
    await rows(`select 1 from (select max(created_at) as at from orders union all select max(completed_at) from orders
      union all select max(first_viewed_at) from rewards union all select max(created_at) from ledger_entries
      union all select max(created_at) from delivery_attempts union all select max(created_at) from outbox) t where at > '${now.toISOString()}'`),
  ).toEqual([]);
  expect(await rows(`select count(distinct date_trunc('month', created_at))::int >= 12 as a_year from orders`)).toEqual(
    [{ a_year: true }],
  );
});

test('every list has something of each kind to show', async () => {
  const kinds = async (table: string, column: string, where = 'true') =>
    (await rows(`select distinct ${column} as kind from ${table} where ${where} order by 1`)).map((row) =>
      JSON.stringify(row).slice(9, -2),
    );
  expect(await kinds('orders', 'order_source')).toEqual(['API', 'BULK_UPLOAD', 'CART', 'PORTAL', 'RESEARCH']);
  expect(await kinds('orders', 'fulfillment_type')).toEqual(['BULK_PROVISIONING_SUPPORTED', 'DIGITAL', 'PHYSICAL']);
  expect(await kinds('rewards', 'status')).toEqual([...REWARD_STATUSES].sort());
  expect(await kinds('order_lines', 'delivery_method')).toEqual(['BULK_PHYSICAL', 'EMAIL', 'MAILED', 'MOBILE']);
  expect(await kinds('order_lines', 'delivery_status')).toEqual([
    'DELIVERED',
    'MAILED',
    'NOT_DELIVERED',
    'NOT_SENT',
    'PROCESSING',
    'SCHEDULED',
    'SENT',
  ]);
  // Reissues are free.
  expect(await kinds('ledger_journals', 'type')).toEqual(
    TRANSACTION_TYPES.filter((type) => type !== 'REISSUE_FEE').sort(),
  );
  expect(await kinds('balance_alerts', 'currency_code')).toEqual(['EUR', 'USD']);
  expect(await kinds('delivery_attempts', 'outcome')).toEqual(['BOUNCED', 'DELIVERED', 'FAILED', 'SENT']);
  expect(await kinds('platforms', 'kyb_status')).toEqual([
    'APPROVED',
    'NONE',
    'NOT_SUBMITTED',
    'PENDING_KYB',
    'REJECTED',
    'UNDER_REVIEW',
  ]);
  expect(await kinds('accounts', 'status')).toEqual(['ACTIVE', 'DISABLED', 'FROZEN']);
  expect(await kinds('accounts', 'confidence_attribute')).toEqual(['NEW', 'TRUSTED', 'WATCH']);
  expect(await kinds('deposits', 'status')).toEqual([...TRANSACTION_STATUSES].sort());
  // An order that is placed is pending for seconds alone, and none is put off or deleted.
  expect(await kinds('orders', 'state')).toEqual([
    'COMPLETE',
    'FAILED',
    'ON_HOLD',
    'PARTIAL',
    'SCHEDULED',
    'SENDING',
    'UNDELIVERED',
  ]);
  for (const { identifier } of DEMO_ACCOUNTS.filter(
    ({ group, status }) =>
      !['G90001', 'G95001', 'G97001', 'G97101', 'G97201', 'G98001'].includes(group) && status === 'ACTIVE',
  )) {
    const own = `account_id = (select id from accounts where identifier = '${identifier}')`;
    expect([identifier, ...(await kinds('orders', 'status', own))]).toEqual([
      identifier,
      'COMPLETE',
      'FAILED',
      'PARTIAL',
    ]);
  }
  expect(
    await rows(`select (select count(*) >= 20 from orders where line_count between 25 and 100) as uploads,
      (select count(*) > 20 from (select order_line_id from outbox group by 1 having count(*) > 1) t) as resent,
      (select count(distinct user_id) > 4 from orders) as buyers,
      (select count(distinct currency_code) > 20 from order_lines) as currencies`),
  ).toEqual([{ uploads: true, resent: true, buyers: true, currencies: true }]);
});

test('the catalogue has over 150 brands in over 80 countries and 20 currencies, with every kind of value and delivery', async () => {
  expect(
    await rows(`select (select count(*) >= 150 from brands) as brands,
      (select count(distinct country) >= 80 from brands, unnest(countries) country) as countries,
      (select count(distinct currency_code) >= 20 from catalog_items) as currencies,
      (select count(*) >= 5 from catalog_items where not is_available and unavailable_since is not null) as sold_out,
      (select count(*) >= 20 from catalog_items where is_whole_amount) as whole`),
  ).toEqual([{ brands: true, countries: true, currencies: true, sold_out: true, whole: true }]);
  expect(DEMO_BRANDS.flatMap((brand) => brand.countries).filter((code) => regions.of(code) === code)).toEqual([]);
  expect(new Set(DEMO_BRANDS.flatMap(({ items }) => items.map((item) => exponentOf(item.currencyCode))))).toEqual(
    new Set([0, 2, 3]),
  );
  expect(await rows('select distinct value_type from catalog_items order by 1')).toHaveLength(3);
  expect(await rows('select distinct fulfillment_type from catalog_items order by 1')).toHaveLength(3);
  expect(await rows('select distinct availability_status from catalog_items')).toHaveLength(3);
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

test('what was ordered could be ordered: amounts meet the rule of their reward', () => {
  const broken = planOrders(now, true).flatMap(({ lines }) =>
    lines.filter(
      ({ item, amountMinor }) =>
        !(
          'minor' in
          checkRewardAmount(toDecimal(amountMinor, item.currencyCode), {
            currencyCode: item.currencyCode,
            valueType: item.valueType,
            faceValueMinor: item.faceMinor,
            minMinor: item.minMinor,
            maxMinor: item.maxMinor,
            isWholeAmountValueRequired: item.isWhole,
            optionsMinor: item.optionsMinor,
          })
        ),
    ),
  );
  expect(broken.map(({ item, amountMinor }) => `${item.utid} ${String(amountMinor)}`)).toEqual([]);
});

test('loading again changes nothing', async () => {
  const counts =
    'select (select count(*) from orders)::int as orders, (select count(*) from ledger_entries)::int as entries, (select count(*) from users)::int as users';
  const before = await rows(counts);
  await loadDemoData(database.db, { now: new Date('2027-01-01T00:00:00Z'), env: buildTestEnv() });
  expect(await rows(counts)).toEqual(before);
});

test('support cases of both kinds are about rewards that did not arrive', async () => {
  expect(
    await rows(`select l.delivery_status, c.closed_at is null as is_open from support_cases c
      join order_lines l on l.platform_id = c.platform_id and l.id = c.order_line_id order by c.id`),
  ).toEqual([
    { delivery_status: 'NOT_DELIVERED', is_open: true },
    { delivery_status: 'NOT_DELIVERED', is_open: false },
  ]);
});

test('two pages of rewards did not arrive in one account, four of which were used since; others were sent again', async () => {
  expect(
    await rows(`select count(*) >= 40 as is_enough, count(*) filter (where r.status = 'REDEEMED')::int as used from order_lines l
      join orders o on o.platform_id = l.platform_id and o.id = l.order_id
      join accounts a on a.platform_id = o.platform_id and a.id = o.account_id
      join rewards r on r.platform_id = l.platform_id and r.order_line_id = l.id and r.is_live
      where a.identifier = 'A20001' and l.delivery_status = 'NOT_DELIVERED'`),
  ).toEqual([{ is_enough: true, used: 4 }]);
  expect(
    await rows(`select s.reason, bool_and(s.recipient = l.email) as is_right, bool_and(cardinality(l.former_emails) = 1) as has_moved
      from resends s join order_lines l on l.platform_id = s.platform_id and l.id = s.order_line_id group by 1 order by 1`),
  ).toEqual([
    { reason: 'DELIVERY_INFO', is_right: true, has_moved: true },
    { reason: 'REMINDER', is_right: true, has_moved: false },
  ]);
});

test('cards, bank accounts in every state and deposits tie with what the gateway knows', async () => {
  const { db } = database;
  const opened = await openTestGateway();
  const { gateway } = opened;
  await loadDemoCards(db, gateway, now);
  await loadDemoBankAccounts(db, gateway, now);
  await loadDemoBankAccounts(db, gateway, now);
  expect(await rows('select status, count(*)::int as bank_accounts from bank_accounts group by 1 order by 1')).toEqual(
    BANK_ACCOUNT_STATES.toSorted().map((status) => ({ status, bank_accounts: 1 })),
  );
  expect(await checkCardDeposits(db, gateway)).toMatchObject({ deposits: 1, problems: [] });
  expect(await checkBankDeposits(db, gateway, now)).toMatchObject({ deposits: 1, problems: [] });
  await opened.close();
});

test('reports of each type and state have their figures; one is split, the files of one are past their days', async () => {
  await loadDemoReports(database.db, now);
  await loadDemoReports(database.db, now);
  const reports =
    await rows(`select type, status, jsonb_array_length(figures) > 1 as has_figures, expires_at < '${now.toISOString()}' as is_expired,
      row_count > 0 as has_rows, (select count(*)::int from report_files f where f.platform_id = r.platform_id and f.report_id = r.id) as files
    from reports r order by id`);
  const made = { status: 'AVAILABLE', has_figures: true, is_expired: false, has_rows: true, files: 1 };
  const over = { has_figures: null, is_expired: null, has_rows: false, files: 0 };
  expect(reports).toEqual([
    { ...made, type: 'ORDERS' },
    { ...made, type: 'REWARD_LINES', files: 6 },
    { ...made, type: 'UNDELIVERED' },
    { ...made, type: 'TRANSACTIONS' },
    { ...made, type: 'BALANCES', is_expired: true },
    { ...over, type: 'REWARD_LINES', status: 'FAILED' },
    { ...over, type: 'ORDERS', status: 'GENERATING' },
  ]);
  expect(await rows('select report_type from legacy_reports order by id')).toEqual(
    ['ORDERS', 'REWARD_LINES', 'BALANCES'].map((report_type) => ({ report_type })),
  );
});
