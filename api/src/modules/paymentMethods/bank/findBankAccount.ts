import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isUuid } from '../../../db/isUuid.ts';
import { isAccountVisible } from '../../../access/accountAccess.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { BankAccountRow } from './bankAccountRepository.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';

/** Where a bank account is, by its addresses on the wire. */
export interface BankPlace {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
}

/** A bank account with the address of its account. */
export interface VisibleBankAccount {
  readonly bankAccount: BankAccountRow;
  readonly place: BankPlace;
}

/**
 * The bank account of that identifier, of an account that the user sees, unless others alone may use it. Raises 404
 * `error.bankAccount.notFound`.
 */
export async function findBankAccount(
  executor: Executor,
  user: SessionUser,
  identifier: string,
): Promise<VisibleBankAccount> {
  const found = isUuid(identifier)
    ? await usable(executor, user).where('bank_accounts.identifier', '=', identifier).executeTakeFirst()
    : undefined;
  if (found === undefined) throw new AppError(BANK_FAILURES.notFound);
  return apart(found);
}

/** The bank accounts of an account that the user may use, newest first. */
export const listBankAccounts = async (
  executor: Executor,
  user: SessionUser,
  account: AccountRow,
): Promise<VisibleBankAccount[]> => {
  const rows = await usable(executor, user)
    .where('bank_accounts.account_id', '=', account.id)
    .orderBy('bank_accounts.created_at', 'desc')
    .orderBy('bank_accounts.id', 'desc')
    .execute();
  return rows.map(apart);
};

const apart = ({ accountIdentifier, customerIdentifier, ...bankAccount }: BankAccountRow & BankPlace) => ({
  bankAccount,
  place: { accountIdentifier, customerIdentifier },
});

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
