import { sql, type Kysely } from 'kysely';

/** By whose key a session was opened, so that it ends with the key; null: by its user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column embedder_kid text`.execute(db);
  await sql`create index sessions_embedder_kid on sessions (platform_id, embedder_kid)
    where embedder_kid is not null and revoked_at is null`.execute(db);
}
