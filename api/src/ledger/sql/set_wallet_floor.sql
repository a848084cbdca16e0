-- Sets how far a wallet may be overdrawn (minor units, zero or less). Raises LB001 when it holds less already; the detail is the
-- shortfall in minor units and the currency, which api/src/ledger/ledgerErrors.ts reads.
create or replace function set_wallet_floor(p_platform_id bigint, p_account_id bigint, p_floor_minor bigint)
returns void
language plpgsql
-- Runs with its owner's rights, and finds nothing that a caller could put in the way (docs/decisions/0010).
security definer set search_path = pg_catalog, pg_temp
as $$
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
end
$$;
