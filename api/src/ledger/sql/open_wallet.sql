-- Opens the wallet and the hold of an account, both empty, the wallet with its floor (minor units, zero or less: how far it may be
-- overdrawn), and the book-wide accounts of its platform and currency where they are missing. These are there before the first
-- journal, so that posting opens nothing and waits for wallets and holds alone.
create or replace function open_wallet(p_platform_id bigint, p_account_id bigint, p_floor_minor bigint)
returns void
language plpgsql
-- Runs with its owner's rights, and finds nothing that a caller could put in the way (docs/decisions/0010).
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.ledger_accounts (platform_id, kind, account_id, currency_code, balance_minor, floor_minor)
  select a.platform_id, opened.kind, a.id, a.currency_code, 0, opened.floor_minor
  from public.accounts a, (values ('WALLET', p_floor_minor), ('ORDER_HOLD', 0)) as opened(kind, floor_minor)
  where a.platform_id = p_platform_id and a.id = p_account_id;
  if not found then
    raise exception 'Platform % has no account %', p_platform_id, p_account_id;
  end if;
  insert into public.ledger_accounts (platform_id, kind, currency_code)
  select a.platform_id, opened.kind, a.currency_code
  from public.accounts a, (values ('FEE_INCOME'), ('FUNDING_CLEARING'), ('PROVIDER_PAYABLE'), ('REWARD_PAYABLE'), ('SHIPPING_INCOME')) as opened(kind)
  where a.platform_id = p_platform_id and a.id = p_account_id order by opened.kind
  on conflict do nothing;
end
$$;
