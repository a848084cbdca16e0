import type { Executor } from '../../db/client.ts';

/** Domains that no reward goes to, of the product and of one platform (F25). */
export async function listBlockedDomains(executor: Executor, platformId: bigint): Promise<string[]> {
  const rows = await executor
    .selectFrom('blocked_domains')
    .select('domain')
    .where((eb) => eb.or([eb('platform_id', 'is', null), eb('platform_id', '=', platformId)]))
    .execute();
  return rows.map((row) => row.domain);
}
