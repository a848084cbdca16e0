import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { EmbedderKeys } from '../../../db/schema.generated.ts';

export type EmbedderKeyRow = Selectable<EmbedderKeys>;

/** A key with its platform's identifier, of an active platform and not revoked. */
export const findEmbedderKey = (executor: Executor, kid: string) =>
  executor
    .selectFrom('embedder_keys')
    .innerJoin('platforms', 'platforms.id', 'embedder_keys.platform_id')
    .selectAll('embedder_keys')
    .select('platforms.platform_client_id')
    .where('kid', '=', kid)
    .where('revoked_at', 'is', null)
    .where('platforms.status', '=', 'ACTIVE')
    .executeTakeFirst();

/** All keys, oldest first, with their platforms' identifiers. */
export const listEmbedderKeys = (executor: Executor) =>
  executor
    .selectFrom('embedder_keys')
    .innerJoin('platforms', 'platforms.id', 'embedder_keys.platform_id')
    .select(['kid', 'label', 'algorithm', 'embedder_keys.created_at', 'revoked_at', 'platforms.platform_client_id'])
    .orderBy('embedder_keys.created_at')
    .execute();

/** The platform that a key is registered for, locked until the transaction ends: its keys are counted one call at a time. */
export const lockPlatform = (tx: Tx, platformClientId: string) =>
  tx
    .selectFrom('platforms')
    .select(['id', 'is_staff'])
    .where('platform_client_id', '=', platformClientId)
    .forUpdate()
    .executeTakeFirst();

/** False when the key is registered already. */
export async function insertEmbedderKey(tx: Tx, key: Omit<EmbedderKeyRow, 'revoked_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('embedder_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Number of a platform's keys that are not revoked. */
export async function countLiveKeys(tx: Tx, platformId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('embedder_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('platform_id', '=', platformId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The key that is revoked now; undefined when there is none, or it was revoked before. */
export const revokeEmbedderKey = (tx: Tx, kid: string, at: Date): Promise<EmbedderKeyRow | undefined> =>
  tx
    .updateTable('embedder_keys')
    .set({ revoked_at: at })
    .where('kid', '=', kid)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Ends the open sessions that a key has opened. */
export const endSessionsOfKey = (tx: Tx, { platform_id, kid }: EmbedderKeyRow, at: Date) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('platform_id', '=', platform_id)
    .where('embedder_kid', '=', kid)
    .where('revoked_at', 'is', null)
    .execute();

/** False when this assertion was used before. */
export async function useAssertion(tx: Tx, kid: string, jtiHash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_assertions')
    .values({ kid, jti_hash: jtiHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
