import { sql, type Kysely } from 'kysely';

/**
 * The charges of cards that pay for orders, each from before the gateway was asked, with what went back to the card of it. An order
 * whose card was declined at once is deleted again; its payment stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table order_payments (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    identifier uuid not null default gen_random_uuid(),
    order_id bigint,
    reference_order_id text not null,
    account_id bigint not null,
    status text not null check (status in ('CREATED', 'PENDING', 'CAPTURED', 'DECLINED')),
    amount_minor bigint not null check (amount_minor > 0),
    fee_minor bigint not null check (fee_minor >= 0),
    currency_code text not null,
    usd_minor bigint not null check (usd_minor >= 0),
    card_token uuid not null,
    card_type text not null,
    last_four text not null,
    cardholder text not null,
    card_added_by_user_id bigint not null,
    gateway_id text,
    reason_code text,
    journal_id bigint,
    created_by_user_id bigint not null,
    created_at timestamptz not null,
    answered_at timestamptz,
    finished_at timestamptz,
    refund_status text check (refund_status in ('CREATED', 'REFUNDED', 'DECLINED')),
    refund_minor bigint not null default 0 check (refund_minor between 0 and amount_minor),
    refund_fee_minor bigint not null default 0 check (refund_fee_minor between 0 and fee_minor),
    refund_gateway_id text,
    refund_asked_at timestamptz,
    refund_finished_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    unique (platform_id, order_id),
    unique (platform_id, journal_id),
    foreign key (platform_id, order_id) references orders,
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, journal_id) references ledger_journals,
    foreign key (platform_id, created_by_user_id) references users,
    foreign key (platform_id, card_added_by_user_id) references users
  )`,
  // What the limit of a day is counted by.
  `create index order_payments_by_day on order_payments (platform_id, account_id, created_at) include (usd_minor, status)`,
  // What the gateway is asked about.
  `create index order_payments_open on order_payments (platform_id, created_at) where finished_at is null`,
  `create index order_payments_refunding on order_payments (platform_id, id) where refund_status = 'CREATED'`,
  `grant select, insert, update on order_payments to portal_app`,
  // The application deletes no orders: only one that no money was ever moved for can be taken back.
  `create function withdraw_order(p_platform_id bigint, p_order_id bigint) returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$ begin
    if not exists (select from public.orders o where o.platform_id = p_platform_id and o.id = p_order_id
      and o.payment_method = 'CREDIT_CARD' and o.status in ('PENDING', 'QUEUED')
      and not exists (select from public.ledger_journals j where j.platform_id = o.platform_id and j.order_id = o.id)) then
      raise exception 'Order % cannot be withdrawn', p_order_id;
    end if;
    delete from public.order_writings where platform_id = p_platform_id and order_id = p_order_id;
    delete from public.order_search where platform_id = p_platform_id and id = p_order_id;
    delete from public.order_lines where platform_id = p_platform_id and order_id = p_order_id;
    delete from public.orders where platform_id = p_platform_id and id = p_order_id;
  end $$`,
  `revoke execute on function withdraw_order(bigint, bigint) from public`,
  `grant execute on function withdraw_order(bigint, bigint) to portal_app`,
  // A cart whose card is being charged may be open again: until then its user begins no other.
  `drop index shopping_carts_active`,
  `create unique index shopping_carts_active on shopping_carts (platform_id, user_id)
    where status in ('OPEN', 'PAYING') and order_source = 'CART'`,
];
