import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';

/** The actions of all organisations that have waited for the issuer longer than is usual, oldest first. */
export const listWaitingActions = (executor: Executor, now: Date, limit: number) =>
  executor
    .selectFrom('reward_actions')
    .modifyFront(EVERY_TENANT)
    .innerJoin('platforms', 'platforms.id', 'reward_actions.platform_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.platform_id', '=', 'reward_actions.platform_id')
        .onRef('order_lines.id', '=', 'reward_actions.order_line_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.platform_id', '=', 'reward_actions.platform_id')
        .onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .select([
      'platforms.name',
      'orders.reference_order_id',
      'order_lines.line_number',
      'reward_actions.kind',
      'reward_actions.created_at',
    ])
    .where('reward_actions.state', '=', 'OPEN')
    .where('reward_actions.created_at', '<', new Date(now.getTime() - SERVER_SETTINGS.rewardActions.waitingLongMs))
    .orderBy('reward_actions.created_at')
    .orderBy('reward_actions.id')
    .limit(limit)
    .execute();
