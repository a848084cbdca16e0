import { sql, type Kysely } from 'kysely';

/** Sign-up: companies open their own account, tell about their business, and staff say whose addresses may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // When its wizard was done; null: it still has to be. Those that are there, and those that the operator adds, need none.
  `alter table platforms add column onboarded_at timestamptz default now()`,
  `update platforms set onboarded_at = created_at`,
  `create table signups (
    id bigint not null generated always as identity primary key,
    handle_hash text not null unique,
    -- Who asks, for which company, and the token of the link; null once it was finished or has expired.
    sealed_body text,
    -- The link that works.
    token_hash text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    mail_asked_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index signups_by_expiry on signups (expires_at)`,
  // Every link that was ever mailed for a sign-up.
  `create table signup_links (
    token_hash text primary key,
    signup_id bigint not null references signups on delete cascade
  )`,
  `create index signup_links_by_signup on signup_links (signup_id)`,
  `create table signup_domains (
    domain text primary key,
    rule text not null check (rule in ('ACCEPT', 'REFUSE')),
    reason text not null,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
  `create table signup_answers (
    platform_id bigint primary key references platforms,
    email text not null,
    company_name text not null,
    country text not null,
    address_line1 text not null,
    address_line2 text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    annual_spend_over_100k boolean not null,
    distributes_on_behalf boolean not null,
    use_case text not null,
    use_case_detail text not null,
    signed_up_at timestamptz not null
  )`,
  `create table onboarding_drafts (
    platform_id bigint primary key references platforms,
    version integer not null,
    step text not null,
    content jsonb not null,
    sealed_tax_id text,
    tax_id_last_four text check ((tax_id_last_four is null) = (sealed_tax_id is null)),
    saved_at timestamptz not null,
    saved_by_user_id bigint not null,
    foreign key (platform_id, saved_by_user_id) references users
  )`,
  `grant select, insert, update, delete on signups, signup_links, signup_domains, onboarding_drafts to portal_app`,
  `grant select, insert on signup_answers to portal_app`,
];
