import { sql, type Kysely } from 'kysely';

/** Text messages in the outbox, and what the text service tells of them, also before their ids are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table outbox add column channel text not null default 'EMAIL', add column provider_message_id text`,
  `create index outbox_by_provider_message on outbox (provider_message_id) where provider_message_id is not null`,
  `create table text_statuses (sid text primary key, status text, error_code text, received_at timestamptz not null)`,
  `create index text_statuses_by_time on text_statuses (received_at)`,
  `grant select, insert, update, delete on text_statuses to portal_app`,
];
