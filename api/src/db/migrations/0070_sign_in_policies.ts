import { sql, type Kysely } from 'kysely';

/** How people of an organisation sign in: its policy, its connections to identity providers, and the domains that lead to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sign_in_policies (
    platform_id bigint primary key references platforms,
    version int not null default 1,
    password_on boolean not null default true,
    google_on boolean not null default false,
    codes text not null default 'OPTIONAL' check (codes in ('OFF', 'OPTIONAL', 'REQUIRED')),
    factors text[] not null default '{PHONE,EMAIL,OTP}'
      check (cardinality(factors) between 1 and 3 and factors <@ '{PHONE,EMAIL,OTP}'),
    changed_by_user_id bigint,
    changed_at timestamptz,
    foreign key (platform_id, changed_by_user_id) references users
  )`,
  `insert into sign_in_policies (platform_id, codes) select id, 'REQUIRED' from platforms where mfa_required`,
  `alter table platforms drop column mfa_required`,
  `create table sso_connections (
    platform_id bigint not null references platforms,
    id bigint not null generated always as identity,
    identifier text not null,
    version int not null default 1,
    type text not null check (type in ('OIDC', 'SAML')),
    display_name text not null,
    name_key text not null,
    state text not null default 'DRAFT' check (state in ('DRAFT', 'TESTING', 'ENABLED', 'DISABLED')),
    mfa_bypass boolean not null,
    issuer text check ((issuer is not null) = (type = 'OIDC')),
    client_id text check ((client_id is not null) = (type = 'OIDC')),
    -- Sealed.
    client_secret text,
    entity_id text check ((entity_id is not null) = (type = 'SAML')),
    metadata_url text,
    sign_in_url text check ((sign_in_url is not null) = (type = 'SAML')),
    sign_out_url text,
    signature_algorithm text check (signature_algorithm in ('SHA256', 'SHA512')),
    digest_algorithm text check (digest_algorithm in ('SHA256', 'SHA512')),
    binding text check (binding in ('REDIRECT', 'POST')),
    sign_request boolean not null default false,
    debug boolean not null default false,
    -- The role and access of people who come in by it for the first time; without a role they are refused.
    new_role_id bigint,
    new_organization_access boolean not null default false,
    new_customer_identifiers text[] not null default '{}',
    new_account_identifiers text[] not null default '{}',
    created_at timestamptz not null,
    changed_by_user_id bigint not null,
    changed_at timestamptz not null,
    deleted_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, new_role_id) references roles on delete set null (new_role_id),
    foreign key (platform_id, changed_by_user_id) references users
  )`,
  `create unique index sso_connections_by_name on sso_connections (platform_id, name_key) where deleted_at is null`,
  `create unique index sso_connections_by_entity on sso_connections (platform_id, entity_id) where deleted_at is null`,
  `create table sso_certificates (
    platform_id bigint not null,
    connection_id bigint not null,
    fingerprint text not null,
    position int not null,
    subject text not null,
    -- DER in base64.
    certificate text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    -- For how few days before its end administrators were mailed.
    mailed_days int check (mailed_days in (30, 7)),
    primary key (platform_id, connection_id, fingerprint),
    foreign key (platform_id, connection_id) references sso_connections
  )`,
  `create index sso_certificates_by_end on sso_certificates (ends_at)`,
  `create table sso_domains (
    platform_id bigint not null references platforms,
    id bigint not null generated always as identity,
    identifier text not null,
    version int not null default 1,
    domain text not null,
    -- The value that the record of type TXT must have.
    token text not null,
    checked_at timestamptz,
    check_problem text,
    verified_at timestamptz,
    connection_id bigint,
    only_company boolean not null default false check (not only_company or verified_at is not null),
    created_at timestamptz not null,
    changed_by_user_id bigint not null,
    changed_at timestamptz not null,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    unique (platform_id, domain),
    foreign key (platform_id, connection_id) references sso_connections,
    foreign key (platform_id, changed_by_user_id) references users
  )`,
  `create table sso_domain_exemptions (
    platform_id bigint not null,
    domain_id bigint not null,
    user_id bigint not null,
    primary key (platform_id, domain_id, user_id),
    foreign key (platform_id, domain_id) references sso_domains on delete cascade,
    foreign key (platform_id, user_id) references users
  )`,
  // Whoever signs in has no organisation yet: a verified domain, or the address of a connection, leads to it.
  `create table sso_domain_routes (
    domain text primary key,
    platform_id bigint not null references platforms
  )`,
  `create table sso_connection_routes (
    identifier text primary key,
    platform_id bigint not null references platforms
  )`,
  `grant select, insert, update on sign_in_policies, sso_connections to portal_app`,
  `grant select, insert, update, delete on sso_certificates, sso_domains, sso_domain_exemptions, sso_domain_routes to portal_app`,
  `grant select, insert on sso_connection_routes to portal_app`,
];
