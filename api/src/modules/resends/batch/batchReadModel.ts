import { sql } from 'kysely';
import type { BatchOutcome } from '@portal/shared/domain/ordering/resendRules';
import type { Executor } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { isUuid } from '../../../db/isUuid.ts';

/** A batch that a user has asked for; undefined for those of others. */
export const findBatch = async (executor: Executor, user: TenantKey, identifier: string) =>
  isUuid(identifier)
    ? executor
        .selectFrom('resend_batches')
        .select(['platform_id', 'id', 'identifier', 'created_at'])
        .where('platform_id', '=', user.platformId)
        .where('user_id', '=', user.id)
        .where('identifier', '=', identifier)
        .executeTakeFirst()
    : undefined;

/** How many lines of a batch came to each outcome; null for those that wait. */
export const countOutcomes = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('resend_batch_lines')
    .select(['outcome', sql<number>`count(*)::int`.as('lines')])
    .where('platform_id', '=', platformId)
    .where('resend_batch_id', '=', id)
    .groupBy('outcome')
    .orderBy('lines', 'desc')
    .orderBy('outcome')
    .execute();

interface BatchPage {
  readonly outcome: BatchOutcome | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a batch's lines in their order. `total`: of all pages. */
export const listBatchLines = (
  executor: Executor,
  { platformId, id }: TenantKey,
  { outcome, limit, offset }: BatchPage,
) =>
  executor
    .selectFrom('resend_batch_lines as asked')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.platform_id', '=', 'asked.platform_id')
        .onRef('order_lines.id', '=', 'asked.order_line_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'order_lines.platform_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .select([
      'asked.order_line_id',
      'asked.outcome',
      'asked.new_email',
      'order_lines.line_number',
      'order_lines.first_name',
      'order_lines.last_name',
      'order_lines.email',
      'order_lines.mobile_number',
      'order_lines.reward_name',
      'orders.reference_order_id',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('asked.platform_id', '=', platformId)
    .where('asked.resend_batch_id', '=', id)
    .$if(outcome !== undefined, (query) => query.where('asked.outcome', '=', outcome ?? null))
    .orderBy('asked.position')
    .limit(limit)
    .offset(offset)
    .execute();
