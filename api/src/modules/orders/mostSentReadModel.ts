import type { Db } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** Keys of the brands that an account sent most, the most sent first, among its newest `rewards` lines that did not fail. */
export async function listMostSentBrands(
  db: Db,
  account: TenantKey,
  { rewards, brands }: { readonly rewards: number; readonly brands: number },
): Promise<string[]> {
  const newest = db
    .selectFrom('orders')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.platform_id', '=', 'orders.platform_id').onRef('order_lines.order_id', '=', 'orders.id'),
    )
    .select(['order_lines.brand_key', 'order_lines.quantity'])
    .where('orders.platform_id', '=', account.platformId)
    .where('orders.account_id', '=', account.id)
    .where('order_lines.status', '!=', 'FAILED')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(rewards);
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select('brand_key')
    .groupBy('brand_key')
    .orderBy(({ fn }) => fn.sum('quantity'), 'desc')
    .orderBy('brand_key')
    .limit(brands)
    .execute();
  return rows.map(({ brand_key }) => brand_key);
}
