import type { Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { leaveExemptions } from '../signInPolicy/index.ts';
import { spendAllChallenges } from './mfa/challengeRepository.ts';
import { removeAllDevices } from './mfa/mfaDeviceRepository.ts';
import { spendAllLinks } from './passwords/passwordLinkRepository.ts';
import { forgetDevices } from './sessions/deviceRepository.ts';
import { revokeSessions } from './sessions/sessionRepository.ts';
import { changeUser, deleteLoginEmail, type UserRow } from './userRepository.ts';

/** Ends a user's sessions. */
export const endSessions = (tx: Tx, user: TenantKey, at: Date) => revokeSessions(tx, user, at);

/** When somebody's access ends, and who ends it. */
export interface AccessEnd {
  readonly at: Date;
  readonly byUserId: bigint;
}

/** Ends the apps that act for a user. */
export type EndAppsOfUser = (tx: Tx, user: TenantKey, by: AccessEnd) => Promise<void>;

/**
 * Ends a user's sessions and apps, and uses up mailed links and codes; remembered devices are forgotten. Raises 409 for the last administrator
 * who keeps a password where people sign in through the company only.
 */
export async function endAccess(tx: Tx, user: TenantKey, by: AccessEnd, endAppsOfUser: EndAppsOfUser): Promise<void> {
  const { at } = by;
  await leaveExemptions(tx, user);
  await endAppsOfUser(tx, user, by);
  await endSessions(tx, user, at);
  await removeAllDevices(tx, user);
  await forgetDevices(tx, user);
  await spendAllLinks(tx, user, at);
  await spendAllChallenges(tx, user, at);
}

/** Deletes a user: nobody signs in, the address is free; the row keeps name and address for what the user did. */
export async function deleteUser(tx: Tx, user: UserRow, by: AccessEnd, endAppsOfUser: EndAppsOfUser): Promise<void> {
  await endAccess(tx, keyOf(user), by, endAppsOfUser);
  await changeUser(tx, keyOf(user), { status: 'DELETED', role_id: null }, by);
  if (user.login_email !== null) await deleteLoginEmail(tx, user.platform_id, user.login_email);
}
