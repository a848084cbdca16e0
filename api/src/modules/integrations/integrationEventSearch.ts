import type { IntegrationEvent } from '@portal/shared/contract/integrations';
import type { IntegrationAction, IntegrationName } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

export interface IntegrationEventFilter {
  readonly name?: IntegrationName;
  readonly action?: IntegrationAction;
  readonly since?: Date;
  readonly before?: Date;
}

interface EventWindow {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const events = (executor: Executor, platformId: bigint, { name, action, since, before }: IntegrationEventFilter) =>
  executor
    .selectFrom('integration_events')
    .where('integration_events.platform_id', '=', platformId)
    .$if(name !== undefined, (query) => query.where('integration_events.integration', '=', name ?? ''))
    .$if(action !== undefined, (query) => query.where('integration_events.action', '=', action ?? ''))
    .$if(since !== undefined, (query) => query.where('integration_events.created_at', '>=', since ?? new Date()))
    .$if(before !== undefined, (query) => query.where('integration_events.created_at', '<', before ?? new Date()));

export type IntegrationEventRow = Awaited<ReturnType<typeof listIntegrationEvents>>[number];

/** Returns who connected and disconnected what, by time. */
export const listIntegrationEvents = (
  executor: Executor,
  platformId: bigint,
  filter: IntegrationEventFilter,
  { direction, limit, offset }: EventWindow,
) =>
  events(executor, platformId, filter)
    .leftJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'integration_events.platform_id')
        .onRef('users.id', '=', 'integration_events.user_id'),
    )
    .select([
      'integration_events.id',
      'integration_events.integration',
      'integration_events.action',
      sql<IntegrationEvent['items']>`integration_events.items`.as('items'),
      'integration_events.created_at',
      'integration_events.cause',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.status',
    ])
    .orderBy('integration_events.created_at', direction)
    .orderBy('integration_events.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns their number, counted up to a limit. */
export async function countIntegrationEvents(
  executor: Executor,
  platformId: bigint,
  filter: IntegrationEventFilter,
  limit: number,
): Promise<number> {
  const counted = events(executor, platformId, filter).select('integration_events.id').limit(limit);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
