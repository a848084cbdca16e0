import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { Json } from '../../db/schema.generated.ts';

/** Writes what somebody did to a user or a role. */
export const auditTeam = (
  tx: Tx,
  actor: SessionUser,
  {
    action,
    id,
    details = {},
    at,
  }: { readonly action: string; readonly id: bigint; readonly details?: Json; readonly at: Date },
): Promise<void> =>
  writeAudit(tx, {
    platformId: actor.platformId,
    actorUserId: actor.id,
    action,
    entityType: action.startsWith('role.') ? 'role' : 'user',
    entityId: id.toString(),
    details,
    at,
  });
