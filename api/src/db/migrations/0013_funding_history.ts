import { sql, type Kysely } from 'kysely';

/**
 * The entries of wallets carry what the funding history is narrowed by: the type of their journal, and the words of its
 * description (docs/decisions/0024). Entries of other ledger accounts have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** An index entry has room for the words of this much text beside its other columns. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 60;

const words = [
  `create function note_words(text) returns text[] language sql immutable parallel safe as $$
    select array(
      select distinct word
      from regexp_split_to_table(public.fold_text(left($1, ${MOST_CHARACTERS})), '[[:space:][:punct:]]+') as word
      where word <> '' limit ${MOST_WORDS})
  $$`,
  // Each word has its platform before it, so that a search reads no other organisation's part of the index.
  `create function note_lexemes(p_platform_id bigint, text) returns tsvector language sql immutable parallel safe as $$
    select nullif(array_to_tsvector(array(select p_platform_id || ' ' || word from unnest(public.note_words($2)) as word)), '')
  $$`,
  `create function note_query(p_platform_id bigint, text) returns tsquery language sql immutable parallel safe as $$
    select string_agg('''' || p_platform_id || ' ' || word || ''':*', ' & ')::tsquery from unnest(public.note_words($2)) as word
  $$`,
];

const columns = [
  // A column, because the planner keeps no statistics of the expression in a partial index.
  `alter table ledger_entries add column journal_type text, add column words tsvector,
    add column size_minor bigint generated always as (abs(amount_minor)) stored`,
  `update ledger_entries entry set journal_type = journal.type, words = note_lexemes(journal.platform_id, journal.description)
   from ledger_journals journal, ledger_accounts account
   where journal.platform_id = entry.platform_id and journal.id = entry.journal_id
     and account.platform_id = entry.platform_id and account.id = entry.ledger_account_id and account.kind = 'WALLET'`,
  // The beginnings of identifiers are looked for, which an index of another collation cannot tell.
  `alter table ledger_journals alter column identifier type text collate "C"`,
];

/** Written at their ends and read backwards, and read alone once what is new was vacuumed. */
const indexes = [
  `drop index ledger_entries_by_account`,
  `create index ledger_entries_by_wallet on ledger_entries (platform_id, ledger_account_id, created_at, id)
    include (journal_type, size_minor, words) where journal_type is not null`,
  `create index ledger_entries_by_platform on ledger_entries (platform_id, created_at, id)
    include (ledger_account_id, journal_type, size_minor, words) where journal_type is not null`,
  `create index ledger_entries_by_type on ledger_entries (platform_id, ledger_account_id, journal_type, created_at, id)
    include (size_minor, words) where journal_type is not null`,
  `create index ledger_entries_by_amount on ledger_entries (platform_id, ledger_account_id, size_minor)
    include (created_at, id, journal_type, words) where journal_type is not null`,
  `create index ledger_entries_by_words on ledger_entries using gin (words) where words is not null`,
  `alter table ledger_entries set (autovacuum_vacuum_insert_scale_factor = 0.01)`,
];

/** What posting runs as and finds: its owner's rights, and nothing that a caller could put in the way. */
const GUARDED = `language plpgsql security definer set search_path = pg_catalog, pg_temp`;

const posting = [
  `create or replace function post_journals(p_platform_id bigint, p_journals jsonb) returns bigint[] ${GUARDED} as $$
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
      (platform_id, journal_id, ledger_account_id, currency_code, amount_minor, balance_after_minor, created_at, journal_type, words)
    select p_platform_id, journal.id, account.id, account.currency_code, line.amount_minor,
      account.balance_minor + sum(line.amount_minor) over (partition by account.id order by line.n), journal.created_at,
      case account.kind when 'WALLET' then journal.type end,
      case account.kind when 'WALLET' then public.note_lexemes(p_platform_id, journal.description) end
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
  // Replacing a function takes its settings away.
  `alter function post_journals(bigint, jsonb) set plan_cache_mode = force_generic_plan`,
  `alter function post_journals(bigint, jsonb) set enable_seqscan = off`,
];

const statements = [...words, ...columns, ...indexes, ...posting];
