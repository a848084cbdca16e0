import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { findAccount } from '../accounts/index.ts';
import { findNoticeRecipient, type NoticeAddress } from '../identity/index.ts';
import type { DepositRow } from './depositRepository.ts';

/** Returns the account that a deposit goes into. */
export const findAccountOf = (executor: Executor, { platform_id, account_id }: DepositRow): Promise<AccountRow> =>
  findAccount(executor, { platformId: platform_id, accountId: account_id });

/** Returns the user who made a deposit. Raises an error for a wire that nobody announced. */
export async function findDepositor(
  tx: Tx,
  { platform_id, created_by_user_id: id }: DepositRow,
): Promise<NoticeAddress> {
  if (id === null) throw new Error('Nobody of the organisation made the deposit');
  return findNoticeRecipient(tx, { platformId: platform_id, id });
}
