import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { hasAllowlist } from '../platforms/index.ts';

/** The condition that rewards may go to an address, by its key (`emailKey`): it is on the list, or there is no list. */
export const isListed = (platformId: bigint, key: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(not ${hasAllowlist(platformId)} or exists (select from allowlist_entries
    where allowlist_entries.platform_id = ${platformId} and allowlist_entries.email_key = ${key}))`;

/** Returns those of these keys of addresses (`emailKey`) to which no rewards may go. */
export async function unlistedKeys(executor: Executor, platformId: bigint, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from unnest(${keys}::text[]) as key
    where not ${isListed(platformId, sql`key`)}`.execute(executor);
  return rows.map(({ key }) => key);
}

/** Returns those of these keys of addresses (`emailKey`) that are on the list. */
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

/** Returns the number of people on the list. */
export async function countRecipients(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('allowlist_entries')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('platform_id', '=', platformId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the number of people on the list before. */
export async function countFormerRecipients(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('former_allowlist_entries')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('platform_id', '=', platformId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns everybody on the list, by name. */
export const listRecipients = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('allowlist_entries')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('platform_id', '=', platformId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('email_key')
    .execute();

/** Returns everybody on the list before. */
export const listFormerRecipients = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('former_allowlist_entries')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('platform_id', '=', platformId)
    .execute();
