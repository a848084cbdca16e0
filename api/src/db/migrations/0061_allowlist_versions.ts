import { sql, type Kysely } from 'kysely';

/** Recipient lists that people change: the version, who changed it when, and the list before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table allowlists (
    platform_id bigint primary key references platforms,
    version int not null default 1,
    changed_at timestamptz not null,
    -- Null: it was there before people could change it.
    changed_by_user_id bigint,
    -- Until when the list before can be brought back; null: there is none.
    former_until timestamptz,
    foreign key (platform_id, changed_by_user_id) references users
  )`,
  `create table former_allowlist_entries (
    platform_id bigint not null references allowlists,
    email_key text not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    created_at timestamptz not null,
    primary key (platform_id, email_key)
  )`,
  `insert into allowlists (platform_id, changed_at) select id, now() from platforms
    where has_allowlist or exists (select from allowlist_entries where allowlist_entries.platform_id = platforms.id)`,
  `grant select, insert, update, delete on allowlists, former_allowlist_entries to portal_app`,
];
