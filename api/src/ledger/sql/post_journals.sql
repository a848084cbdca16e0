-- Posts journals of one platform and returns their ids. Each is an object {type, identifier, orderId, description, createdByUserId,
-- at, currencyCode, withoutCredit, lines: [{kind, accountId, amountMinor}]}: `at` is an ISO 8601 time, amounts are minor units, the
-- lines of a journal sum to zero, `withoutCredit` raises the floors of its wallets to zero. In this order:
--   1. writes the journals;
--   2. finds the ledger account of each line: a wallet or hold of an account, or a book-wide one of the platform;
--   3. refuses a journal that has fewer than two lines or does not sum to zero, and a line without a ledger account;
--   4. locks the wallets and holds;
--   5. writes the entries with their running balances;
--   6. refuses a debit below a floor, and below what was there before: LB001 for a wallet, with the shortfall in minor units and the currency as its detail;
--   7. brings the balances and the months of the wallets up to date.
create or replace function post_journals(p_platform_id bigint, p_journals jsonb)
returns bigint[]
language plpgsql
-- Runs with its owner's rights, and finds nothing that a caller could put in the way (docs/decisions/0010).
security definer set search_path = pg_catalog, pg_temp
-- A plan is made when the books may still be empty, and kept: it must not read whole tables however short they were then.
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  journal_ids bigint[] := array(select nextval('public.ledger_journals_id_seq') from jsonb_array_elements(p_journals));
  without_credit bigint[];
  line_journals bigint[];
  line_accounts bigint[];
  line_amounts bigint[];
  missing text;
  short record;
begin
  insert into public.ledger_journals (platform_id, id, identifier, type, order_id, description, created_by_user_id, created_at)
  overriding system value
  select p_platform_id, journal_ids[n], coalesce(identifier, gen_random_uuid()::text), type, order_id, description, created_by_user_id,
    created_at
  from rows from (jsonb_to_recordset(p_journals) as
    (identifier text, type text, "orderId" bigint, description text, "createdByUserId" bigint, at timestamptz)) with ordinality
    as journal(identifier, type, order_id, description, created_by_user_id, created_at, n);

  select array_agg(journal_ids[journal.n] order by journal.n, line.n),
    array_agg(coalesce(own.id, book.id) order by journal.n, line.n),
    array_agg(line.amount_minor order by journal.n, line.n),
    array_agg(journal_ids[journal.n]) filter (where journal.without_credit),
    min(concat_ws(' ', line.kind, line.account_id, journal.currency_code)) filter (where own.id is null and book.id is null)
  into line_journals, line_accounts, line_amounts, without_credit, missing
  from rows from (jsonb_to_recordset(p_journals) as ("currencyCode" text, "withoutCredit" boolean, lines jsonb)) with ordinality
    as journal(currency_code, without_credit, lines, n)
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

  select account.kind, account.account_id, account.currency_code, lowest.minor - entry.balance_after_minor as amount_minor
  into short from public.ledger_entries entry
  join public.ledger_accounts account on account.platform_id = p_platform_id and account.id = entry.ledger_account_id
  cross join lateral (
    select case when entry.journal_id = any(without_credit) then greatest(account.floor_minor, 0) else account.floor_minor end
  ) as lowest(minor)
  where entry.platform_id = p_platform_id and entry.journal_id = any(journal_ids)
    and entry.amount_minor < 0 and entry.balance_after_minor < lowest.minor
    -- A bank takes returned money back whatever the balance is.
    and entry.journal_type is distinct from 'BANK_RETURN'
    -- A wallet that is under its floor already may pay out what the same call has brought in.
    and entry.balance_after_minor < account.balance_minor
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

  -- Whoever writes a month of a wallet has locked the wallet above.
  insert into public.wallet_months as sums (platform_id, ledger_account_id, month, in_minor, out_minor)
  select platform_id, ledger_account_id, date_trunc('month', created_at at time zone 'UTC')::date as month,
    coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as in_minor,
    coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor
    from public.ledger_entries
    where platform_id = p_platform_id and journal_id = any(journal_ids) and journal_type is not null
    group by platform_id, ledger_account_id, month
  on conflict (platform_id, ledger_account_id, month)
  do update set in_minor = sums.in_minor + excluded.in_minor, out_minor = sums.out_minor + excluded.out_minor;
  return journal_ids;
end
$$;
