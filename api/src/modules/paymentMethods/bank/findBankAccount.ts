import type { Executor } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isUuid } from '../../../db/isUuid.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { findUsableBankAccount, listUsableBankAccounts } from './bankAccountReadModel.ts';
import type { BankAccountRow } from './bankAccountRepository.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';

/** The account of a bank account, by its identifiers. */
export interface BankAccountOwner {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
}

/** A bank account with the address of its account. */
export interface VisibleBankAccount {
  readonly bankAccount: BankAccountRow;
  readonly owner: BankAccountOwner;
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
  const found = isUuid(identifier) ? await findUsableBankAccount(executor, user, identifier) : undefined;
  if (found === undefined) throw new AppError(BANK_FAILURES.notFound);
  return apart(found);
}

/** The bank accounts of an account that the user may use, newest first. */
export const listBankAccounts = async (
  executor: Executor,
  user: SessionUser,
  account: AccountRow,
): Promise<VisibleBankAccount[]> => (await listUsableBankAccounts(executor, user, account)).map(apart);

const apart = ({ accountIdentifier, customerIdentifier, ...bankAccount }: BankAccountRow & BankAccountOwner) => ({
  bankAccount,
  owner: { accountIdentifier, customerIdentifier },
});
