import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { EmbedderKeys } from '../../../db/schema.generated.ts';

export type EmbedderKeyRow = Selectable<EmbedderKeys>;

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

/** False when this assertion was used before. */
export async function useAssertion(tx: Tx, kid: string, jtiHash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_assertions')
    .values({ kid, jti_hash: jtiHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
