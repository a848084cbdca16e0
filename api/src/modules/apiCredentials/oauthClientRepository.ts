import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import type { Executor, Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { isWorking } from './apiCredentialRepository.ts';
import { isClientType, type ClientType } from './credentialTypes.ts';
import { readScopes } from './readScopes.ts';

/** A client or a service account as the server of tokens needs it. */
export interface OauthClient {
  readonly credential: TenantKey;
  readonly type: ClientType;
  readonly clientId: string;
  readonly displayName: string;
  /** SHA-256, hexadecimal (`hashToken`). */
  readonly secretHash: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly ApiScope[];
  readonly lastUsedAt: Date | null;
}

/** Keeps the way from a client ID to its platform, and the hash of its secret. */
export const insertClientId = (
  tx: Tx,
  { clientId, secretHash }: Pick<OauthClient, 'clientId' | 'secretHash'>,
  { platformId, id }: TenantKey,
) =>
  tx
    .insertInto('oauth_clients')
    .values({ client_id: clientId, secret_hash: secretHash, platform_id: platformId, credential_id: id })
    .execute();

/** Returns the client of an ID, whatever its organisation; null when there is none, or it works no longer. */
export async function findOauthClient(executor: Executor, clientId: string, now: Date): Promise<OauthClient | null> {
  const row = await executor
    .selectFrom('oauth_clients')
    .modifyFront(PREPARED)
    .innerJoin('api_credentials', (join) =>
      join
        .onRef('api_credentials.platform_id', '=', 'oauth_clients.platform_id')
        .onRef('api_credentials.id', '=', 'oauth_clients.credential_id'),
    )
    .select([
      'oauth_clients.client_id',
      'oauth_clients.secret_hash',
      'api_credentials.platform_id',
      'api_credentials.id',
      'api_credentials.type',
      'api_credentials.display_name',
      'api_credentials.redirect_uris',
      'api_credentials.scopes',
      'api_credentials.last_used_at',
    ])
    .where('oauth_clients.client_id', '=', clientId)
    .where(isWorking(now))
    .executeTakeFirst();
  if (row === undefined || !isClientType(row.type)) return null;
  return {
    credential: keyOf(row),
    type: row.type,
    clientId: row.client_id,
    displayName: row.display_name,
    secretHash: row.secret_hash,
    redirectUris: row.redirect_uris,
    scopes: readScopes(row.scopes),
    lastUsedAt: row.last_used_at,
  };
}
