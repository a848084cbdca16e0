import { sql, type Kysely } from 'kysely';

/** What was done to rewards after they were issued: frozen, cancelled, or sent anew as the reward of another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table rewards add column frozen_until timestamptz, add column cancelled_at timestamptz`,
  `alter table order_lines add column refunded_minor bigint not null default 0 check (refunded_minor between 0 and charge_minor),
    add column validity_days int`,
  `create table reward_actions (
    platform_id bigint not null,
    id bigint generated always as identity,
    action_id uuid not null default gen_random_uuid(),
    reward_id bigint not null,
    order_line_id bigint not null,
    kind text not null check (kind in ('FREEZE', 'UNFREEZE', 'CANCEL', 'REISSUE')),
    state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED')),
    reason text not null,
    other_reason text,
    refusal text check ((refusal is not null) = (state = 'REFUSED')),
    user_id bigint not null,
    frozen_until timestamptz check ((frozen_until is not null) = (kind = 'FREEZE')),
    fee_minor bigint not null default 0 check (fee_minor >= 0),
    first_name text,
    last_name text,
    email text,
    etid text,
    template_version int,
    sender_name text,
    subject text,
    message text,
    notes text,
    new_order_id bigint check (new_order_id is null or (kind = 'REISSUE' and state = 'DONE')),
    asked_at timestamptz,
    created_at timestamptz not null,
    settled_at timestamptz check ((settled_at is null) = (state = 'OPEN')),
    primary key (platform_id, id),
    unique (platform_id, action_id),
    foreign key (platform_id, reward_id) references rewards,
    foreign key (platform_id, order_line_id) references order_lines,
    foreign key (platform_id, new_order_id) references orders,
    foreign key (platform_id, user_id) references users
  )`,
  // Of two people who act on a reward at once, one does.
  `create unique index reward_actions_open on reward_actions (platform_id, reward_id) where state = 'OPEN'`,
  `create unique index reward_actions_new_order on reward_actions (platform_id, new_order_id) where new_order_id is not null`,
  `create index reward_actions_by_line on reward_actions (platform_id, order_line_id, id)`,
  `create index reward_actions_waiting on reward_actions (created_at) where state = 'OPEN'`,
  `grant select, insert, update on reward_actions to portal_app`,
];
