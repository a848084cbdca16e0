import { sql, type Kysely } from 'kysely';

/** The reservation that a line of a cart belongs to, as lines of orders have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_line_items add column reservation_id text`.execute(db);
}
