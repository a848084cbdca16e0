import { sql, type Kysely } from 'kysely';

/**
 * An external reference belongs to one account, and its order keeps the fingerprint of what was ordered: the same
 * content is answered with the order, whatever has become of its lines since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table orders add column content_hash text`,
  `update orders set content_hash = encode(sha256(convert_to(concat_ws(e'\\n',
      jsonb_build_array(orders.purchase_order_number, orders.notes)::text, content.lines), 'UTF8')), 'hex')
    from (
      select order_id, string_agg(line, e'\\n' order by line collate "C") as lines
      from (
        select order_id, jsonb_build_array(utid, amount_minor, quantity, delivery_method, first_name, last_name, email,
          mobile_number, address, etid, sender_name, subject, message, notes, location_id, tour_id)::text as line
        from order_lines
        where order_id in (select id from orders where external_reference_id is not null)
      ) as each_line
      group by order_id
    ) as content
    where content.order_id = orders.id`,
  `drop index orders_by_external_reference`,
  `create unique index orders_by_external_reference on orders (platform_id, account_id, external_reference_id)
    where external_reference_id is not null`,
];
