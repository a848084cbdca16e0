import type { AppOrders } from '@portal/shared/contract/oauth';
import { addDays } from '@portal/shared/domain/lists/civilDays';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Executor } from '../../db/client.ts';
import { money } from '../carts/index.ts';
import { sumOrdersOfGrants } from '../orders/index.ts';
import type { WorkingGrant } from './workingGrants.ts';

/** Returns what was ordered lately by each of some grants of an organisation. */
export async function readGrantOrders(
  executor: Executor,
  platformId: bigint,
  working: readonly WorkingGrant[],
  now: Date,
): Promise<(grantId: bigint) => AppOrders> {
  const since = new Date(addDays(now.toISOString().slice(0, 10), -SETTINGS.oauth.ordersDays));
  const ids = working.map(({ grant }) => grant.id);
  const sums = await sumOrdersOfGrants(executor, platformId, ids, since);
  return (grantId) => {
    const own = sums.filter((sum) => sum.grantId === grantId);
    return {
      count: own.reduce((count, { orders }) => count + orders, 0),
      totals: own.map(({ totalMinor, currencyCode }) => money(totalMinor, currencyCode)),
    };
  };
}
