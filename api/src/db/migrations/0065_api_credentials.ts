import { sql, type Kysely } from 'kysely';

/** Keys of the public API, each with a user who stands for it, the way from a key to its platform, and what people did with keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table api_credentials (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    identifier text not null,
    type text not null check (type in ('API_KEY', 'RESEARCH_KEY')),
    display_name text not null,
    name_key text not null,
    scopes text[] not null,
    masked_key text not null,
    sealed_key text not null,
    -- The end of its last day.
    ends_at timestamptz,
    created_at timestamptz not null,
    created_by_user_id bigint not null,
    deactivated_at timestamptz,
    deactivated_by_user_id bigint check ((deactivated_by_user_id is null) = (deactivated_at is null)),
    last_used_at timestamptz,
    last_used_for text check ((last_used_for is null) = (last_used_at is null)),
    -- When the mail about its last day went out.
    ending_mailed_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, created_by_user_id) references users,
    foreign key (platform_id, deactivated_by_user_id) references users
  )`,
  `create index api_credentials_by_type on api_credentials (platform_id, type, id desc)`,
  `create index api_credentials_ending on api_credentials (ends_at, id)
    where deactivated_at is null and ending_mailed_at is null`,
  `create table api_key_hashes (
    key_hash text primary key,
    platform_id bigint not null,
    credential_id bigint not null,
    foreign key (platform_id, credential_id) references api_credentials
  )`,
  `create table api_credential_events (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    credential_id bigint not null,
    action text not null check (action in ('CREATED', 'REVEALED', 'DEACTIVATED')),
    user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, credential_id) references api_credentials,
    foreign key (platform_id, user_id) references users
  )`,
  `create index api_credential_events_by_time on api_credential_events (platform_id, created_at desc, id desc)`,
  // The user who stands for a key: what a program did has somebody who did it.
  `alter table users add column credential_id bigint`,
  `alter table users add foreign key (platform_id, credential_id) references api_credentials`,
  `create unique index users_by_credential on users (platform_id, credential_id) where credential_id is not null`,
  `grant select, insert, update on api_credentials to portal_app`,
  `grant select, insert on api_key_hashes, api_credential_events to portal_app`,
];
