import { sql, type Kysely } from 'kysely';

/** Files of recipients: what was read, how its columns are understood, and what is wrong with each line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table uploads (
    platform_id bigint not null references platforms,
    id uuid not null,
    user_id bigint not null,
    account_id bigint not null,
    kind text not null,
    state text not null check (state in ('READING', 'NEEDS_MAPPING', 'CHECKED', 'REFUSED', 'ADDED')),
    -- Counts every change of the lines as a whole: a reading that another one has overtaken ends.
    version int not null default 0,
    file_name text,
    file_hash text,
    sheets jsonb not null default '[]',
    sheet text,
    headings jsonb not null default '[]',
    mapping jsonb not null default '{}',
    decimal_mark text check (decimal_mark in ('.', ',')),
    refusal jsonb,
    purchase_order_number text,
    notes text,
    row_count int not null default 0,
    checked_count int not null default 0,
    wrong_count int not null default 0,
    warned_count int not null default 0,
    added_count int not null default 0,
    added_at timestamptz,
    -- The cart that its lines went to last.
    cart_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (platform_id, id),
    foreign key (platform_id, user_id) references users,
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, cart_id) references shopping_carts
  )`,
  `create index uploads_by_user on uploads (platform_id, user_id, created_at desc)`,
  `create index uploads_by_file on uploads (platform_id, account_id, file_hash) where added_at is not null`,
  `create index uploads_by_expiry on uploads (expires_at)`,
  `create table upload_lines (
    platform_id bigint not null,
    upload_id uuid not null,
    line_number int not null,
    identifier uuid not null default gen_random_uuid(),
    sheet_row int not null,
    is_hidden boolean not null,
    cells jsonb not null,
    fields jsonb not null default '{}',
    refusals jsonb not null default '[]',
    currency_code text,
    amount_minor bigint,
    -- What no other line may have, and what two lines to the same person have in common.
    reference text,
    contact text,
    repeats_reference boolean not null default false,
    repeats_contact boolean not null default false,
    is_po_box boolean not null default false,
    added_at timestamptz,
    -- The cart that it went to.
    cart_id uuid,
    is_wrong boolean not null generated always as (jsonb_array_length(refusals) > 0 or repeats_reference) stored,
    is_warned boolean not null generated always as (repeats_contact or is_po_box or is_hidden) stored,
    primary key (platform_id, upload_id, line_number),
    foreign key (platform_id, upload_id) references uploads on delete cascade
  )`,
  `create index upload_lines_by_reference on upload_lines (platform_id, upload_id, reference, line_number)`,
  `create index upload_lines_by_contact on upload_lines (platform_id, upload_id, contact, line_number)`,
  `create index upload_lines_by_cart on upload_lines (platform_id, cart_id) where cart_id is not null`,
  `create index upload_lines_wrong on upload_lines (platform_id, upload_id, line_number) where is_wrong`,
  `create index upload_lines_warned on upload_lines (platform_id, upload_id, line_number) where is_warned`,
  `create table upload_mappings (
    platform_id bigint not null,
    user_id bigint not null,
    kind text not null,
    headings_hash text not null,
    mapping jsonb not null,
    updated_at timestamptz not null,
    primary key (platform_id, user_id, kind, headings_hash),
    foreign key (platform_id, user_id) references users
  )`,
  `grant select, insert, update, delete on uploads, upload_lines, upload_mappings to portal_app`,
];
