import type { Executor } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';

/** Blocked recipient domains: everybody's and those of one platform. */
export async function listBlockedDomains(executor: Executor, platformId: bigint): Promise<string[]> {
  const rows = await executor
    .selectFrom('blocked_domains')
    .modifyFront(PREPARED)
    .select('domain')
    .union(executor.selectFrom('platform_blocked_domains').select('domain').where('platform_id', '=', platformId))
    .execute();
  return rows.map((row) => row.domain);
}
