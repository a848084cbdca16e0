import { sql, type Kysely } from 'kysely';

/** Integrations that end without a person, keys whose end the history has, and proven domains whose record is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table integration_events
    alter column user_id drop not null,
    -- APP: the app ended its own access; TOKEN_REUSED: a code or a refresh token was used twice; LAST_DAY: it is over.
    add column cause text not null default 'PERSON' check (cause in ('PERSON', 'APP', 'TOKEN_REUSED', 'LAST_DAY')),
    add constraint integration_events_person check ((user_id is not null) = (cause = 'PERSON'))`,
  `alter table api_credentials
    -- The history of integrations was told that the last day is over.
    add column ending_noted_at timestamptz`,
  `update api_credentials set ending_noted_at = now() where ends_at <= now()`,
  `create index api_credentials_to_end on api_credentials (ends_at)
    where ends_at is not null and ending_noted_at is null and deactivated_at is null`,
  `alter table sso_domains
    -- Since when a look-up of a proven domain finds its record no more.
    add column missing_since timestamptz check (missing_since is null or verified_at is not null)`,
  `create index sso_domains_to_check on sso_domains (checked_at) where verified_at is not null`,
];
