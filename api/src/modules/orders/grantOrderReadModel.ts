import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

/** Orders that an app placed for its user, in one currency. */
export interface GrantOrders {
  readonly grantId: bigint;
  readonly currencyCode: string;
  readonly orders: number;
  readonly totalMinor: bigint;
}

/** Returns what was ordered by grants since a time, by currency. */
export async function sumOrdersOfGrants(
  executor: Executor,
  platformId: bigint,
  grantIds: readonly bigint[],
  since: Date,
): Promise<GrantOrders[]> {
  if (grantIds.length === 0) return [];
  const rows = await executor
    .selectFrom('orders')
    .select([
      'oauth_grant_id',
      'currency_code',
      sql<number>`count(*)::int`.as('orders'),
      sql<bigint>`sum(total_minor)::bigint`.as('total_minor'),
    ])
    .where('platform_id', '=', platformId)
    .where('oauth_grant_id', 'in', grantIds)
    .where('created_at', '>=', since)
    .groupBy(['oauth_grant_id', 'currency_code'])
    .orderBy('currency_code')
    .execute();
  return rows.map((row) => ({
    grantId: row.oauth_grant_id ?? 0n,
    currencyCode: row.currency_code,
    orders: row.orders,
    totalMinor: row.total_minor,
  }));
}
