import { sql, type Kysely } from 'kysely';

/**
 * The books. The database guards them: entries, journals and balances are written by functions alone, and wallets and
 * holds never fall under their floor (docs/decisions/0010).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = [
  `create table ledger_accounts (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    kind text not null check (kind in ('WALLET', 'ORDER_HOLD', 'REWARD_PAYABLE', 'FEE_INCOME', 'FUNDING_CLEARING')),
    account_id bigint check ((account_id is not null) = (kind in ('WALLET', 'ORDER_HOLD'))),
    currency_code text not null,
    balance_minor bigint check ((balance_minor is null) = (account_id is null)),
    floor_minor bigint check ((floor_minor is null) = (account_id is null)),
    constraint ledger_accounts_floor check (floor_minor <= 0 and balance_minor >= floor_minor),
    primary key (platform_id, id),
    foreign key (platform_id, account_id) references accounts
  )`,
  `create unique index ledger_accounts_of_account on ledger_accounts (platform_id, account_id, kind, currency_code)
    where account_id is not null`,
  `create unique index ledger_accounts_of_book on ledger_accounts (platform_id, kind, currency_code) where account_id is null`,
  `create table ledger_journals (
    platform_id bigint not null,
    id bigint generated always as identity,
    identifier text not null default gen_random_uuid(),
    type text not null,
    order_id bigint,
    description text,
    created_by_user_id bigint,
    created_at timestamptz not null,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, order_id) references orders,
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `create index ledger_journals_by_order on ledger_journals (platform_id, order_id) where order_id is not null`,
  `create table ledger_entries (
    platform_id bigint not null,
    id bigint generated always as identity,
    journal_id bigint not null,
    ledger_account_id bigint not null,
    currency_code text not null,
    amount_minor bigint not null check (amount_minor <> 0),
    balance_after_minor bigint,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, journal_id) references ledger_journals,
    foreign key (platform_id, ledger_account_id) references ledger_accounts
  )`,
  `create index ledger_entries_by_account on ledger_entries (platform_id, ledger_account_id, id desc)`,
  `create index ledger_entries_by_journal on ledger_entries (platform_id, journal_id)`,
];

/** What each function runs as and finds: its owner's rights, and nothing that a caller could put in the way. */
const GUARDED = `language plpgsql security definer set search_path = pg_catalog, pg_temp`;

