import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/client.ts';
import { countedHit } from '../rate-limits/rateLimits.ts';
import type { AuditEntry } from './writeAudit.ts';

const HOUR_MS = 60 * 60_000;

/** A limit of `anHour` entries an hour under `key`. */
interface Cap {
  readonly key: string;
  readonly anHour: number;
}

/** An event that belongs to no platform, such as a sign-in with an unknown address. */
type SecurityEvent = Pick<AuditEntry, 'action' | 'details' | 'at'>;

/**
 * Writes an audit entry that strangers can cause, up to the cap, in one statement, which takes as long for an entry that
 * is no longer written.
 */
export async function writeCappedAudit(db: Db, entry: AuditEntry, { key, anHour }: Cap): Promise<void> {
  const { platformId, actorUserId, action, entityType, entityId, details = {}, at } = entry;
  await sql`
    with counted as (${counted(key, at)})
    insert into audit_log (platform_id, actor_user_id, action, entity_type, entity_id, details, created_at)
    select ${platformId}::bigint, ${actorUserId}::bigint, ${action}::text, ${entityType}::text, ${entityId}::text,
      ${JSON.stringify(details)}::jsonb, ${at}::timestamptz
    from counted where hits <= ${anHour}::int`.execute(db);
}

/** Writes an event that belongs to no platform, up to the cap, as `writeCappedAudit` does. */
export async function writeCappedSecurityEvent(
  db: Db,
  { action, details = {}, at }: SecurityEvent,
  { key, anHour }: Cap,
): Promise<void> {
  await sql`
    with counted as (${counted(key, at)})
    insert into security_log (action, details, created_at)
    select ${action}::text, ${JSON.stringify(details)}::jsonb, ${at}::timestamptz
    from counted where hits <= ${anHour}::int`.execute(db);
}

const counted = (key: string, at: Date): RawBuilder<unknown> =>
  countedHit(`audit:${key}`, new Date(at.getTime() + HOUR_MS), at);
