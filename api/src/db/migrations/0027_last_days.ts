import { sql, type Kysely } from 'kysely';

/**
 * Rewards hold to the end of their printed day anywhere on earth, 12:00 UTC of the next, and no longer to the minute of their
 * issue; one that was marked in between is in use again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update rewards
    set expires_at = (date_trunc('day', expires_at at time zone 'UTC') + interval '36 hours') at time zone 'UTC'
    where expires_at is not null`.execute(db);
  await sql`update rewards set status = 'ACTIVE' where status = 'EXPIRED' and expires_at > now()`.execute(db);
}
