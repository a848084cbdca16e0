import type { Tx } from '../db/client.ts';
import { UNANSWERED } from '../db/preparingPool.ts';
import type { Json } from '../db/schema.generated.ts';

export interface AuditEntry {
  readonly platformId: bigint;
  /** A user of that platform. */
  readonly actorUserId: bigint | null;
  /** Address of the member of staff who acted, of another platform than the entry's; that of an emulation is known. */
  readonly staffEmail?: string;
  /** Verb in the past, dotted by area: `order.placed`. */
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  /** Never secrets, credentials or passwords. */
  readonly details?: Json;
  readonly at: Date;
}

/** Writes who did what, in the transaction of the change itself. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .modifyEnd(UNANSWERED)
    .values({
      platform_id: entry.platformId,
      actor_user_id: entry.actorUserId,
      staff_email: entry.staffEmail ?? staffBehind(tx, entry),
      action: entry.action,
      entity_type: entry.entityType,
      entity_id: entry.entityId,
      details: JSON.stringify(entry.details ?? {}),
      created_at: entry.at,
    })
    .execute();
}

/** The member of staff for whom the actor stands in. */
const staffBehind = (tx: Tx, { platformId, actorUserId }: AuditEntry) =>
  actorUserId === null
    ? null
    : tx.selectFrom('users').select('staff_email').where('platform_id', '=', platformId).where('id', '=', actorUserId);
