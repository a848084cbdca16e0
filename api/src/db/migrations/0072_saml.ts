import { sql, type Kysely } from 'kysely';

/** Sign-in by SAML: keys that sign our requests, assertions that were taken, and answers that are kept for who sets it up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table saml_keys (
    platform_id bigint primary key references platforms,
    -- Sealed.
    private_key text not null,
    -- Base64 of the DER.
    certificate text not null,
    created_at timestamptz not null
  )`,
  `create table saml_assertions (
    platform_id bigint not null,
    connection_id bigint not null,
    assertion_hash text not null,
    taken_at timestamptz not null,
    primary key (platform_id, connection_id, assertion_hash),
    foreign key (platform_id, connection_id) references sso_connections
  )`,
  `create index saml_assertions_by_time on saml_assertions (taken_at)`,
  `create table saml_answers (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    connection_id bigint not null,
    received_at timestamptz not null,
    -- Why it was refused; null for one that was taken.
    refusal text,
    -- Sealed.
    xml text not null,
    primary key (platform_id, id),
    foreign key (platform_id, connection_id) references sso_connections
  )`,
  `create index saml_answers_by_connection on saml_answers (platform_id, connection_id, id desc)`,
  `create index saml_answers_by_time on saml_answers (received_at)`,
  `grant select, insert on saml_keys to portal_app`,
  `grant select, insert, delete on saml_assertions, saml_answers to portal_app`,
];
