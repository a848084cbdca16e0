import type { BankUser } from '@portal/shared/contract/bankAccounts';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { Executor } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { listHoldersOfAccount, listUsers } from '../../identity/index.ts';
import { listNamedUserIds } from './bankAccountRepository.ts';

const LISTED = 500;

/** Returns the people who may add funds to an account, by name. */
export const listFundingUsers = async (executor: Executor, account: AccountRow): Promise<BankUser[]> =>
  (await listHoldersOfAccount(executor, account, 'FUNDING_MANAGE', LISTED)).map(toPerson);

/** Returns the people whom a bank account names, by name. */
export const listNamedUsers = async (executor: Executor, bankAccount: TenantKey): Promise<BankUser[]> =>
  (await listUsers(executor, bankAccount.platformId, await listNamedUserIds(executor, bankAccount))).map(toPerson);

const toPerson = (user: { id: bigint; first_name: string; last_name: string; email: string }): BankUser => ({
  userIdentifier: String(user.id),
  name: fullName(user.first_name, user.last_name),
  email: user.email,
});
