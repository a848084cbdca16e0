import { sql, type Kysely } from 'kysely';

/**
 * Deposits that are in no balance carry the words of their note, as entries carry those of their journal; the indexes of both
 * lists hold all that a list is narrowed by and are read alone (docs/decisions/0024).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const NARROWED_BY = 'kind, amount_minor, currency_code, identifier, words';

const statements = [
  `alter table deposits add column words tsvector generated always as (note_lexemes(platform_id, note)) stored`,
  `drop index deposits_pending`,
  `create index deposits_pending on deposits (platform_id, account_id, created_at, id)
    include (${NARROWED_BY}) where status = 'PENDING' and credit_journal_id is null`,
  `drop index deposits_failed`,
  `create index deposits_failed on deposits (platform_id, account_id, created_at, id)
    include (${NARROWED_BY}, status, finished_at)
    where status in ('DECLINED', 'RETURNED', 'CANCELLED') and credit_journal_id is null`,
];
