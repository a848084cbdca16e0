import { sql, type Kysely } from 'kysely';

/** Accounts for which bulk orders of physical cards are switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column bulk_orders_disabled boolean not null default false`.execute(db);
}
