import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { AppError } from '../../errors/AppError.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { DEPOSIT_FAILURES } from './depositsErrors.ts';

/** Raises 403 for an organisation that the review of its business allows no funds, 422 for an account that is not active. */
export function requireFundable(user: SessionUser, { status, active }: AccountRow): void {
  requireReviewedForFunds(user);
  if (status !== 'ACTIVE' || !active) throw new AppError(DEPOSIT_FAILURES.accountInactive);
}

/** Raises 403 for an organisation that the review of its business allows no funds. */
export function requireReviewedForFunds({ kybStatus }: SessionUser): void {
  if (!isAllowedByReview(kybStatus, 'FUND')) throw new AppError(DEPOSIT_FAILURES.review);
}
