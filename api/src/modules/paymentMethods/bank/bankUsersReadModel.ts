import type { BankUser } from '@portal/shared/contract/bankAccounts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';

const FUNDING: string = 'FUNDING_MANAGE';
const LISTED = 500;

/** The people who may add funds to an account, by name. */
export async function listFundingUsers(executor: Executor, account: AccountRow): Promise<BankUser[]> {
  const people = await executor
    .selectFrom('users')
    .innerJoin('user_rights', (join) =>
      join
        .onRef('user_rights.platform_id', '=', 'users.platform_id')
        .onRef('user_rights.user_id', '=', 'users.id')
        .on('user_rights.authority', '=', FUNDING),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .where('users.platform_id', '=', account.platform_id)
    .where('users.status', '=', 'ACTIVATED')
    .where((eb) =>
      eb.or([
        eb('users.organization_access', '=', true),
        eb.exists(
          eb
            .selectFrom('user_access')
            .select('user_access.id')
            .whereRef('user_access.platform_id', '=', 'users.platform_id')
            .whereRef('user_access.user_id', '=', 'users.id')
            .where((access) =>
              access.or([
                access('user_access.customer_id', '=', account.customer_id),
                access('user_access.account_id', '=', account.id),
              ]),
            ),
        ),
      ]),
    )
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .limit(LISTED)
    .execute();
  return people.map(toPerson);
}

/** The people whom a bank account names. */
export async function listNamedUsers(executor: Executor, { platformId, id }: TenantKey): Promise<BankUser[]> {
  const people = await executor
    .selectFrom('bank_account_users')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'bank_account_users.platform_id')
        .onRef('users.id', '=', 'bank_account_users.user_id'),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .where('bank_account_users.platform_id', '=', platformId)
    .where('bank_account_users.bank_account_id', '=', id)
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute();
  return people.map(toPerson);
}

const toPerson = (user: { id: bigint; first_name: string; last_name: string; email: string }): BankUser => ({
  userIdentifier: String(user.id),
  name: fullName(user.first_name, user.last_name),
  email: user.email,
});
