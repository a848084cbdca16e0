import { grantableAuthorities } from '@portal/shared/domain/access/grantableAuthorities';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { TEAM_FAILURES } from './teamErrors.ts';

/** The rights of a user, and the scopes where they hold. */
export interface AccessGrant {
  readonly roleId: bigint | null;
  /** Rights beside those of the role. */
  readonly additions: readonly Authority[];
  /** All rights. */
  readonly authorities: readonly Authority[];
  readonly organization: boolean;
  readonly customerIds: readonly bigint[];
  readonly accountIds: readonly bigint[];
}

/** Returns what of `after` is not in `before`. */
export const findAdded = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.filter((one) => !before.includes(one));

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  findAdded(one, other).length === 0 && findAdded(other, one).length === 0;

/** True when two grants allow the same in the same scopes, by the same role and additions. */
export const isSameGrant = (one: AccessGrant, other: AccessGrant): boolean =>
  one.roleId === other.roleId &&
  one.organization === other.organization &&
  isSame(one.additions, other.additions) &&
  isSame(one.customerIds, other.customerIds) &&
  isSame(one.accountIds, other.accountIds);

/** True for rights that the grantor may grant. */
export const isGrantable = (grantor: SessionUser, codes: readonly Authority[]): boolean =>
  findAdded(grantableAuthorities(grantor), codes).length === 0;

/** Raises 403 for a right that the grantor may not grant. */
export function requireGrantable(grantor: SessionUser, codes: readonly Authority[]): void {
  if (!isGrantable(grantor, codes)) throw new AppError(TEAM_FAILURES.beyondOwn);
}

/**
 * True for a change that gives no right, group or account beyond the grantor's own. What widens access gives all rights there.
 * Accounts are those that the grantor sees.
 */
export function isWithinOwnAccess(grantor: SessionUser, before: AccessGrant | null, after: AccessGrant): boolean {
  const groups = before?.organization === true ? [] : findAdded(before?.customerIds ?? [], after.customerIds);
  const accounts = before?.organization === true ? [] : findAdded(before?.accountIds ?? [], after.accountIds);
  const becomesWhole = after.organization && before?.organization !== true;
  const isWider = becomesWhole || groups.length > 0 || accounts.length > 0;
  const given = isWider ? after.authorities : findAdded(before?.authorities ?? [], after.authorities);
  if (!isGrantable(grantor, given)) return false;
  return grantor.access.organization || (!becomesWhole && findAdded(grantor.access.customerIds, groups).length === 0);
}

/** Raises 403 for a change that gives more than the grantor has. */
export function requireWithinOwnAccess(grantor: SessionUser, before: AccessGrant | null, after: AccessGrant): void {
  if (!isWithinOwnAccess(grantor, before, after)) throw new AppError(TEAM_FAILURES.beyondOwn);
}
