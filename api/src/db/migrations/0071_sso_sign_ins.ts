import { sql, type Kysely } from 'kysely';

/** Sign-ins at identity providers: begun, answered, tested, and the people and sessions that they led to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const SIGNED_IN_BY = `
    add column identity_provider text check (identity_provider in ('OIDC', 'SAML', 'GOOGLE')),
    -- Identifier of the connection, or google.
    add column sso_connection text,
    -- What the provider's sign-out asks for, sealed.
    add column sso_sign_out_hint text`;

const statements = [
  `create table sso_starts (
    state_hash text primary key,
    connection text not null,
    -- None for Google, which serves every organisation.
    platform_id bigint references platforms,
    -- Of the cookie of the browser that began.
    cookie_hash text not null,
    test_id text,
    return_page text,
    sealed_secrets text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sso_starts_by_end on sso_starts (expires_at)`,
  // Inserted before the answer is read: the key makes one of any number of repeats the first.
  `create table sso_answers (
    state_hash text primary key references sso_starts on delete cascade,
    created_at timestamptz not null,
    result_hash text unique,
    sealed_identity text,
    expires_at timestamptz,
    used_at timestamptz
  )`,
  `create table sso_tests (
    platform_id bigint not null references platforms,
    id text not null,
    connection_id bigint not null,
    user_id bigint not null,
    -- None until the provider has answered.
    sealed_outcome text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, connection_id) references sso_connections,
    foreign key (platform_id, user_id) references users
  )`,
  `create index sso_tests_by_end on sso_tests (expires_at)`,
  `create table sso_identities (
    platform_id bigint not null references platforms,
    connection text not null,
    subject text not null,
    user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, connection, subject),
    unique (platform_id, connection, user_id),
    foreign key (platform_id, user_id) references users
  )`,
  `create index sso_identities_by_user on sso_identities (platform_id, user_id)`,
  `alter table sessions ${SIGNED_IN_BY}`,
  `alter table mfa_challenges ${SIGNED_IN_BY}`,
  `grant select, insert, update, delete on sso_starts, sso_answers, sso_tests, sso_identities to portal_app`,
];
