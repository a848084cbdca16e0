import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

const joined = (executor: Executor, order: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .leftJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'order_lines.platform_id')
        .onRef('rewards.order_line_id', '=', 'order_lines.id')
        .on('rewards.is_live', '=', true),
    )
    .selectAll('order_lines')
    .select([
      'rewards.status as reward_status',
      'rewards.remaining_minor',
      'rewards.issued_at',
      'rewards.expires_at',
      'rewards.first_viewed_at',
    ])
    .where('order_lines.platform_id', '=', order.platformId)
    .where('order_lines.order_id', '=', order.id);

/** A line with its live reward. */
export type OrderLineView = Awaited<ReturnType<typeof listLines>>[number];

/** A page of an order's lines by number. */
export const listLines = (executor: Executor, order: TenantKey, limit: number, offset: number) =>
  joined(executor, order).orderBy('order_lines.line_number').limit(limit).offset(offset).execute();

export const findLine = (
  executor: Executor,
  order: TenantKey,
  lineNumber: number,
): Promise<OrderLineView | undefined> =>
  joined(executor, order).where('order_lines.line_number', '=', lineNumber).executeTakeFirst();
