import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An unguessable token: 128 random bits, base64url. */
export const randomToken = (): string => randomBytes(16).toString('base64url');

/** Stored form of a token: SHA-256, hexadecimal. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token derived from another one by HMAC: 256 bits, base64url. */
export const deriveToken = (key: Buffer, purpose: string, token: string): string =>
  createHmac('sha256', key).update(`${purpose}:${token}`).digest('base64url');
