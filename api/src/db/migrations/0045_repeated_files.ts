import { sql, type Kysely } from 'kysely';

/** The newest use of a file of the same bytes that whoever sent this one wants to repeat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column repeats_use_at timestamptz`.execute(db);
}
