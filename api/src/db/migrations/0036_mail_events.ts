import { sql, type Kysely } from 'kysely';

/** What mail services tell of messages afterwards, each event once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mail_events (event_id text primary key, received_at timestamptz not null)`,
  `create index outbox_by_message on outbox (message_id)`,
  `grant select, insert on mail_events to portal_app`,
];
