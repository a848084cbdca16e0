import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OpsFailure } from './opsFailure.ts';

/** Writes a new Ed25519 key (PKCS 8, PEM) that only its owner may read. Refuses a file that exists. */
export function createKey(file: string): KeyObject {
  if (existsSync(file)) throw new OpsFailure(`${file} exists; a key is never overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(dirname(file)), { recursive: true });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/** A private key of a file. Raises OpsFailure for anything but an Ed25519 key. */
export function readKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below.
  }
  throw new OpsFailure(`${file} is no readable Ed25519 private key (PKCS 8, PEM).`);
}

/** The keys of a folder (`*.pem`), by name. */
export const readKeys = (folder: string): KeyObject[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.pem'))
        .sort()
        .map((name) => readKey(join(folder, name)))
    : [];

/** The public half as the host's build takes it: base64 of the raw 32 bytes. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** Signature lines of a text, one for each key. */
export const signaturesOf = (text: string, keys: readonly KeyObject[]): string[] =>
  keys.map((key) => sign(null, Buffer.from(text), key).toString('base64'));
