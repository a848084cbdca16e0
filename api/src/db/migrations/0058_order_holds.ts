import { sql, type Kysely } from 'kysely';

/** Orders that are held until somebody has reviewed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // `decided_by`: of the staff; null where the payment gateway has decided.
  `create table order_holds (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    order_id bigint not null,
    reason text not null check (reason in ('BUSINESS_REVIEW', 'ACCOUNT_WATCHED', 'NEW_ACCOUNT_CARD', 'CARD_REVIEW')),
    held_at timestamptz not null,
    version int not null default 1,
    decision text check (decision in ('RELEASE', 'REFUSE')),
    decision_reason text,
    decided_at timestamptz check ((decided_at is null) = (decision is null)),
    decided_by text,
    primary key (platform_id, id),
    foreign key (platform_id, order_id) references orders
  )`,
  `create unique index order_holds_open on order_holds (platform_id, order_id) where decision is null`,
  `create index order_holds_by_order on order_holds (platform_id, order_id, id desc)`,
  `create index order_holds_waiting on order_holds (held_at, id) where decision is null`,
  `create index order_holds_decided on order_holds (decided_at desc, id desc) where decision is not null`,
  `grant select, insert, update on order_holds to portal_app`,
  // A review in which more information was asked for goes on.
  `update platforms set kyb_status = 'UNDER_REVIEW', kyb_version = kyb_version + 1
    where kyb_status = 'NOT_SUBMITTED' and (select details ->> 'decision' from audit_log
      where audit_log.platform_id = platforms.id and action = 'kyb.decided' order by audit_log.id desc limit 1) = 'MORE_INFORMATION'`,
];
