import { pbkdf2Async } from '@noble/hashes/pbkdf2';
import { sha256 } from '@noble/hashes/sha2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** PBKDF2 with SHA-256 where the browser offers none: in a page that came by plain http. */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});
