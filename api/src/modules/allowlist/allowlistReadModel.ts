import type { Executor } from '../../db/client.ts';

/** Whether rewards of the organisation go to listed people alone. */
export async function hasAllowlist(executor: Executor, platformId: bigint): Promise<boolean> {
  const { has_allowlist } = await executor
    .selectFrom('platforms')
    .select('has_allowlist')
    .where('id', '=', platformId)
    .executeTakeFirstOrThrow();
  return has_allowlist;
}

/** Those of these keys of addresses (`emailKey`) that are on the list. */
export async function listedKeys(executor: Executor, platformId: bigint, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await executor
    .selectFrom('allowlist_entries')
    .select('email_key')
    .where('platform_id', '=', platformId)
    .where((eb) => eb('email_key', '=', eb.fn.any(eb.val([...keys]))))
    .execute();
  return rows.map((row) => row.email_key);
}

export async function countRecipients(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('allowlist_entries')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('platform_id', '=', platformId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Everybody on the list, by name. */
export const listRecipients = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('allowlist_entries')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('platform_id', '=', platformId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('email_key')
    .execute();
