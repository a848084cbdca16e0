import { sql, type Kysely } from 'kysely';

/** Letters and cards that a printer makes and mails: one of a line, or one of all lines of an order in bulk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // WAITING: the printer has not taken it yet. settled_at: what follows on FAILED and CANCELED is done.
  `create table shipments (
    platform_id bigint not null,
    id bigint generated always as identity,
    key text not null,
    order_id bigint not null,
    order_line_id bigint,
    status text not null default 'WAITING'
      check (status in ('WAITING', 'ACCEPTED', 'IN_PROGRESS', 'SHIPPED', 'COMPLETED', 'FAILED', 'CANCELED')),
    revision int not null default 0,
    tracking_number text,
    reason text,
    created_at timestamptz not null,
    asked_at timestamptz,
    accepted_at timestamptz,
    shipped_at timestamptz,
    completed_at timestamptz,
    ended_at timestamptz check ((ended_at is not null) = (status in ('FAILED', 'CANCELED'))),
    settled_at timestamptz check (settled_at is null or ended_at is not null),
    refunded_minor bigint not null default 0 check (refunded_minor = 0 or (refunded_minor > 0 and settled_at is not null)),
    primary key (platform_id, id),
    unique (platform_id, key),
    foreign key (platform_id, order_id) references orders,
    foreign key (platform_id, order_line_id) references order_lines
  )`,
  `create unique index shipments_of_line on shipments (platform_id, order_line_id) where order_line_id is not null`,
  `create index shipments_of_order on shipments (platform_id, order_id)`,
  `create index shipments_unfinished on shipments (id)
    where status = 'WAITING' or (ended_at is not null and settled_at is null)`,
  `create table fulfilment_feeds (feed text primary key, cursor text not null)`,
  `grant select, insert, update on shipments, fulfilment_feeds to portal_app`,
];
