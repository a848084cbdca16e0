import { sql, type Kysely } from 'kysely';

/** Incentives of surveys, and the responses that their tools sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table incentives (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    identifier text not null,
    version int not null default 1,
    display_name text not null,
    name_key text not null,
    account_id bigint not null,
    utid text not null,
    currency_code text not null,
    amount_minor bigint not null check (amount_minor > 0),
    etid text not null,
    sender_name text not null,
    subject text,
    message text,
    quantity int not null check (quantity > 0),
    completes_allowed int not null check (completes_allowed > 0),
    -- Counted as completions are written, under a lock of this row.
    rewards_issued int not null default 0 check (rewards_issued between 0 and quantity),
    responses_taken int not null default 0 check (responses_taken between 0 and completes_allowed),
    start_date text not null check (start_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    end_date text not null check (end_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and end_date >= start_date),
    time_zone text not null,
    -- When the first day begins and when the last is over, in that zone.
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    is_on boolean not null default true,
    last_completed_at timestamptz,
    -- The day (in UTC) on which a mail last told of failures.
    failures_mailed_on text check (failures_mailed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    created_by_user_id bigint not null,
    updated_by_user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    unique (platform_id, name_key),
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, created_by_user_id) references users,
    foreign key (platform_id, updated_by_user_id) references users
  )`,
  `create index incentives_by_time on incentives (platform_id, created_at desc, id desc)`,
  `create index incentives_by_account on incentives (platform_id, account_id)`,
  `create table incentive_completions (
    platform_id bigint not null,
    id bigint not null generated always as identity,
    incentive_id bigint not null,
    response_id text not null,
    -- By which a repeat of the call is told from another response of the same id.
    body_hash text not null,
    recipient_email text not null,
    first_name text not null,
    last_name text not null,
    status text not null check (status in ('COMPLETE', 'END_DATE_PASSED', 'COMPLETES_EXCEEDED', 'EMAIL_NORMALIZATION_FAILED',
      'INVALID_EMAIL', 'QUANTITY_EXCEEDED', 'INSUFFICIENT_FUNDS', 'SYSTEM_FAILURE')),
    -- Key of the error text that says why, of a failure that has one.
    reason_key text,
    order_id bigint check ((order_id is not null) = (status = 'COMPLETE')),
    -- The key that the call came with.
    credential_id bigint,
    tries int not null default 1 check (tries > 0),
    tried_at timestamptz not null,
    next_try_at timestamptz check (next_try_at is null or status in ('INSUFFICIENT_FUNDS', 'SYSTEM_FAILURE')),
    created_at timestamptz not null,
    primary key (platform_id, id),
    unique (platform_id, incentive_id, response_id),
    foreign key (platform_id, incentive_id) references incentives,
    foreign key (platform_id, order_id) references orders,
    foreign key (platform_id, credential_id) references api_credentials
  )`,
  `create index incentive_completions_by_time on incentive_completions (platform_id, incentive_id, created_at desc, id desc)`,
  `create index incentive_completions_by_status
    on incentive_completions (platform_id, incentive_id, status, created_at desc, id desc)`,
  `create index incentive_completions_by_email
    on incentive_completions (platform_id, incentive_id, lower(recipient_email) text_pattern_ops)`,
  `create index incentive_completions_by_key on incentive_completions (platform_id, credential_id, incentive_id)
    where status = 'COMPLETE'`,
  `create index incentive_completions_due on incentive_completions (next_try_at, id) where next_try_at is not null`,
  `grant select, insert, update on incentives, incentive_completions to portal_app`,
];
