import { sql, type Kysely } from 'kysely';

/**
 * Deposits of every kind, each from the moment it was asked for: money that was credited has a journal, money that is
 * expected has none yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table deposits (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    identifier uuid not null default gen_random_uuid(),
    account_id bigint not null,
    kind text not null,
    status text not null check (status in ('CREATED', 'PENDING', 'POSTED', 'DECLINED', 'CANCELLED', 'RETURNED')),
    amount_minor bigint not null check (amount_minor > 0),
    fee_minor bigint not null default 0 check (fee_minor >= 0),
    fee_rate_millionths bigint not null default 0 check (fee_rate_millionths >= 0),
    currency_code text not null,
    source_token uuid,
    source_name text,
    note text,
    gateway_id text,
    reason_code text,
    return_code text,
    credit_journal_id bigint,
    reversal_journal_id bigint,
    created_by_user_id bigint not null,
    created_at timestamptz not null,
    answered_at timestamptz,
    finished_at timestamptz,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    unique (platform_id, credit_journal_id),
    unique (platform_id, reversal_journal_id),
    foreign key (platform_id, account_id) references accounts,
    foreign key (platform_id, credit_journal_id) references ledger_journals,
    foreign key (platform_id, reversal_journal_id) references ledger_journals,
    foreign key (platform_id, created_by_user_id) references users
  )`,
  // What a page of the history and the line "pending" show.
  `create index deposits_pending on deposits (platform_id, account_id, created_at, id)
    include (kind, amount_minor) where status = 'PENDING' and credit_journal_id is null`,
  // What the reconciliation asks the gateway about.
  `create index deposits_open on deposits (platform_id, created_at) where finished_at is null`,
  // What a daily limit is counted by.
  `create index deposits_by_day on deposits (platform_id, account_id, kind, created_at)
    include (amount_minor, status)`,
  `grant select, insert, update on deposits to portal_app`,
];
