import { SETTINGS } from '@portal/shared/domain/settings';
import { writeCappedAudit } from '../../audit/writeCappedAudit.ts';
import type { Db } from '../../db/client.ts';
import type { Json } from '../../db/schema.generated.ts';

/**
 * Audits a rejected password, for a user or for an unknown address. An unknown address is not stored, as it may be a
 * mistyped password. The number per hour is capped, so that strangers cannot flood the log.
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
