import type { Environment } from '@portal/shared/domain/enumerations';
import { hashToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { ClientType } from './credentialTypes.ts';
import { insertCredentialUser, type NewCredential } from './insertCredentialUser.ts';
import { insertClientId } from './oauthClientRepository.ts';
import { makeOauthClient, type MadeOauthClient } from './oauthClients.ts';

interface NewOauthClient extends NewCredential<ClientType> {
  readonly redirectUris: readonly string[];
}

/** Adds a client or a service account, of whose secret only the hash is kept. The caller has checked that it may be made. */
export async function insertOauthClient(
  tx: Tx,
  environment: Environment,
  { redirectUris, ...client }: NewOauthClient,
  made: MadeOauthClient = makeOauthClient(environment),
): Promise<MadeOauthClient & { readonly credential: TenantKey }> {
  const { identifier, clientId, clientSecret } = made;
  const credential = await insertCredentialUser(tx, client, {
    identifier,
    maskedKey: clientId,
    sealedKey: null,
    redirectUris,
  });
  await insertClientId(tx, { clientId, secretHash: hashToken(clientSecret) }, credential);
  return { ...made, credential };
}
