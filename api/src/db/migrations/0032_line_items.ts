import { sql, type Kysely } from 'kysely';

/** Lines that were not issued were not undelivered: nothing was sent. And what a list of lines is filtered by has an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update order_lines set delivery_status = 'NOT_SENT' where status = 'FAILED' and delivery_status = 'NOT_DELIVERED'`,
  `drop index order_lines_not_delivered`,
  // What most lines are needs none: the list is soon full of them.
  `create index order_lines_by_delivery on order_lines (platform_id, delivery_status, order_id) where delivery_status <> 'DELIVERED'`,
  `create index order_lines_by_status on order_lines (platform_id, status, order_id) where status <> 'COMPLETE'`,
  `create index order_lines_by_post on order_lines (platform_id, order_id) where delivery_method in ('MAILED', 'BULK_PHYSICAL')`,
  `create index order_lines_by_location on order_lines (platform_id, lower(location_id), order_id) where location_id is not null`,
  `create index order_lines_by_processing on order_lines (platform_id, processed_at)`,
  `create index rewards_by_status on rewards (platform_id, status, order_line_id) where is_live and status <> 'ACTIVE'`,
  `create index rewards_by_end on rewards (platform_id, expires_at) where is_live`,
];
