import { sql, type Kysely } from 'kysely';

/** What people allow apps to do for them, and the codes and tokens of the OAuth server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table oauth_grants (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    identifier text not null,
    credential_id bigint not null,
    -- By which the client is found.
    client_id text not null,
    user_id bigint not null,
    scopes text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    ended_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, credential_id) references api_credentials,
    foreign key (platform_id, user_id) references users
  )`,
  `create unique index oauth_grants_open on oauth_grants (platform_id, user_id, credential_id) where ended_at is null`,
  `create index oauth_grants_by_credential on oauth_grants (platform_id, credential_id)`,
  // A person who may no longer sign in ends what they allowed, also when they are let in again.
  `create function end_grants_of_user() returns trigger language plpgsql as $$
  begin
    update oauth_grants set ended_at = new.modified_at
    where platform_id = new.platform_id and user_id = new.id and ended_at is null;
    return null;
  end $$`,
  `create trigger users_end_grants after update of status on users for each row
    when (old.status = 'ACTIVATED' and new.status <> 'ACTIVATED') execute function end_grants_of_user()`,
  `create table oauth_items (
    -- SHA-256 of the code, the token or the request.
    id_hash text primary key,
    kind text not null check (kind in ('AccessToken', 'AuthorizationCode', 'ClientCredentials', 'ConsentRequest', 'RefreshToken')),
    platform_id bigint,
    grant_id bigint,
    payload jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    consumed_at timestamptz,
    check ((platform_id is null) = (grant_id is null))
  )`,
  `create index oauth_items_of_grant on oauth_items (platform_id, grant_id) where grant_id is not null`,
  `create index oauth_items_by_end on oauth_items (expires_at)`,
  `alter table orders
    -- Of the app that placed it for its user.
    add column oauth_grant_id bigint,
    add foreign key (platform_id, oauth_grant_id) references oauth_grants`,
  `create index orders_of_grant on orders (platform_id, oauth_grant_id, created_at) where oauth_grant_id is not null`,
  `grant select, insert, update on oauth_grants to portal_app`,
  `grant select, insert, update, delete on oauth_items to portal_app`,
];
