import type { Executor } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import { listFundingUsers } from './bankUsers.ts';

/** The ids of people named for a bank account. Raises 400 when one of them may not add funds to its account. */
export async function requireFundingUsers(
  executor: Executor,
  account: AccountRow,
  userIdentifiers: readonly string[],
): Promise<readonly bigint[]> {
  if (userIdentifiers.length === 0) return [];
  const known = new Set((await listFundingUsers(executor, account)).map(({ userIdentifier }) => userIdentifier));
  if (!userIdentifiers.every((identifier) => known.has(identifier)))
    throw new AppError({
      ...COMMON_FAILURES.validation,
      fields: [{ field: 'userIdentifiers', i18nKey: 'error.bankAccount.userUnknown' }],
    });
  return [...new Set(userIdentifiers)].map(BigInt);
}
