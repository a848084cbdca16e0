import type { Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { Accounts } from '../../db/schema.generated.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SessionUser } from '../identity/index.ts';
import { isAccountVisible } from './accountAccess.ts';
import { ACCOUNT_FAILURES } from './accountsErrors.ts';

export type AccountRow = Selectable<Accounts>;

const visible = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('accounts')
    .selectAll('accounts')
    .where('accounts.platform_id', '=', user.platformId)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user));

const orNotFound = (row: AccountRow | undefined): AccountRow => {
  if (row === undefined) throw new AppError(ACCOUNT_FAILURES.notFound);
  return row;
};

/** The account of that identifier, when the user may see it and it is not deleted. Raises 404 `error.account.notFound`. */
export const findVisibleAccount = async (
  executor: Executor,
  user: SessionUser,
  accountIdentifier: string,
): Promise<AccountRow> =>
  orNotFound(await visible(executor, user).where('accounts.identifier', '=', accountIdentifier).executeTakeFirst());

/** The same by its number or its identifier, for calls whose address names an `accountID`. */
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

/** The same, of one group. Raises 404 `error.account.notFound`. */
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

/** True when an account may be selected: ACTIVE, or FROZEN because freezing must not change the selection. */
export const isUsable = (account: AccountRow): boolean =>
  account.active && ['ACTIVE', 'FROZEN'].includes(account.status);
