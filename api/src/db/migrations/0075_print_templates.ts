import { sql, type Kysely } from 'kysely';

/**
 * Print templates, kept as e-mail templates are: what they say stands in versions that never change. Every organisation has the
 * standard one. Deleting a header image asks for the versions that show it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table print_templates (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    ptid text not null,
    template_access text not null,
    name_key text not null,
    version int not null default 1,
    status text not null default 'ACTIVE',
    created_at timestamptz not null default now(),
    primary key (platform_id, id),
    unique (platform_id, ptid)
  )`,
  `create unique index print_templates_by_name on print_templates (platform_id, name_key) where status = 'ACTIVE'`,
  `create table print_template_versions (
    platform_id bigint not null,
    ptid text not null,
    version int not null,
    name text not null,
    use_logo boolean not null default true,
    logo_url text,
    background_color text not null,
    uses_default_support boolean not null default true,
    support_message text not null default '',
    letter_head_title text not null default '',
    to_name text not null default '',
    from_name text not null default '',
    message text not null default '',
    created_by_user_id bigint,
    created_at timestamptz not null default now(),
    primary key (platform_id, ptid, version),
    foreign key (platform_id, ptid) references print_templates (platform_id, ptid),
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `create index print_template_versions_by_logo on print_template_versions (platform_id, logo_url) where logo_url is not null`,
  `create table print_template_places (
    platform_id bigint not null,
    id bigint generated always as identity,
    print_template_id bigint not null,
    customer_id bigint,
    account_id bigint,
    primary key (platform_id, id),
    unique nulls not distinct (platform_id, print_template_id, customer_id, account_id),
    check ((customer_id is null) <> (account_id is null)),
    foreign key (platform_id, print_template_id) references print_templates,
    foreign key (platform_id, customer_id) references customers,
    foreign key (platform_id, account_id) references accounts
  )`,
  `create table print_template_defaults (
    platform_id bigint not null,
    id bigint generated always as identity,
    print_template_id bigint not null,
    customer_id bigint,
    account_id bigint,
    primary key (platform_id, id),
    unique nulls not distinct (platform_id, customer_id, account_id),
    foreign key (platform_id, print_template_id) references print_templates,
    foreign key (platform_id, customer_id) references customers,
    foreign key (platform_id, account_id) references accounts
  )`,
  `grant select, insert, update, delete
    on print_templates, print_template_versions, print_template_places, print_template_defaults to portal_app`,
  `insert into print_templates (platform_id, ptid, template_access, name_key, created_at)
    select id, 'P000000', 'PLATFORM', 'standard letter', created_at from platforms`,
  `insert into print_template_versions (platform_id, ptid, version, name, background_color, created_at)
    select id, 'P000000', 1, 'Standard letter', '#1b5c80', created_at from platforms`,
];
