import type { PlacedOrder } from '@portal/shared/contract/orders';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Copies of an order, with its lines or without, a minute apart and newest last. */
export async function copyOrder(
  db: Db,
  source: PlacedOrder,
  prefix: string,
  count: number,
  hasLines: boolean,
): Promise<void> {
  await sql`
    with copied as (
      insert into orders (reference_order_id, platform_id, customer_id, account_id, user_id, order_source, status, state,
        currency_code, reward_minor, fee_minor, total_minor, line_count, fulfillment_type, recipient_summary, reward_names,
        created_at)
      select ${prefix} || number, platform_id, customer_id, account_id, user_id, order_source, 'FAILED', 'FAILED', currency_code,
        reward_minor, fee_minor, total_minor, line_count, fulfillment_type, recipient_summary, reward_names,
        created_at + number * interval '1 minute'
      from orders, generate_series(1, ${sql.lit(count)}) as number where id = ${BigInt(source.orderId)}
      returning id)
    insert into order_lines (order_id, platform_id, line_number, utid, reward_name, brand_key, brand_name, currency_code,
      amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status, first_name,
      last_name)
    select copied.id, platform_id, line_number, utid, reward_name, brand_key, brand_name, currency_code,
      amount_minor, quantity, rate_e8, base_minor, fee_minor, charge_minor, status, delivery_method, delivery_status, first_name,
      last_name
    from order_lines, copied where order_id = ${BigInt(source.orderId)} and ${hasLines}`.execute(db);
}
