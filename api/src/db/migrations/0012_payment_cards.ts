import { sql, type Kysely } from 'kysely';

/** Payment cards: of each only its token at the payment gateway is kept, with what people recognise it by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table payment_cards (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    token uuid not null default gen_random_uuid(),
    account_id bigint not null,
    gateway_token text not null,
    instrument_identifier text not null,
    label text not null,
    card_type text not null,
    last_four text not null check (last_four ~ '^[0-9]{4}$'),
    expiration text not null check (expiration ~ '^[0-9]{4}-[0-9]{2}$'),
    first_name text not null,
    last_name text not null,
    address_line1 text not null,
    address_line2 text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    country text not null,
    receipt_emails text[] not null,
    usable_from timestamptz not null,
    version int not null default 1,
    created_by_user_id bigint not null,
    created_at timestamptz not null,
    removed_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, token),
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `create unique index payment_cards_by_instrument on payment_cards (platform_id, account_id, instrument_identifier)
    where removed_at is null`,
  `create index payment_cards_by_account on payment_cards (platform_id, account_id, created_at desc, id desc)
    where removed_at is null`,
  `grant select, insert, update on payment_cards to portal_app`,
];
