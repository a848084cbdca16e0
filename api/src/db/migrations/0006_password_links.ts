import { sql, type Kysely } from 'kysely';

/** Mailed links that set a password, and the passwords that a user had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table password_links (
    token_hash text primary key,
    platform_id bigint not null,
    user_id bigint not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    foreign key (platform_id, user_id) references users
  )`,
  `create index password_links_by_user on password_links (platform_id, user_id)`,
  `create index password_links_by_expiry on password_links (expires_at)`,
  `create table password_history (
    platform_id bigint not null,
    user_id bigint not null,
    id bigint generated always as identity,
    password_hash text not null,
    replaced_at timestamptz not null,
    primary key (platform_id, user_id, id),
    foreign key (platform_id, user_id) references users
  )`,
  `grant select, insert, update, delete on password_links, password_history to portal_app`,
];
