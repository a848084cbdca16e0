import { sql, type Kysely } from 'kysely';

/** Deposits that came to nothing stand in the history beside what is pending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index deposits_failed on deposits (platform_id, account_id, created_at, id)
        include (kind, amount_minor, status, finished_at)
        where status in ('DECLINED', 'RETURNED', 'CANCELLED') and credit_journal_id is null`,
    )
    .execute(db);
}
