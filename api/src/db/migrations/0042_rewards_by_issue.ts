import { sql, type Kysely } from 'kysely';

/** When the newest reward of a status was issued: older orders alone are looked through for its line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rewards_by_issue on rewards (platform_id, issued_at) include (status, expires_at) where is_live`.execute(
    db,
  );
}
