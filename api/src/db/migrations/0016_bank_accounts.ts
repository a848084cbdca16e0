import { sql, type Kysely } from 'kysely';

/**
 * US bank accounts, the authorisations that people gave to debit them, and what deposits from them need. Of an account its
 * token at the payment gateway is kept, with its last four digits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...returns]) await sql.raw(statement).execute(db);
}

const tables = [
  `create table bank_accounts (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    identifier uuid not null default gen_random_uuid(),
    account_id bigint not null,
    gateway_token text not null,
    instrument_identifier text not null,
    label text not null,
    routing_number text not null check (routing_number ~ '^[0-9]{9}$'),
    last_four text not null check (last_four ~ '^[0-9]{4}$'),
    account_type text not null check (account_type in ('C', 'X')),
    first_name text not null,
    last_name text not null,
    company_name text not null,
    address_line1 text not null,
    address_line2 text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    country text not null,
    status text not null check (status in ('UNVERIFIED', 'VERIFIED', 'DISABLED')),
    small_deposits_reference uuid not null,
    small_deposits_minor bigint[] not null,
    tries_left int not null check (tries_left >= 0),
    return_code text,
    version int not null default 1,
    created_by_user_id bigint not null,
    created_at timestamptz not null,
    removed_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    unique (platform_id, small_deposits_reference),
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `create unique index bank_accounts_by_instrument on bank_accounts (platform_id, account_id, instrument_identifier)
    where removed_at is null`,
  `create index bank_accounts_by_account on bank_accounts (platform_id, account_id, created_at desc, id desc)
    where removed_at is null`,
  // Who may use a bank account; none: everyone who may add funds to its account.
  `create table bank_account_users (
    platform_id bigint not null,
    bank_account_id bigint not null,
    user_id bigint not null,
    primary key (platform_id, bank_account_id, user_id),
    foreign key (platform_id, bank_account_id) references bank_accounts,
    foreign key (platform_id, user_id) references users
  )`,
  `create table agreements (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    kind text not null check (kind in ('BANK_DEBIT')),
    bank_account_id bigint not null,
    text_version text not null,
    text_language text not null,
    text_hash text not null,
    accepted_by_user_id bigint not null,
    accepted_at timestamptz not null,
    ip_address text not null,
    primary key (platform_id, id),
    foreign key (platform_id, bank_account_id) references bank_accounts,
    foreign key (platform_id, accepted_by_user_id) references users
  )`,
  `create index agreements_by_bank_account on agreements (platform_id, bank_account_id, id desc)`,
  `alter table deposits add column request_uuid uuid, add column return_page text, add column settled_at timestamptz`,
  // Until when reports of outside services were read.
  `create table service_reads (name text primary key, read_until timestamptz not null)`,
  `grant select, insert, update on bank_accounts, service_reads to portal_app`,
  `grant select, insert, delete on bank_account_users to portal_app`,
  // What was agreed is never changed.
  `grant select, insert on agreements to portal_app`,
];

const FLOOR = 'entry.balance_after_minor < account.floor_minor';

/** The bank takes returned money back whatever the balance is; nothing else takes a wallet under its floor. */
const returns = [
  `alter table ledger_accounts drop constraint ledger_accounts_floor,
    add constraint ledger_accounts_floor check (floor_minor <= 0 and (kind = 'WALLET' or balance_minor >= floor_minor))`,
  `do $do$
  declare
    posting text := pg_get_functiondef('post_journals(bigint, jsonb)'::regprocedure);
  begin
    if position('${FLOOR}' in posting) = 0 then
      raise exception 'post_journals does not compare with the floor';
    end if;
    execute replace(posting, '${FLOOR}', '${FLOOR} and entry.journal_type is distinct from ''BANK_RETURN''');
  end $do$`,
];
