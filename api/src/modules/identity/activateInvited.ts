import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { spendAllLinks } from './passwords/passwordLinkRepository.ts';
import { updateUser, type UserRow } from './userRepository.ts';

/** Makes somebody invited a user without a password, because a provider vouches for the address. */
export async function activateInvited(tx: Tx, user: UserRow, at: Date): Promise<UserRow> {
  const { platformId, id } = keyOf(user);
  await updateUser(tx, { platformId, id }, { status: 'ACTIVATED', modified_at: at });
  await spendAllLinks(tx, { platformId, id }, at);
  await writeAudit(tx, {
    platformId,
    actorUserId: id,
    action: 'user.activated',
    entityType: 'user',
    entityId: id.toString(),
    at,
  });
  return { ...user, status: 'ACTIVATED' };
}
