import { sql, type Kysely } from 'kysely';

/** Sessions in which staff look at an organisation, as a user of it that stands in for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The address of the member of staff; no such user signs in by itself.
  `alter table users add column staff_email text`,
  `create unique index users_by_staff on users (platform_id, staff_email) where staff_email is not null`,
  // The session of the member of staff that this one was opened from.
  `alter table sessions
    add column emulator_platform_id bigint,
    add column emulator_session_id uuid`,
  `create table emulation_tokens (
    token_hash text primary key,
    platform_id bigint not null,
    session_id uuid not null,
    emulated_platform_id bigint not null references platforms,
    expires_at timestamptz not null,
    used_at timestamptz,
    foreign key (platform_id, session_id) references sessions
  )`,
  `create index emulation_tokens_by_session on emulation_tokens (platform_id, session_id)`,
  `create index emulation_tokens_by_expiry on emulation_tokens (expires_at)`,
  `grant select, insert, update, delete on emulation_tokens to portal_app`,
];
