import { changeTeam } from '../../../access/administrators.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isUniqueViolation } from '../../../errors/isUniqueViolation.ts';
import { deleteUser, type EndAppsOfUser } from '../endAccess.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import {
  deleteLoginEmail,
  findMember,
  findPlatformOfEmail,
  insertLoginEmail,
  type UserRow,
} from '../userRepository.ts';

/**
 * Takes the address of a user who was asked to move here from the organisation that has it, whose user is deleted. Raises 409 for
 * its last administrator, and when somebody else takes the address at the same moment.
 */
export async function transferUser(
  tx: Tx,
  { platform_id, email }: UserRow,
  endAppsOfUser: EndAppsOfUser,
  at: Date,
): Promise<void> {
  const leftId = await findPlatformOfEmail(tx, email);
  if (leftId !== undefined)
    await changeTeam(
      tx,
      leftId,
      () => leaveOrganisation(tx, leftId, email, { at, endAppsOfUser }),
      IDENTITY_FAILURES.moverLastAdministrator,
    );
  await insertLoginEmail(tx, platform_id, email).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError(IDENTITY_FAILURES.activationFailed) : error;
  });
}

async function leaveOrganisation(
  tx: Tx,
  platformId: bigint,
  email: string,
  { at, endAppsOfUser }: { readonly at: Date; readonly endAppsOfUser: EndAppsOfUser },
): Promise<void> {
  const user = await findMember(tx, platformId, email);
  if (user === undefined) {
    await deleteLoginEmail(tx, platformId, email);
    return;
  }
  await deleteUser(tx, user, { at, byUserId: user.id }, endAppsOfUser);
  await writeAudit(tx, {
    platformId,
    actorUserId: user.id,
    action: 'user.movedAway',
    entityType: 'user',
    entityId: user.id.toString(),
    at,
  });
}
