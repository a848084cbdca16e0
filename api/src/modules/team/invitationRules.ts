import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { findPlatformOfEmail, isMember } from '../identity/index.ts';
import { TEAM_FAILURES } from './teamErrors.ts';

/** Raises 403 while nobody can be invited because the verification of the business is not finished. */
export function requireVerifiedBusiness({ kybStatus }: SessionUser): void {
  if (!isAllowedByReview(kybStatus, 'INVITE')) throw new AppError(TEAM_FAILURES.kyb);
}

/** Raises 409 for an address of a member, and, unless it may move, of another organisation's user; returns whether it is one's. */
export async function isOfOtherOrganisation(
  tx: Tx,
  { platformId }: SessionUser,
  email: string,
  mayMove: boolean,
): Promise<boolean> {
  if (await isMember(tx, platformId, email)) throw new AppError(TEAM_FAILURES.member);
  if ((await findPlatformOfEmail(tx, email)) === undefined) return false;
  if (!mayMove) throw new AppError(TEAM_FAILURES.elsewhere);
  return true;
}
