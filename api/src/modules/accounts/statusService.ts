import type { Account } from '@portal/shared/contract/customers';
import { nextStatuses } from '@portal/shared/domain/people/accountStates';
import { ACCOUNT_STATUSES, type AccountStatus } from '@portal/shared/domain/enumerations';
import { checkReason } from '@portal/shared/domain/textRules';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { findWallet } from '../../ledger/wallets.ts';
import { updateStatus } from './accountRepository.ts';
import { ACCOUNT_FAILURES } from './accountsErrors.ts';
import { findGroup } from './customerRepository.ts';
import { findVisibleAccountOfGroup } from '../../access/findVisibleAccount.ts';
import { toAccount } from './toAccount.ts';

/** An account of a group, and the status that it is to have. */
export interface StatusChange {
  readonly groupId: string;
  readonly identifier: string;
  readonly newStatus: AccountStatus;
  /** '' where none was given: the printed call has no body. */
  readonly reason: string;
}

/** Freezes, disables and reopens accounts. */
export const createStatusService = ({ clock }: { readonly clock: Clock }) => ({
  /**
   * POST /api/customers/{groupId}/accounts/{identifier}/status/{newStatus}. Raises 400 for a reason that is not valid, 404, and 409 when no account comes from its
   * status to the new one: also when it has that status already.
   */
  async changeStatus(tx: Tx, user: SessionUser, change: StatusChange): Promise<Account> {
    const { groupId, identifier, newStatus } = change;
    const reason = requireReason(change.reason);
    const account = await findVisibleAccountOfGroup(tx, user, groupId, identifier);
    const isNext = nextStatuses(oneOf(ACCOUNT_STATUSES, account.status)).includes(newStatus);
    const next = { status: newStatus, active: isInUse(newStatus) };
    if (!isNext || !(await updateStatus(tx, keyOf(account), account.status, next)))
      throw new AppError(ACCOUNT_FAILURES.statusRefused);
    await writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: 'account.statusChanged',
      entityType: 'account',
      entityId: account.identifier,
      details: { from: account.status, to: newStatus, ...(reason !== '' && { reason }) },
      at: clock.now(),
    });
    const group = await findGroup(tx, { platformId: account.platform_id, id: account.customer_id });
    const wallet = (await findWallet(tx, { platformId: account.platform_id, accountId: account.id })) ?? {
      balance_minor: 0n,
      floor_minor: 0n,
    };
    return toAccount(
      { ...account, ...next },
      wallet,
      { identifier: group.identifier, displayName: group.display_name },
      user,
    );
  },
});

export type StatusService = ReturnType<typeof createStatusService>;

function requireReason(reason: string): string {
  const fields = fieldErrors('reason', reason.trim() === '' ? null : checkReason(reason));
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return reason.trim();
}

const isInUse = (status: AccountStatus): boolean => status !== 'DISABLED';
