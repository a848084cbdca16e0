import { sql } from 'kysely';
import type { Executor } from '../db/client.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import type { AuditEntry } from './writeAudit.ts';

/** A person who acted: as a user of an own platform, or as staff for another. */
interface Actor {
  readonly email: string;
  readonly user: TenantKey | null;
}

export interface AuditFilter {
  readonly who?: Actor;
  readonly action?: string;
  readonly platformIds?: readonly bigint[];
  readonly since?: Date;
  readonly before?: Date;
}

/** After which entry a part of the log goes on. */
export interface AuditCursor {
  readonly at: Date;
  readonly id: bigint;
}

type Direction = 'asc' | 'desc';

const filtered = (executor: Executor, { who, action, platformIds, since, before }: AuditFilter) =>
  executor
    .selectFrom('audit_log')
    .modifyFront(EVERY_TENANT)
    .$if(who !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('audit_log.staff_email', '=', who?.email ?? ''),
          ...(who?.user
            ? [
                is.and([
                  is('audit_log.platform_id', '=', who.user.platformId),
                  is('audit_log.actor_user_id', '=', who.user.id),
                ]),
              ]
            : []),
        ]),
      ),
    )
    .$if(action !== undefined, (query) => query.where('audit_log.action', '=', action ?? ''))
    .$if(platformIds !== undefined, (query) => query.where('audit_log.platform_id', 'in', platformIds ?? []))
    .$if(since !== undefined, (query) => query.where('audit_log.created_at', '>=', since ?? new Date()))
    .$if(before !== undefined, (query) => query.where('audit_log.created_at', '<', before ?? new Date()));

export type AuditRow = Awaited<ReturnType<typeof listAudits>>[number];

/** Returns a part of the log by time: from an offset, or after a cursor. */
export const listAudits = (
  executor: Executor,
  filter: AuditFilter,
  part: {
    readonly direction: Direction;
    readonly limit: number;
    readonly offset?: number;
    readonly after?: AuditCursor;
  },
) =>
  filtered(executor, filter)
    .innerJoin('platforms', 'platforms.id', 'audit_log.platform_id')
    .leftJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'audit_log.platform_id').onRef('users.id', '=', 'audit_log.actor_user_id'),
    )
    .select([
      'audit_log.id',
      'audit_log.created_at',
      'audit_log.staff_email',
      'audit_log.action',
      'audit_log.entity_type',
      'audit_log.entity_id',
      'audit_log.details',
      'users.email',
      'platforms.platform_client_id',
      'platforms.name as platform_name',
    ])
    .$if(part.after !== undefined, (query) => query.where(isAfter(part.direction, part.after)))
    .orderBy('audit_log.created_at', part.direction)
    .orderBy('audit_log.id', part.direction)
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();

const isAfter = (direction: Direction, { at, id }: AuditCursor = { at: new Date(0), id: 0n }) =>
  sql<boolean>`(audit_log.created_at, audit_log.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${at}::timestamptz, ${id}::bigint)`;

/** Returns the number of entries, counted up to `cap`. */
export async function countAudits(executor: Executor, filter: AuditFilter, cap: number): Promise<number> {
  const counted = filtered(executor, filter).select('audit_log.id').limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns every action of the log, by name: steps from one to the next in the index, whatever the number of entries. */
export async function listActions(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`${EVERY_TENANT}
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > actions.action order by action limit 1)
      from actions where actions.action is not null)
    select action from actions where action is not null`.execute(executor);
  return rows.map(({ action }) => action);
}

/** Returns who of the staff did such a thing to a platform last. */
export async function readLastActor(executor: Executor, platformId: bigint, action: string): Promise<string> {
  const row = await executor
    .selectFrom('audit_log')
    .select('staff_email')
    .where('platform_id', '=', platformId)
    .where('action', '=', action)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.staff_email ?? '';
}

/** Returns what was done to one thing of a platform by an action, the latest first, at most `limit`. */
export const listAuditsOf = (
  executor: Executor,
  { platformId, entityType, entityId, action }: Pick<AuditEntry, 'platformId' | 'entityType' | 'entityId' | 'action'>,
  limit: number,
) =>
  executor
    .selectFrom('audit_log')
    .select(['details', 'created_at', 'staff_email'])
    .where('platform_id', '=', platformId)
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
