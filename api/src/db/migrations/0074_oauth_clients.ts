import { sql, type Kysely } from 'kysely';

/** Clients and service accounts beside keys, the way from a client ID to its platform, and the history of integrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table api_credentials drop constraint api_credentials_type_check`,
  `alter table api_credentials add constraint api_credentials_type_check
    check (type in ('API_KEY', 'RESEARCH_KEY', 'OAUTH_CLIENT', 'SERVICE_ACCOUNT'))`,
  // A key may be revealed; of the secret of a client nothing but its hash is kept.
  `alter table api_credentials alter column sealed_key drop not null`,
  `alter table api_credentials add constraint api_credentials_sealed
    check ((sealed_key is not null) = (type in ('API_KEY', 'RESEARCH_KEY')))`,
  `alter table api_credentials add column redirect_uris text[] not null default '{}'`,
  `create table oauth_clients (
    client_id text primary key,
    secret_hash text not null,
    platform_id bigint not null,
    credential_id bigint not null,
    foreign key (platform_id, credential_id) references api_credentials
  )`,
  `create table integration_events (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    integration text not null check (integration in ('REWARDS_API', 'SURVEY_RESEARCH', 'CONNECTED_APPS')),
    action text not null check (action in ('CONNECTED', 'DISCONNECTED')),
    -- What began or stopped, each with its kind and name.
    items jsonb not null,
    user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, user_id) references users
  )`,
  `create index integration_events_by_time on integration_events (platform_id, created_at desc, id desc)`,
  `grant select, insert on oauth_clients, integration_events to portal_app`,
];
