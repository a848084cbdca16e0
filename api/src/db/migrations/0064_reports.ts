import { sql, type Kysely } from 'kysely';

/** Reports: files of rows that are made by a job, with the pieces in which files are stored, and files of the portal before this one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table stored_file_pieces (
    platform_id bigint not null references platforms,
    file_key uuid not null,
    piece int not null,
    bytes bytea not null,
    primary key (platform_id, file_key, piece)
  )`,
  `create table reports (
    platform_id bigint not null references platforms,
    id uuid not null,
    user_id bigint not null,
    name text not null,
    type text not null,
    format text not null check (format in ('csv', 'xlsx')),
    split_by_month boolean not null,
    generated_for text not null check (generated_for in ('ORGANIZATION', 'GROUPS', 'ACCOUNTS')),
    customer_ids bigint[] not null,
    account_ids bigint[] not null,
    -- Days are ISO text (YYYY-MM-DD).
    from_day text not null,
    to_day text not null,
    time_zone text not null,
    language text not null,
    -- Only orders that its requester placed.
    is_own_only boolean not null,
    -- Names of people in orders, and balances, stand in it.
    has_names boolean not null,
    has_balances boolean not null,
    status text not null check (status in ('GENERATING', 'AVAILABLE', 'FAILED')),
    failure text,
    created_at timestamptz not null,
    -- The last press of Create or Make again: what came later is not in it.
    as_of timestamptz not null,
    -- Null while it waits for others of its organisation.
    started_at timestamptz,
    finished_at timestamptz,
    expires_at timestamptz,
    seen_at timestamptz,
    -- Counts the starts: what an earlier one still writes is of no use.
    run int not null default 0,
    rows_done int not null default 0,
    row_count int not null,
    figures jsonb,
    primary key (platform_id, id),
    foreign key (platform_id, user_id) references users
  )`,
  `create index reports_by_time on reports (platform_id, created_at desc, id)`,
  `create index reports_unseen on reports (platform_id, user_id) where seen_at is null and status <> 'GENERATING'`,
  `create index reports_making on reports (platform_id, as_of) where status = 'GENERATING'`,
  `create index reports_by_expiry on reports (expires_at) where expires_at is not null`,
  `create table report_files (
    platform_id bigint not null,
    report_id uuid not null,
    run int not null,
    part int not null,
    file_key uuid not null,
    file_name text not null,
    -- Days are ISO text (YYYY-MM-DD).
    from_day text not null,
    to_day text not null,
    row_count int not null,
    byte_count bigint not null,
    primary key (platform_id, report_id, run, part),
    foreign key (platform_id, report_id) references reports on delete cascade
  )`,
  `create table legacy_reports (
    id bigint generated always as identity,
    platform_id bigint not null references platforms,
    identifier uuid not null default gen_random_uuid(),
    file_name text not null,
    report_name text not null,
    report_type text not null,
    generated_for text not null,
    requester text not null,
    from_day text,
    to_day text,
    requested_at timestamptz not null,
    -- The group or account that it covers; both null: the whole organisation.
    customer_id bigint,
    account_id bigint,
    content_type text not null,
    file_key uuid not null,
    size_bytes bigint not null,
    sha256 text not null,
    imported_at timestamptz not null default now(),
    primary key (platform_id, id),
    unique (platform_id, identifier),
    unique (platform_id, file_name),
    foreign key (platform_id, customer_id) references customers,
    foreign key (platform_id, account_id) references accounts
  )`,
  `create index legacy_reports_by_time on legacy_reports (platform_id, requested_at desc, id)`,
  `grant select, insert, update, delete on stored_file_pieces, reports, report_files, legacy_reports to portal_app`,
];
