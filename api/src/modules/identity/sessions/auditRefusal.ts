import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeCappedAudit, writeCappedSecurityEvent } from '../../../audit/writeCappedAudit.ts';
import type { Db } from '../../../db/client.ts';
import type { Json } from '../../../db/schema.generated.ts';

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
  const { auditedAnHour } = SERVER_SETTINGS.signIn;
  if (user === null)
    return writeCappedSecurityEvent(db, { action, details, at }, { key: `${action}:unknown`, anHour: auditedAnHour });
  return writeCappedAudit(
    db,
    {
      platformId: user.platform_id,
      actorUserId: null,
      action,
      entityType: 'user',
      entityId: String(user.id),
      details,
      at,
    },
    { key: `${action}:${user.platform_id}:${user.id}`, anHour: auditedAnHour },
  );
};
