import { sql, type Kysely } from 'kysely';

/**
 * Rewards are cards that an issuer keeps. What was spent of them is owed to the issuer, no longer to their recipients; what
 * was spent before stays as it was booked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reward_cards (
    card_id text primary key,
    platform_id bigint not null,
    reward_id bigint not null,
    unique (platform_id, reward_id),
    foreign key (platform_id, reward_id) references rewards
  )`,
  `alter table rewards add column card_revision int not null default 1,
    add column redeemed_base_minor bigint not null default 0 check (redeemed_base_minor >= 0)`,
  `create table reward_redemptions (
    platform_id bigint not null,
    reward_id bigint not null,
    revision int not null,
    amount_minor bigint not null check (amount_minor > 0),
    remaining_minor bigint not null,
    redeemed_at timestamptz not null,
    primary key (platform_id, reward_id, revision),
    foreign key (platform_id, reward_id) references rewards
  )`,
  `create table reward_feeds (feed text primary key, cursor text not null)`,
  `grant select, insert on reward_cards, reward_redemptions to portal_app`,
  `grant select, insert, update on reward_feeds to portal_app`,
  `alter table ledger_accounts drop constraint ledger_accounts_kind_check,
    add constraint ledger_accounts_kind_check
    check (kind in ('WALLET', 'ORDER_HOLD', 'REWARD_PAYABLE', 'PROVIDER_PAYABLE', 'FEE_INCOME', 'FUNDING_CLEARING'))`,
  `insert into ledger_accounts (platform_id, kind, currency_code)
    select platform_id, 'PROVIDER_PAYABLE', currency_code from ledger_accounts where kind = 'REWARD_PAYABLE'`,
];
