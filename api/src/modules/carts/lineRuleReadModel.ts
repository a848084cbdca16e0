import type { Executor } from '../../db/client.ts';

/** Blocked recipient domains: the global ones and those of one platform. */
export async function listBlockedDomains(executor: Executor, platformId: bigint): Promise<string[]> {
  const rows = await executor
    .selectFrom('blocked_domains')
    .select('domain')
    .where((eb) => eb.or([eb('platform_id', 'is', null), eb('platform_id', '=', platformId)]))
    .execute();
  return rows.map((row) => row.domain);
}
