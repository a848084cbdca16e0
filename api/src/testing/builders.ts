import type { Authority } from '@portal/shared/domain/access/permissions';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Executor } from '../db/client.ts';
import type { Accounts, Customers, Platforms, Users } from '../db/schema.generated.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { postJournal } from '../ledger/postJournal.ts';
import { openWallet, walletBalance } from '../ledger/wallets.ts';
import { insertUser } from '../modules/identity/index.ts';
import { insertPlatform } from '../modules/platforms/index.ts';
import { insertDefaultRoles } from '../modules/team/index.ts';
import { insertStandardPrintTemplate } from '../modules/printTemplates/index.ts';
import { insertStandardTemplate } from '../modules/templates/index.ts';

/** The password of every built user. */
export const TEST_PASSWORD = 'Demo-Portal-2026!';
// With the least of work: hundreds of sign-ins verify it.
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$J+1E3YbBK8ms1i2jMEbJ5w$3B+weiIxYfNqOu4xbOL3aaefLMQQ1WTfd6vGEtfSACM';

const DEPOSITED_AT = new Date('2026-03-01T00:00:00.000Z');

let built = 0;
const next = (): number => (built += 1);

/** An active platform with its standard template and the default roles. */
export const buildPlatform = async (
  db: Db,
  overrides: Partial<Insertable<Platforms>> = {},
): Promise<Selectable<Platforms>> => {
  const number = next();
  const platform = await insertPlatform(db, {
    platform_client_id: `platform-${number}`,
    identity_hash: `platform-hash-${number}`,
    name: `Platform ${number}`,
    support_email: 'support@platform.example',
    ...overrides,
  });
  await insertStandardTemplate(db, platform);
  await insertStandardPrintTemplate(db, platform);
  await insertDefaultRoles(db, platform);
  return platform;
};

/** A group of a platform. */
export const buildCustomer = (
  db: Db,
  overrides: Partial<Insertable<Customers>> & Pick<Insertable<Customers>, 'platform_id'>,
): Promise<Selectable<Customers>> => {
  const number = next();
  return db
    .insertInto('customers')
    .values({ identifier: `G${number}`, display_name: `Group ${number}`, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
};

type AccountOverrides = Partial<Insertable<Accounts>> &
  Pick<Insertable<Accounts>, 'platform_id' | 'customer_id'> & {
    /** Opening balance, deposited on 1 March 2026; none by default. */
    balanceMinor?: bigint;
  };

/** A US-dollar account of a group, with its wallet and its hold. */
export async function buildAccount(db: Db, overrides: AccountOverrides): Promise<Selectable<Accounts>> {
  const number = next();
  const { balanceMinor = 0n, ...columns } = overrides;
  const account = await db
    .insertInto('accounts')
    .values({
      identifier: `A${number}`,
      account_number: `1000${number}`,
      display_name: `Account ${number}`,
      currency_code: 'USD',
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { platform_id: platformId, id: accountId, currency_code: currencyCode } = account;
  await withTransaction(db, async (tx) => {
    await openWallet(tx, { platformId, accountId }, -(account.credit_limit_minor ?? 0n));
    if (balanceMinor === 0n) return;
    await postJournal(tx, platformId, {
      type: 'OPENING_BALANCE',
      currencyCode,
      at: DEPOSITED_AT,
      lines: [
        { kind: 'FUNDING_CLEARING', amountMinor: -balanceMinor },
        { kind: 'WALLET', accountId, amountMinor: balanceMinor },
      ],
    });
  });
  return account;
}

/** Wallet balance of an account, minor units. */
export const balanceOf = async (
  executor: Executor,
  account: Pick<Selectable<Accounts>, 'platform_id' | 'id'>,
): Promise<bigint> =>
  (await walletBalance(executor, { platformId: account.platform_id, accountId: account.id })).balanceMinor;

type UserOverrides = Partial<Insertable<Users>> &
  Pick<Insertable<Users>, 'platform_id'> & {
    authorities?: readonly Authority[];
    customerIds?: readonly bigint[];
    accountIds?: readonly bigint[];
  };

/** A user who signs in with TEST_PASSWORD; without access unless `organization_access`, groups or accounts are given. */
export async function buildUser(db: Db, overrides: UserOverrides): Promise<Selectable<Users>> {
  const number = next();
  const { authorities = [], customerIds = [], accountIds = [], ...columns } = overrides;
  const { platform_id } = columns;
  const user = await insertUser(db, {
    identity_hash: `user-hash-${number}`,
    email: `user${number}@platform.example`,
    password_hash: TEST_PASSWORD_HASH,
    first_name: 'Ada',
    last_name: `Sender ${number}`,
    ...columns,
  });
  const user_id = user.id;
  if (authorities.length > 0) {
    await db
      .insertInto('user_authorities')
      .values(authorities.map((authority) => ({ platform_id, user_id, authority })))
      .execute();
  }
  const access = [
    ...customerIds.map((customer_id) => ({ platform_id, user_id, customer_id, account_id: null })),
    ...accountIds.map((account_id) => ({ platform_id, user_id, customer_id: null, account_id })),
  ];
  if (access.length > 0) await db.insertInto('user_access').values(access).execute();
  return user;
}
