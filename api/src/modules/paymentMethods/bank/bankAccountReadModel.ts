import { sql } from 'kysely';
import { isAccountVisible } from '../../../access/accountAccess.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Executor } from '../../../db/client.ts';

const usable = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('bank_accounts')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'bank_accounts.platform_id')
        .onRef('accounts.id', '=', 'bank_accounts.account_id'),
    )
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .selectAll('bank_accounts')
    .select(['accounts.identifier as accountIdentifier', 'customers.identifier as customerIdentifier'])
    .where('bank_accounts.platform_id', '=', user.platformId)
    .where('bank_accounts.removed_at', 'is', null)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .where(
      sql<boolean>`coalesce((
        select bool_or(named.user_id = ${user.id}) from bank_account_users named
        where named.platform_id = bank_accounts.platform_id and named.bank_account_id = bank_accounts.id), true)`,
    );

/** The bank account of that public identifier, if the user may use it, with the address of its account. */
export const findUsableBankAccount = (executor: Executor, user: SessionUser, identifier: string) =>
  usable(executor, user).where('bank_accounts.identifier', '=', identifier).executeTakeFirst();

/** The bank accounts of an account that the user may use, newest first. */
export const listUsableBankAccounts = (executor: Executor, user: SessionUser, account: AccountRow) =>
  usable(executor, user)
    .where('bank_accounts.account_id', '=', account.id)
    .orderBy('bank_accounts.created_at', 'desc')
    .orderBy('bank_accounts.id', 'desc')
    .execute();
