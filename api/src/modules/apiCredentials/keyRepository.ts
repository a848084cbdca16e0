import type { Executor, Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isWorking } from './apiCredentialRepository.ts';

/** Keeps the way from a key to its platform. */
export const insertKeyHash = (tx: Tx, keyHash: string, { platformId, id }: TenantKey) =>
  tx.insertInto('api_key_hashes').values({ key_hash: keyHash, platform_id: platformId, credential_id: id }).execute();

/** Returns the credential of a key that works at that time: neither deactivated nor past its last day. */
export const findWorkingCredential = (executor: Executor, keyHash: string, now: Date) =>
  executor
    .selectFrom('api_key_hashes')
    .modifyFront(PREPARED)
    .innerJoin('api_credentials', (join) =>
      join
        .onRef('api_credentials.platform_id', '=', 'api_key_hashes.platform_id')
        .onRef('api_credentials.id', '=', 'api_key_hashes.credential_id'),
    )
    .select([
      'api_credentials.platform_id',
      'api_credentials.id',
      'api_credentials.scopes',
      'api_credentials.last_used_at',
    ])
    .where('api_key_hashes.key_hash', '=', keyHash)
    .where(isWorking(now))
    .executeTakeFirst();

/** Says when a key was last used, and for which call. */
export const saveUse = (executor: Executor, { platformId, id }: TenantKey, at: Date, call: string) =>
  executor
    .updateTable('api_credentials')
    .modifyEnd(PREPARED)
    .set({ last_used_at: at, last_used_for: call })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();
