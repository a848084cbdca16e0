import type { Executor } from '../../../db/client.ts';

/** Returns a key with its platform's identifier, of an active platform and not revoked. */
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

/** Returns all keys, oldest first, with their platforms' identifiers. */
export const listEmbedderKeys = (executor: Executor) =>
  executor
    .selectFrom('embedder_keys')
    .innerJoin('platforms', 'platforms.id', 'embedder_keys.platform_id')
    .select(['kid', 'label', 'algorithm', 'embedder_keys.created_at', 'revoked_at', 'platforms.platform_client_id'])
    .orderBy('embedder_keys.created_at')
    .execute();
