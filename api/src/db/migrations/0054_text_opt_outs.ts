import { sql, type Kysely } from 'kysely';

/** Numbers whose owners answered STOP, for all organisations, and the answers that were taken, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table text_opt_outs (number text primary key, stopped_at timestamptz not null)`,
  `create table text_replies (message_id text primary key, received_at timestamptz not null)`,
  `create index text_replies_by_time on text_replies (received_at)`,
  `grant select, insert, update, delete on text_opt_outs to portal_app`,
  `grant select, insert, delete on text_replies to portal_app`,
];