const functions = [
  // The book-wide accounts are there before the first journal, so that posting opens nothing and waits for wallets and holds only.
  `create function open_wallet(p_platform_id bigint, p_account_id bigint, p_floor_minor bigint) returns void ${GUARDED} as $$ begin
    insert into public.ledger_accounts (platform_id, kind, account_id, currency_code, balance_minor, floor_minor)
    select a.platform_id, opened.kind, a.id, a.currency_code, 0, opened.floor_minor
    from public.accounts a, (values ('WALLET', p_floor_minor), ('ORDER_HOLD', 0)) as opened(kind, floor_minor)
    where a.platform_id = p_platform_id and a.id = p_account_id;
    if not found then
      raise exception 'Platform % has no account %', p_platform_id, p_account_id;
    end if;
    insert into public.ledger_accounts (platform_id, kind, currency_code)
    select a.platform_id, opened.kind, a.currency_code
    from public.accounts a, (values ('FEE_INCOME'), ('FUNDING_CLEARING'), ('REWARD_PAYABLE')) as opened(kind)
    where a.platform_id = p_platform_id and a.id = p_account_id order by opened.kind
    on conflict do nothing;
  end $$`,

  // LB001 is answered as insufficient funds; its detail is the shortfall in minor units and the currency.
  `create function set_wallet_floor(p_platform_id bigint, p_account_id bigint, p_floor_minor bigint) returns void ${GUARDED} as $$
  declare
    wallet record;
  begin
    select balance_minor, currency_code into wallet from public.ledger_accounts
    where platform_id = p_platform_id and account_id = p_account_id and kind = 'WALLET' for no key update;
    if not found then
      raise exception 'Platform % has no wallet of account %', p_platform_id, p_account_id;
    end if;
    if wallet.balance_minor < p_floor_minor then
      raise exception 'The wallet of account % holds less than its floor would be', p_account_id
        using errcode = 'LB001', detail = p_floor_minor - wallet.balance_minor || ' ' || wallet.currency_code;
    end if;
    update public.ledger_accounts set floor_minor = p_floor_minor
    where platform_id = p_platform_id and account_id = p_account_id and kind = 'WALLET';
  end $$`,

  `create function post_journals(p_platform_id bigint, p_journals jsonb) returns bigint[] ${GUARDED} as $$
  declare
    journal_ids bigint[] := array(select nextval('public.ledger_journals_id_seq') from jsonb_array_elements(p_journals));
    line_journals bigint[];
    line_accounts bigint[];
    line_amounts bigint[];
    missing text;
    short record;
  begin
    insert into public.ledger_journals (platform_id, id, type, order_id, description, created_by_user_id, created_at)
    overriding system value
    select p_platform_id, journal_ids[n], type, order_id, description, created_by_user_id, created_at
    from rows from (jsonb_to_recordset(p_journals) as
      (type text, "orderId" bigint, description text, "createdByUserId" bigint, at timestamptz)) with ordinality
      as journal(type, order_id, description, created_by_user_id, created_at, n);

    select array_agg(journal_ids[journal.n] order by journal.n, line.n),
      array_agg(coalesce(own.id, book.id) order by journal.n, line.n),
      array_agg(line.amount_minor order by journal.n, line.n),
      min(concat_ws(' ', line.kind, line.account_id, journal.currency_code)) filter (where own.id is null and book.id is null)
    into line_journals, line_accounts, line_amounts, missing
    from rows from (jsonb_to_recordset(p_journals) as ("currencyCode" text, lines jsonb)) with ordinality
      as journal(currency_code, lines, n)
    left join lateral rows from (jsonb_to_recordset(journal.lines) as (kind text, "accountId" bigint, "amountMinor" bigint))
      with ordinality as line(kind, account_id, amount_minor, n) on true
    left join public.ledger_accounts own on own.platform_id = p_platform_id and own.account_id = line.account_id
      and own.kind = line.kind and own.currency_code = journal.currency_code
    left join public.ledger_accounts book on book.platform_id = p_platform_id and book.account_id is null
      and line.account_id is null and book.kind = line.kind and book.currency_code = journal.currency_code;

    if exists (
      select from unnest(line_journals, line_amounts) as line(journal_id, amount_minor) group by journal_id
      having count(*) < 2 or sum(amount_minor) <> 0 or bool_or(amount_minor = 0) or bool_or(amount_minor is null)
    ) then
      raise exception 'A journal has two lines or more, each moves something, and together they sum to zero';
    end if;
    if missing is not null then
      raise exception 'Platform % has no ledger account %', p_platform_id, missing;
    end if;

    -- In the order of their ids, so that two callers never wait for each other.
    perform from public.ledger_accounts
    where platform_id = p_platform_id and id = any(line_accounts) and balance_minor is not null
    order by id for no key update;

    insert into public.ledger_entries
      (platform_id, journal_id, ledger_account_id, currency_code, amount_minor, balance_after_minor, created_at)
    select p_platform_id, journal.id, account.id, account.currency_code, line.amount_minor,
      account.balance_minor + sum(line.amount_minor) over (partition by account.id order by line.n), journal.created_at
    from unnest(line_journals, line_accounts, line_amounts) with ordinality as line(journal_id, account_id, amount_minor, n)
    join public.ledger_accounts account on account.platform_id = p_platform_id and account.id = line.account_id
    join public.ledger_journals journal on journal.platform_id = p_platform_id and journal.id = line.journal_id
    order by line.n;

    select account.kind, account.account_id, account.currency_code, account.floor_minor - entry.balance_after_minor as amount_minor
    into short from public.ledger_entries entry
    join public.ledger_accounts account on account.platform_id = p_platform_id and account.id = entry.ledger_account_id
    where entry.platform_id = p_platform_id and entry.journal_id = any(journal_ids)
      and entry.amount_minor < 0 and entry.balance_after_minor < account.floor_minor
    order by entry.id limit 1;
    if found then
      raise exception 'The % of account % would fall under its floor', short.kind, short.account_id
        using errcode = case short.kind when 'WALLET' then 'LB001' else 'P0001' end,
          detail = short.amount_minor || ' ' || short.currency_code;
    end if;

    update public.ledger_accounts account set balance_minor = balance_minor + moved.amount_minor
    from (select ledger_account_id, sum(amount_minor) as amount_minor from public.ledger_entries
          where platform_id = p_platform_id and journal_id = any(journal_ids) group by ledger_account_id) as moved
    where account.platform_id = p_platform_id and account.id = moved.ledger_account_id and account.balance_minor is not null;
    return journal_ids;
  end $$`,
];

const FUNCTIONS = `open_wallet(bigint, bigint, bigint), set_wallet_floor(bigint, bigint, bigint), post_journals(bigint, jsonb)`;

/** A plan is made when the books may still be empty, and kept: it must not read whole tables however short they were then. */
const plans = [
  `alter function post_journals(bigint, jsonb) set plan_cache_mode = force_generic_plan`,
  `alter function post_journals(bigint, jsonb) set enable_seqscan = off`,
];

const permissions = [
  `grant select on ledger_accounts, ledger_journals, ledger_entries to portal_app`,
  `revoke execute on function ${FUNCTIONS} from public`,
  `grant execute on function ${FUNCTIONS} to portal_app`,
];

const statements = [...tables, ...functions, ...plans, ...permissions];
