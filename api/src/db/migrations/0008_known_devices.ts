import { sql, type Kysely } from 'kysely';

/**
 * A refresh token names its session and its generation, so that one of any age is recognised. Sessions that are open
 * stay open; their refresh cookies are of the old form, so a reload asks for the password once. Devices that somebody
 * signed in from are remembered by a hash, and mails may go to users.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions drop column refresh_hash, drop column handle_hash, drop column previous_refresh_hash,
    drop column previous_handle_hash, add column generation int not null default 1`,
  `create index sessions_by_end on sessions (absolute_expires_at)`,
  `create index rate_limits_by_reset on rate_limits (resets_at)`,
  `create table known_devices (
    user_id bigint not null references users,
    token_hash text not null,
    expires_at timestamptz not null,
    primary key (user_id, token_hash)
  )`,
  `create index known_devices_by_token on known_devices (token_hash)`,
  `create index known_devices_by_expiry on known_devices (expires_at)`,
  `grant select, insert, update, delete on known_devices to portal_app`,
  `alter table outbox add column user_id bigint references users`,
];
