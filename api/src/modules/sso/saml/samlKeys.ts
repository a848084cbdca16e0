import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { makeCertificate } from '../../../crypto/makeCertificate.ts';
import { open, seal } from '../../../crypto/seal.ts';
import type { Db } from '../../../db/client.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { findSamlKey, insertSamlKey } from './samlRepository.ts';

/** The key with which an organisation's requests are signed. */
export interface SamlKey {
  /** PEM. */
  readonly privateKey: string;
  /** Base64 of the DER. */
  readonly certificate: string;
}

interface SamlKeysDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly publicUrl: string;
}

/** Providers keep the certificate; nobody looks at its end but them. */
const VALID_YEARS = 10;
const BITS = 2048;
const generate = promisify(generateKeyPair);

/** Returns the function that finds an organisation's key, and makes it when it is first asked for. */
export const createFindSamlKey =
  ({ db, clock, credentialKey, publicUrl }: SamlKeysDeps) =>
  async (platformId: bigint): Promise<SamlKey> => {
    const kept = await findSamlKey(db, platformId);
    if (kept !== undefined) return { privateKey: open(credentialKey, kept.private_key), certificate: kept.certificate };
    const { privateKey } = await generate('rsa', { modulusLength: BITS });
    const made = toSamlKey(privateKey, publicUrl, clock.now());
    await insertSamlKey(
      db,
      platformId,
      { sealedKey: seal(credentialKey, made.privateKey), certificate: made.certificate },
      clock.now(),
    );
    // Two at once: the first stays.
    const stored = await findSamlKey(db, platformId);
    if (stored === undefined) throw new Error('The key was not stored');
    return { privateKey: open(credentialKey, stored.private_key), certificate: stored.certificate };
  };

function toSamlKey(key: KeyObject, publicUrl: string, now: Date): SamlKey {
  const validTo = new Date(now);
  validTo.setUTCFullYear(now.getUTCFullYear() + VALID_YEARS);
  return {
    privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    certificate: makeCertificate(key, { commonName: new URL(publicUrl).hostname, validFrom: now, validTo }),
  };
}
