import { createECDH, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Returns the key pair that the OAuth server publishes, derived from the secret that signs sessions, so that all processes of an
 * installation have the same one. Access tokens are opaque and carry no signature.
 */
export function deriveSigningKey(tokenSecret: Buffer) {
  const d = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'oauth signing key', KEY_BYTES));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const text = (bytes: Buffer): string => bytes.toString('base64url');
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    // An uncompressed point: a byte, then x and y.
    x: text(point.subarray(1, 1 + KEY_BYTES)),
    y: text(point.subarray(1 + KEY_BYTES)),
    d: text(d),
  };
}
