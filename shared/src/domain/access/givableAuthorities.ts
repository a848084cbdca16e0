import { KEY_AUTHORITIES } from './defaultRoles.ts';
import {
  accessLevelOf,
  CUSTOMER_AUTHORITIES,
  USER_MANAGEMENT,
  type Authority,
  type PermissionHolder,
} from './permissions.ts';

/**
 * The rights that a user may give to others: those that the user holds. As nobody holds the rights to keys at first, who manages
 * users and has access to the whole organisation may give them too.
 */
export function givableAuthorities(giver: PermissionHolder): readonly Authority[] {
  const managesUsers = USER_MANAGEMENT.some((code) => giver.authorities.includes(code));
  const level = accessLevelOf(giver.accessLevelPermissionInformation, giver.emulationPlatformId);
  const more = [
    ...(managesUsers ? USER_MANAGEMENT : []),
    ...(managesUsers && level === 'PLATFORM' ? KEY_AUTHORITIES : []),
  ];
  return CUSTOMER_AUTHORITIES.filter((code) => giver.authorities.includes(code) || more.includes(code));
}
