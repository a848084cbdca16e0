import type { CompletionStatus } from '@portal/shared/domain/enumerations';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { likeText } from '../../../lists/likeText.ts';
import type { StoredIncentive } from '../incentiveRepository.ts';

const DAY_MS = 86_400_000;

type IncentiveKey = Pick<StoredIncentive, 'platform_id' | 'id'>;

/** Filters of the history; `before` exclusive. */
export interface CompletionFilter {
  readonly search?: string | undefined;
  readonly status?: CompletionStatus | undefined;
  readonly since?: Date;
  readonly before?: Date;
}

/** A search is the beginning of the recipient's address or of the response's id. */
const isFound = (search: string): RawBuilder<SqlBool> =>
  sql`(lower(completion.recipient_email) like lower(${likeText(search)}) || '%'
    or starts_with(completion.response_id, ${search}))`;

const isFiltered = ({ search = '', status, since, before }: CompletionFilter): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    [
      ...(search === '' ? [sql`true`] : [isFound(search)]),
      ...(status === undefined ? [] : [sql`completion.status = ${status}`]),
      ...(since === undefined ? [] : [sql`completion.created_at >= ${since}`]),
      ...(before === undefined ? [] : [sql`completion.created_at < ${before}`]),
    ],
    sql` and `,
  )})`;

const ofIncentive = (executor: Executor, { platform_id, id }: IncentiveKey) =>
  executor
    .selectFrom('incentive_completions as completion')
    .where('completion.platform_id', '=', platform_id)
    .where('completion.incentive_id', '=', id);

const shown = (executor: Executor, incentive: IncentiveKey) =>
  ofIncentive(executor, incentive)
    .leftJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'completion.platform_id').onRef('orders.id', '=', 'completion.order_id'),
    )
    .selectAll('completion')
    .select('orders.reference_order_id');

/** A response with the reference of its order. */
export type CompletionRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

interface CompletionWindow {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of the responses of an incentive, by time. */
export const listCompletions = (
  executor: Executor,
  incentive: IncentiveKey,
  filter: CompletionFilter,
  { direction, limit, offset }: CompletionWindow,
): Promise<CompletionRow[]> =>
  shown(executor, incentive)
    .where(isFiltered(filter))
    .orderBy('completion.created_at', direction)
    .orderBy('completion.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns a response of an incentive by its row id. */
export const findCompletion = (
  executor: Executor,
  incentive: IncentiveKey,
  id: bigint,
): Promise<CompletionRow | undefined> => shown(executor, incentive).where('completion.id', '=', id).executeTakeFirst();

/** Returns their number, counted up to a limit. */
export async function countCompletions(
  executor: Executor,
  incentive: IncentiveKey,
  filter: CompletionFilter,
  limit: number,
): Promise<number> {
  const counted = ofIncentive(executor, incentive).where(isFiltered(filter)).select('completion.id').limit(limit);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how many responses of an incentive have each status, those that there are. */
export const countByStatus = (executor: Executor, incentive: IncentiveKey) =>
  ofIncentive(executor, incentive)
    .select(['completion.status', sql<number>`count(*)::int`.as('count')])
    .groupBy('completion.status')
    .execute();

/** Returns the responses since a time by the days of a zone; days without any are absent. */
export const countByDay = (executor: Executor, incentive: IncentiveKey, timeZone: string, since: Date) =>
  ofIncentive(executor, incentive)
    .where('completion.created_at', '>=', since)
    .select([
      sql<string>`to_char(completion.created_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      sql<number>`(count(*) filter (where completion.status = 'COMPLETE'))::int`.as('complete'),
      sql<number>`(count(*) filter (where completion.status <> 'COMPLETE'))::int`.as('failed'),
    ])
    .groupBy('day')
    .execute();

/** Returns how many rewards an incentive issued in the last week. */
export async function countLastWeek(executor: Executor, incentive: IncentiveKey, now: Date): Promise<number> {
  const { count } = await ofIncentive(executor, incentive)
    .where('completion.status', '=', 'COMPLETE')
    .where('completion.created_at', '>', new Date(now.getTime() - INCENTIVE_LIMITS.paceDays * DAY_MS))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
