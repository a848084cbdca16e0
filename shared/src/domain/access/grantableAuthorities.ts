import type { DefaultRole } from './defaultRoles.ts';
import {
  accessLevelOf,
  CUSTOMER_AUTHORITIES,
  USER_MANAGEMENT,
  type Authority,
  type PermissionHolder,
} from './permissions.ts';

/** The default role whose holders are the administrators of an organisation. */
export const ADMINISTRATOR_ROLE: DefaultRole = 'admin';

/**
 * Rights that manage people, roles, accounts and the organisation itself: of each, somebody with access to the whole organisation
 * keeps it. Rights to keys are not among them, as an administrator can give them at any time.
 */
export const MANAGING_AUTHORITIES: readonly Authority[] = [
  ...USER_MANAGEMENT,
  'ROLE_MANAGEMENT_MANAGE',
  'ACCOUNT_MANAGE',
  'AUTH_MANAGEMENT_MANAGE',
  'INTEGRATIONS_MANAGE',
  'PLATFORM_MANAGE',
];

/** A user who gives rights to others. */
export interface Grantor extends PermissionHolder {
  /** The name of the user's role. */
  readonly roleString: string;
}

/**
 * The rights that a user may give to others: an administrator with access to the whole organisation any, everybody else those that
 * they hold themselves.
 */
export function grantableAuthorities(grantor: Grantor): readonly Authority[] {
  const { authorities, accessLevelPermissionInformation, emulationPlatformId, roleString } = grantor;
  const isWhole = accessLevelOf(accessLevelPermissionInformation, emulationPlatformId) === 'PLATFORM';
  if (roleString === ADMINISTRATOR_ROLE && isWhole) return CUSTOMER_AUTHORITIES;
  const managesUsers = USER_MANAGEMENT.some((code) => authorities.includes(code));
  return CUSTOMER_AUTHORITIES.filter(
    (code) => authorities.includes(code) || (managesUsers && USER_MANAGEMENT.includes(code)),
  );
}
