import { sql, type Kysely } from 'kysely';

/** Grows with every change of an account's switches, so that nobody overwrites what somebody else has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column switches_version integer not null default 1`.execute(db);
}
