import type { Environment } from '@portal/shared/domain/enumerations';
import { seal } from '../../crypto/seal.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { makeApiKey, type MadeApiKey } from './apiKeys.ts';
import type { KeyType } from './credentialTypes.ts';
import { insertCredentialUser, type NewCredential } from './insertCredentialUser.ts';
import { insertKeyHash } from './keyRepository.ts';

/** The secret that seals keys, and the environment that they are made in. */
export interface KeyMaking {
  readonly credentialKey: Buffer;
  readonly environment: Environment;
}

/** Adds a key. The caller has checked that it may be made. */
export async function insertApiKey(
  tx: Tx,
  { credentialKey, environment }: KeyMaking,
  key: NewCredential<KeyType>,
): Promise<MadeApiKey & { readonly credential: TenantKey }> {
  const made = makeApiKey(environment);
  const sealedKey = seal(credentialKey, made.key);
  const credential = await insertCredentialUser(tx, key, { ...made, sealedKey });
  await insertKeyHash(tx, hashToken(made.key), credential);
  return { ...made, credential };
}
