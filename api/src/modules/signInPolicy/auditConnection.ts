import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { JsonObject } from '../../db/schema.generated.ts';
import type { ConnectionRow } from './ssoConnectionRepository.ts';

/** Columns that say who changed a connection and when. */
const UNTOLD: readonly string[] = ['version', 'changed_by_user_id', 'changed_at', 'name_key'];

/** Returns the names of the columns that a change made others; of the secret only that. */
export const listChangedFields = (before: ConnectionRow, after: ConnectionRow): string[] => {
  const values = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !UNTOLD.includes(name) && String(values.get(name)) !== String(value))
    .map(([name]) => name);
};

/** Writes the audit entry of an action on a connection. */
export const auditConnection = (
  tx: Tx,
  user: SessionUser,
  action: 'created' | 'changed' | 'stateChanged' | 'deleted',
  { identifier, type, display_name }: ConnectionRow,
  details: JsonObject,
  at: Date,
) =>
  writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: `ssoConnection.${action}`,
    entityType: 'ssoConnection',
    entityId: identifier,
    details: { type, displayName: display_name, ...details },
    at,
  });
