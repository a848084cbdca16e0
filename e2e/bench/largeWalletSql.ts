/** The account whose wallet is filled; no order is paid from it. */
export const LARGE_WALLET = 'A10002';

/** The purpose of a transaction, by its number `n`. */
const NOTE = `case when pg_temp.dice(n, 3) < 0.3 then (array['Budget','Refill','Top-up','Events','Correction'])[1 + floor(5 * pg_temp.dice(n, 4) ^ 3)::int]
         || ' of ' || (array['Marketing','Sales','Support','Research','Kyoto'])[1 + floor(5 * pg_temp.dice(n, 5) ^ 2)::int]
         || ', invoice ' || n % 50000 end`;

/** The size of a transaction in minor units: many small ones, few large ones. */
const SIZE = (n: string): string => `(100 + floor(2000000 * pg_temp.dice(${n}, 1) ^ 4))::bigint`;

/** The kind of a deposit: mostly by card. */
const KIND = `(array['CARD_DEPOSIT','BANK_DEPOSIT','WIRE_DEPOSIT'])[1 + floor(3 * pg_temp.dice(n, 2) ^ 4)::int]`;

/**
 * The statements that give one wallet `$rows` more entries, each credit followed by a debit of the same amount, so that the
 * balance stays, and one pending deposit for every hundred entries. Everything follows from `dice(n, k)`.
 */
export const LARGE_WALLET_SQL: readonly string[] = [
  `create function pg_temp.dice(n bigint, k int) returns float8 immutable language sql as
     'select (hashint8extended(n, k) & 1073741823) / 1073741824.0'`,
  `create temp table moved on commit drop as
     select n, w.platform_id, w.id as wallet_id, w.currency_code, clearing.id as clearing_id, w.balance_minor,
       case when n % 2 = 0 then 1 else -1 end * ${SIZE('n / 2')} as amount,
       case when n % 2 = 0 then ${KIND}
            when pg_temp.dice(n, 2) < 0.97 then 'ORDER_PLACED' else 'TRANSFER' end as type,
       ${NOTE} as description,
       date_trunc('milliseconds', now() - interval '366 days' + interval '365 days' * n / $rows) as at
     from generate_series(2, $rows + 1) as n
     join accounts a on a.identifier = '${LARGE_WALLET}'
     join ledger_accounts w on w.platform_id = a.platform_id and w.account_id = a.id and w.kind = 'WALLET'
     join ledger_accounts clearing on clearing.platform_id = w.platform_id and clearing.kind = 'FUNDING_CLEARING'
       and clearing.currency_code = w.currency_code`,
  `create temp table moved_base on commit drop as select coalesce(max(id), 0) as id from ledger_journals`,
  `insert into ledger_journals (platform_id, id, type, description, created_at) overriding system value
     select platform_id, base.id + n, type, description, at from moved, moved_base base order by n`,
  `insert into ledger_entries (platform_id, journal_id, ledger_account_id, currency_code, amount_minor, balance_after_minor, created_at,
       journal_type, words)
     select platform_id, base.id + n, case side when 1 then wallet_id else clearing_id end, currency_code,
       case side when 1 then amount else -amount end,
       case side when 1 then balance_minor + case when amount > 0 then amount else 0 end end, at,
       case side when 1 then type end, case side when 1 then note_lexemes(platform_id, description) end
     from moved, moved_base base, generate_series(1, 2) as side order by n, side`,
  `insert into deposits (platform_id, account_id, kind, status, amount_minor, currency_code, note, created_by_user_id, created_at, answered_at)
     select a.platform_id, a.id, ${KIND}, 'PENDING', ${SIZE('n')}, a.currency_code, ${NOTE}, u.id, at, at
     from generate_series(1, $rows / 100) as n, date_trunc('milliseconds', now() - interval '365 days' * n / ($rows / 100)) as at,
       accounts a join users u on u.platform_id = a.platform_id and u.email = 'funding@demo.example'
     where a.identifier = '${LARGE_WALLET}'`,
  `select setval(pg_get_serial_sequence('ledger_journals', 'id'), (select max(id) from ledger_journals))`,
];
