import { SETTINGS } from '@portal/shared/domain/settings';
import { writeCappedAudit } from '../../audit/writeCappedAudit.ts';
import type { Db } from '../../db/client.ts';
import type { Json } from '../../db/schema.generated.ts';

/**
 * Writes down that a password was refused: of a user (whoever typed it), or of an address that nobody has. What was typed
 * there is not kept, as it may be a password. Strangers cannot fill the log: it takes a number an hour of each.
 */
export const auditRefusal = (
  db: Db,
  user: { readonly id: bigint; readonly platform_id: bigint } | null,
  action: string,
  details: Json,
  at: Date,
): Promise<void> => {
  const entityId = user === null ? 'unknown' : user.id.toString();
  return writeCappedAudit(
    db,
    { platformId: user?.platform_id ?? null, actorUserId: null, action, entityType: 'user', entityId, details, at },
    `${action}:${entityId}`,
    SETTINGS.signIn.auditedAnHour,
  );
};
