import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Returns where an order was paid, as the rules of a new line see it. */
export const readOrderContext = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('orders')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'orders.platform_id').onRef('accounts.id', '=', 'orders.account_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'orders.platform_id')
    .select([
      'orders.platform_id',
      'orders.account_id',
      'orders.customer_id',
      'orders.currency_code',
      'orders.order_source',
      'accounts.status as account_status',
      'accounts.active as account_active',
      'platforms.requires_line_notes',
      'platforms.has_allowlist',
    ])
    .where('orders.platform_id', '=', platformId)
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
