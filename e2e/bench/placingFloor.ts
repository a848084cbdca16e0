import type { RawDatabase } from './rawDatabase.ts';

/** Tables of the same columns, constraints and indexes, without foreign keys and triggers. */
const TABLES = [
  'create schema floor',
  ...['orders', 'order_lines', 'ledger_journals', 'ledger_entries', 'ledger_accounts'].map(
    (table) => `create table floor.${table} (like public.${table} including all)`,
  ),
  'insert into floor.ledger_accounts overriding system value select * from public.ledger_accounts',
];

const ORDER = `insert into floor.orders (reference_order_id, platform_id, customer_id, account_id, user_id, cart_id, order_source, status,
    currency_code, reward_minor, fee_minor, total_minor, line_count, fulfillment_type, recipient_summary, reward_names, created_at)
  select 'FLOOR-' || id, platform_id, customer_id, account_id, user_id, id, order_source, 'PENDING', 'USD', 100, 0, 100, 1, 'DIGITAL',
    'Robin', '{Reward}', now() from shopping_carts
  where platform_id = (select id from platforms where platform_client_id = 'alder-finch') and id = $1 returning id::text, account_id::text, platform_id::text`;
const LINES = `insert into floor.order_lines (order_id, platform_id, line_number, external_reference_id, utid, reward_name, brand_key,
    brand_name, currency_code, amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method,
    delivery_status, first_name, last_name, email, mobile_number, address, etid, sender_name, subject, message, notes, location_id, tour_id)
  select $2, $3, row_number() over (order by id), external_reference_id, utid, 'Reward', 'brand', 'Brand', currency_code, amount_minor,
    quantity, 100000000, amount_minor, 0, amount_minor, 'PENDING', delivery_method, 'PROCESSING', first_name, last_name, email,
    mobile_number, address, etid, sender_name, subject, message, notes, location_id, tour_id
  from cart_line_items where platform_id = $3 and cart_id = $1 order by id`;
const JOURNAL = `insert into floor.ledger_journals (platform_id, type, order_id, created_at)
  values ($2, 'ORDER_PLACED', $1, now()) returning id::text`;
const BALANCE = `update floor.ledger_accounts set balance_minor = balance_minor - 100
  where platform_id = $2 and account_id = $1 and kind = 'WALLET' returning id::text, balance_minor::text`;
const ENTRIES = `insert into floor.ledger_entries (platform_id, journal_id, ledger_account_id, currency_code, amount_minor,
    balance_after_minor, created_at)
  values ($4, $1, $2, 'USD', -100, $3, now()), ($4, $1, $2, 'USD', 100, null, now())`;

/** Floor of placing an order: its rows written by plain SQL in one transaction. */
export async function openPlacingFloor(database: RawDatabase): Promise<(cartId: string) => Promise<void>> {
  for (const statement of TABLES) await database.query(statement);
  return async (cartId) => {
    await database.query('begin');
    const [order] = await database.query(ORDER, [cartId]);
    await database.query(LINES, [cartId, order?.['id'], order?.['platform_id']]);
    const [journal] = await database.query(JOURNAL, [order?.['id'], order?.['platform_id']]);
    const [wallet] = await database.query(BALANCE, [order?.['account_id'], order?.['platform_id']]);
    await database.query(ENTRIES, [journal?.['id'], wallet?.['id'], wallet?.['balance_minor'], order?.['platform_id']]);
    await database.query('commit');
  };
}
