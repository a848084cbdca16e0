import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Returns the rewards of an order in the order of their lines, each once a currency; the price in that of the account, without fees. */
export const listRewardTotals = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .select([
      'reward_name as name',
      'currency_code as currencyCode',
      sql<number>`sum(quantity)::int`.as('quantity'),
      sql<bigint>`sum(amount_minor * quantity)::bigint`.as('faceMinor'),
      sql<bigint>`sum(base_minor)::bigint`.as('priceMinor'),
    ])
    .where('platform_id', '=', platformId)
    .where('order_id', '=', id)
    .groupBy(['utid', 'reward_name', 'currency_code'])
    .orderBy(sql`min(line_number)`)
    .execute();
