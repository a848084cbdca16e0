import { sql, type Kysely } from 'kysely';

/** Files of users: their rows, what is wrong with each, which moves were approved, and what became of those that were confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table user_files (
    platform_id bigint not null,
    id uuid not null,
    user_id bigint not null,
    file_name text not null,
    file_hash text not null,
    ignored_headings jsonb not null,
    state text not null check (state in ('CHECKED', 'INVITING', 'DONE')),
    -- Counts the changes of its rows: what is confirmed is what was read.
    version int not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, user_id) references users
  )`,
  `create index user_files_by_user on user_files (platform_id, user_id, created_at desc)`,
  `create index user_files_by_expiry on user_files (expires_at)`,
  `create table user_file_rows (
    platform_id bigint not null,
    user_file_id uuid not null,
    row_number int not null,
    sheet_row int not null,
    is_hidden boolean not null,
    cells jsonb not null,
    refusals jsonb not null,
    -- The address as it is compared; empty where there is none.
    email_key text not null,
    -- Whose the address is; null: not looked up, as something is wrong with it.
    address text check (address in ('FREE', 'MEMBER', 'ELSEWHERE', 'LATER')),
    -- When an address that is LATER can be looked up.
    look_up_at timestamptz,
    -- The sheet row of an earlier row with the same address.
    repeats_row int,
    is_move_approved boolean not null default false,
    outcome text check (outcome in ('WAITING', 'INVITED', 'ASKED', 'FAILED')),
    is_wrong boolean not null generated always as (
      jsonb_array_length(refusals) > 0 or repeats_row is not null or coalesce(address in ('MEMBER', 'LATER'), false)) stored,
    primary key (platform_id, user_file_id, row_number),
    foreign key (platform_id, user_file_id) references user_files on delete cascade
  )`,
  `create index user_file_rows_by_email on user_file_rows (platform_id, user_file_id, email_key, row_number)`,
  `create index user_file_rows_waiting on user_file_rows (platform_id, user_file_id, row_number) where outcome = 'WAITING'`,
  `grant select, insert, update, delete on user_files, user_file_rows to portal_app`,
];
