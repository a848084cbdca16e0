import { sql, type Kysely } from 'kysely';

/** The price of shipping: in quotes, and earned in the books; lines of carts are found by their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table quotes add column shipping_minor bigint not null default 0 check (shipping_minor >= 0)`,
  // The lines of one address share its fee, also those that are written in another part of a large order.
  `create index cart_line_items_by_address on cart_line_items (platform_id, cart_id, md5(lower(address::text)), id)
    where address is not null`,
  // A cancelled reward brings the shipping back that it did not use.
  `alter table order_lines drop constraint order_lines_check,
    add constraint order_lines_check check (refunded_minor between 0 and charge_minor + shipping_minor)`,
  `alter table ledger_accounts drop constraint ledger_accounts_kind_check,
    add constraint ledger_accounts_kind_check
    check (kind in ('WALLET', 'ORDER_HOLD', 'REWARD_PAYABLE', 'PROVIDER_PAYABLE', 'FEE_INCOME', 'SHIPPING_INCOME', 'FUNDING_CLEARING'))`,
  `insert into ledger_accounts (platform_id, kind, currency_code)
    select platform_id, 'SHIPPING_INCOME', currency_code from ledger_accounts where kind = 'FEE_INCOME'`,
];
