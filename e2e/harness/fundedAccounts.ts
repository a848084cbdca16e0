import { textAt } from './json.ts';
import type { LedgerDatabase } from './openLedger.ts';
import { DEMO_ACCOUNT } from './ordering.ts';
import { DEMO_FUNDER } from './signIn.ts';

/** The group of the demo account, to which the accounts added here belong. */
const GROUP = `select c.identifier from accounts a join customers c on c.platform_id = a.platform_id and c.id = a.customer_id
  where a.identifier = $1`;
const ACCOUNTS = `insert into accounts (platform_id, customer_id, identifier, account_number, display_name, currency_code)
  select platform_id, customer_id, 'T' || n, 'T' || n, 'Transfers ' || n, currency_code
  from accounts, generate_series(10001, 10000 + $2::int) as n where identifier = $1 order by n returning identifier`;
const WALLETS = `select open_wallet(platform_id, id, 0)::text from accounts where identifier = any($1::text[])`;
const PEOPLE = `with made as (
    insert into users (platform_id, email, first_name, last_name, identity_hash, role_id, status, password_hash, organization_access)
    select platform_id, 'funder.' || n || '@example.org', first_name, last_name, gen_random_uuid()::text, role_id, status,
      password_hash, organization_access
    from users, generate_series(1, $2::int) as n where email = $1 returning platform_id, id, email),
  known as (insert into login_emails (platform_id, email) select platform_id, email from made),
  allowed as (
    insert into user_authorities (platform_id, user_id, authority) select made.platform_id, made.id, authority
    from made, users join user_authorities a on a.platform_id = users.platform_id and a.user_id = users.id where users.email = $1)
  select email from made order by email`;

export interface FundedAccounts {
  readonly group: string;
  /** Identifiers of accounts in US dollars. */
  readonly accounts: readonly string[];
}

/** Adds accounts to the group of the demo account, each with `amountMinor` in it. */
export async function addFundedAccounts(
  ledger: LedgerDatabase,
  count: number,
  amountMinor: bigint,
): Promise<FundedAccounts> {
  const [group] = await ledger.query(GROUP, [DEMO_ACCOUNT]);
  const made = await ledger.query(ACCOUNTS, [DEMO_ACCOUNT, count]);
  const accounts = made.map((row) => textAt(row, 'identifier'));
  await ledger.query(WALLETS, [accounts]);
  for (const account of accounts) await ledger.fund(account, amountMinor);
  return { group: textAt(group, 'identifier'), accounts };
}

/** Adds people who may do what the demo's funder may; returns how each signs in. */
export async function addFunders(ledger: LedgerDatabase, count: number): Promise<(typeof DEMO_FUNDER)[]> {
  const made = await ledger.query(PEOPLE, [DEMO_FUNDER.username, count]);
  return made.map((row) => ({ ...DEMO_FUNDER, username: textAt(row, 'email') }));
}
