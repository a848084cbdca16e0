import { AppError } from '../../errors/AppError.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { DEPOSIT_FAILURES } from './depositsErrors.ts';

/** Raises 422 for an account that is not active, and for an organisation whose review has not begun or has failed. */
export function requireFundable({ kybStatus }: SessionUser, { status, active }: AccountRow): void {
  if (status !== 'ACTIVE' || !active) throw new AppError(DEPOSIT_FAILURES.accountInactive);
  if (kybStatus === 'NOT_SUBMITTED' || kybStatus === 'REJECTED') throw new AppError(DEPOSIT_FAILURES.review);
}
