import { sql, type Kysely } from 'kysely';

/** What an account may not do although its users may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column bulk_upload_disabled boolean not null default false`.execute(db);
}
