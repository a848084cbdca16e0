import type { ApiCredentialAction, ApiCredentialType } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

export interface EventFilter {
  readonly types: readonly ApiCredentialType[];
  readonly action?: ApiCredentialAction;
  readonly since?: Date;
  readonly before?: Date;
}

interface EventWindow {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const events = (executor: Executor, platformId: bigint, { types, action, since, before }: EventFilter) =>
  executor
    .selectFrom('api_credential_events')
    .innerJoin('api_credentials', (join) =>
      join
        .onRef('api_credentials.platform_id', '=', 'api_credential_events.platform_id')
        .onRef('api_credentials.id', '=', 'api_credential_events.credential_id'),
    )
    .where('api_credential_events.platform_id', '=', platformId)
    .where('api_credentials.platform_id', '=', platformId)
    .where('api_credentials.type', 'in', types)
    .$if(action !== undefined, (query) => query.where('api_credential_events.action', '=', action ?? ''))
    .$if(since !== undefined, (query) => query.where('api_credential_events.created_at', '>=', since ?? new Date()))
    .$if(before !== undefined, (query) => query.where('api_credential_events.created_at', '<', before ?? new Date()));

export type ApiCredentialEventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Returns what people did with the credentials of some types, by time. */
export const listEvents = (
  executor: Executor,
  platformId: bigint,
  filter: EventFilter,
  { direction, limit, offset }: EventWindow,
) =>
  events(executor, platformId, filter)
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'api_credential_events.platform_id')
        .onRef('users.id', '=', 'api_credential_events.user_id'),
    )
    .select([
      'api_credential_events.id',
      'api_credential_events.action',
      'api_credential_events.created_at',
      'api_credentials.identifier',
      'api_credentials.type',
      'api_credentials.display_name',
      'api_credentials.masked_key',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.status',
    ])
    .where('users.platform_id', '=', platformId)
    .orderBy('api_credential_events.created_at', direction)
    .orderBy('api_credential_events.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns their number, counted up to a limit. */
export async function countEvents(
  executor: Executor,
  platformId: bigint,
  filter: EventFilter,
  limit: number,
): Promise<number> {
  const counted = events(executor, platformId, filter).select('api_credential_events.id').limit(limit);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
