import { createPublicKey, type KeyObject } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { calculateJwkThumbprint } from 'jose';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { lockPlatform } from '../../platforms/index.ts';
import { StartFailure } from '../../../errors/StartFailure.ts';
import { listEmbedderKeys } from './embedderKeyReadModel.ts';
import { revokeSessionsOfKey } from '../sessions/sessionRepository.ts';
import { countLiveKeys, insertEmbedderKey, revokeEmbedderKey } from './embedderKeyRepository.ts';

interface NewKey {
  readonly platformClientId: string;
  /** SPKI, PEM: Ed25519, P-256, or RSA of at least 2,048 bits. */
  readonly publicKey: string;
  readonly label: string;
}

/** Registers a platform's key and answers its `kid`, the key's thumbprint (RFC 7638). Raises StartFailure. */
export async function addEmbedderKey(
  db: Db,
  { platformClientId, publicKey, label }: NewKey,
  at: Date,
): Promise<string> {
  const key = readPublicKey(publicKey);
  const algorithm = algorithmOf(key);
  const kid = await calculateJwkThumbprint(key.export({ format: 'jwk' }));
  return withTransaction(db, async (tx) => {
    // Locked, so that its keys are counted one call at a time.
    const platform = await lockPlatform(tx, platformClientId);
    if (platform === undefined) throw new StartFailure(`There is no platform ${platformClientId}.`);
    // Whoever signs staff in asks for no second factor here.
    if (platform.is_staff) throw new StartFailure(`${platformClientId} is the staff's: its users sign in themselves.`);
    if ((await countLiveKeys(tx, platform.id)) >= SERVER_SETTINGS.tokenExchange.keysOfPlatform)
      throw new StartFailure(`${platformClientId} has two keys already: revoke one first.`);
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    const row = { kid, platform_id: platform.id, algorithm, public_key: pem, label, created_at: at };
    if (!(await insertEmbedderKey(tx, row))) throw new StartFailure(`This key was registered before (${kid}).`);
    await auditKey(tx, platform.id, 'embedderKey.added', kid, at);
    return kid;
  });
}

/** Ends a key at once, and the sessions that it opened. Raises StartFailure. */
export const endEmbedderKey = (db: Db, kid: string, at: Date): Promise<void> =>
  withTransaction(db, async (tx) => {
    const row = await revokeEmbedderKey(tx, kid, at);
    if (row === undefined) throw new StartFailure(`There is no key ${kid} that is in force.`);
    await revokeSessionsOfKey(tx, { platformId: row.platform_id, kid }, at);
    await auditKey(tx, row.platform_id, 'embedderKey.revoked', kid, at);
  });

export { listEmbedderKeys };

const auditKey = (tx: Parameters<typeof writeAudit>[0], platformId: bigint, action: string, kid: string, at: Date) =>
  writeAudit(tx, { platformId, actorUserId: null, action, entityType: 'embedderKey', entityId: kid, at });

function readPublicKey(pem: string): KeyObject {
  try {
    if (!pem.includes('PRIVATE KEY')) return createPublicKey(pem);
  } catch {
    // Told below.
  }
  throw new StartFailure('The file holds no public key (SPKI, PEM).');
}

function algorithmOf(key: KeyObject): 'EdDSA' | 'ES256' | 'RS256' {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ed25519') return 'EdDSA';
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ES256';
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= 2048) return 'RS256';
  throw new StartFailure('The key must be Ed25519, P-256, or RSA of at least 2,048 bits.');
}
