/** The sums of months of every wallet, which the ledger's function would have written with the entries. */
export const WALLET_MONTHS_SQL = `insert into wallet_months (platform_id, ledger_account_id, month, in_minor, out_minor)
  select platform_id, ledger_account_id, date_trunc('month', created_at at time zone 'UTC')::date as month,
    sum(greatest(amount_minor, 0)), sum(greatest(-amount_minor, 0))
  from ledger_entries where journal_type is not null group by platform_id, ledger_account_id, month
  on conflict (platform_id, ledger_account_id, month) do update set in_minor = excluded.in_minor, out_minor = excluded.out_minor`;
