import { sql, type Kysely } from 'kysely';

/** Balance alerts with the accounts that each watches. A mail to users may go to another address than their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table balance_alerts (
    platform_id bigint not null references platforms,
    id bigint generated always as identity,
    identifier text not null,
    display_name text not null,
    currency_code text not null,
    threshold_minor bigint not null check (threshold_minor > 0),
    recipient_emails text[] not null check (cardinality(recipient_emails) > 0),
    created_by_user_id bigint not null,
    created_at timestamptz not null,
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, created_by_user_id) references users
  )`,
  `create unique index balance_alerts_by_name on balance_alerts (platform_id, lower(display_name))`,
  `create table balance_alert_accounts (
    platform_id bigint not null,
    balance_alert_id bigint not null,
    account_id bigint not null,
    last_sent_at timestamptz,
    primary key (platform_id, balance_alert_id, account_id),
    foreign key (platform_id, balance_alert_id) references balance_alerts on delete cascade,
    foreign key (platform_id, account_id) references accounts
  )`,
  `create index balance_alert_accounts_by_account on balance_alert_accounts (platform_id, account_id)`,
  `alter table outbox add column recipient_email text, add column text_values jsonb not null default '{}'`,
  `grant select, insert, update, delete on balance_alerts, balance_alert_accounts to portal_app`,
];
