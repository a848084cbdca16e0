import { ACCESS_FAILURES } from './accessErrors.ts';
import type { Selectable } from 'kysely';
import type { Executor } from '../db/client.ts';
import type { Accounts } from '../db/schema.generated.ts';
import { AppError } from '../errors/AppError.ts';
import type { SessionUser } from './SessionUser.ts';
import { isAccountVisible } from './accountAccess.ts';
import { PREPARED } from '../db/preparingPool.ts';

export type AccountRow = Selectable<Accounts>;

const visible = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('accounts')
    .modifyFront(PREPARED)
    .selectAll('accounts')
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user));

const orNotFound = (row: AccountRow | undefined): AccountRow => {
  if (row === undefined) throw new AppError(ACCESS_FAILURES.accountNotFound);
  return row;
};

/** Returns the account of that identifier, when the user may see it and it is not deleted. Raises 404 `error.account.notFound`. */
export const findVisibleAccount = async (
  executor: Executor,
  user: SessionUser,
  accountIdentifier: string,
): Promise<AccountRow> =>
  orNotFound(await visible(executor, user).where('accounts.identifier', '=', accountIdentifier).executeTakeFirst());

/** Returns the account of that number or identifier as `findVisibleAccount`, for calls whose address names an `accountID`. */
export const findVisibleAccountById = async (
  executor: Executor,
  user: SessionUser,
  accountID: string,
): Promise<AccountRow> =>
  orNotFound(
    await visible(executor, user)
      .where((eb) => eb.or([eb('accounts.identifier', '=', accountID), eb('accounts.account_number', '=', accountID)]))
      .executeTakeFirst(),
  );

/** Returns the account of that identifier in one group. Raises 404 `error.account.notFound`. */
export const findVisibleAccountOfGroup = async (
  executor: Executor,
  user: SessionUser,
  customerIdentifier: string,
  accountIdentifier: string,
): Promise<AccountRow> =>
  orNotFound(
    await visible(executor, user)
      .where('accounts.identifier', '=', accountIdentifier)
      .innerJoin('customers', (join) =>
        join
          .onRef('customers.platform_id', '=', 'accounts.platform_id')
          .onRef('customers.id', '=', 'accounts.customer_id'),
      )
      .where('customers.identifier', '=', customerIdentifier)
      .executeTakeFirst(),
  );

/** Returns those of the accounts with these identifiers that the user sees and that are not deleted. */
export const listVisibleAccounts = (
  executor: Executor,
  user: SessionUser,
  identifiers: readonly string[],
): Promise<AccountRow[]> => visible(executor, user).where('accounts.identifier', 'in', identifiers).execute();

/** Returns the accounts that the user sees and that are not deleted, by name. */
export const listAllVisibleAccounts = (executor: Executor, user: SessionUser): Promise<AccountRow[]> =>
  visible(executor, user).orderBy('accounts.display_name').orderBy('accounts.id').execute();

/**
 * Returns the session's active account. Raises 400 `error.account.required` when there is none, or the user no longer sees it:
 * access may have ended since it was chosen.
 */
export async function findActiveAccount(executor: Executor, user: SessionUser): Promise<AccountRow> {
  const row =
    user.activeAccountId === null
      ? undefined
      : await visible(executor, user).where('accounts.id', '=', user.activeAccountId).executeTakeFirst();
  if (row === undefined) throw new AppError(ACCESS_FAILURES.accountRequired);
  return row;
}

/** Returns the account that a query names, as `findVisibleAccount`, else the active one, as `findActiveAccount`. */
export const activeAccount = (
  executor: Executor,
  user: SessionUser,
  { accountIdentifier }: { readonly accountIdentifier?: string | undefined },
): Promise<AccountRow> =>
  accountIdentifier === undefined
    ? findActiveAccount(executor, user)
    : findVisibleAccount(executor, user, accountIdentifier);

/** True when an account may be selected: ACTIVE, or FROZEN because freezing must not change the selection. */
export const isUsable = (account: AccountRow): boolean =>
  account.active && ['ACTIVE', 'FROZEN'].includes(account.status);
