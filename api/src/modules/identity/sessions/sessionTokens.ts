import { timingSafeEqual } from 'node:crypto';
import type { IdentityProvider } from '@portal/shared/domain/signIn/ssoTypes';
import { jwtVerify, SignJWT } from 'jose';
import type { SessionKey } from '../../../access/SessionUser.ts';
import { deriveToken } from '../../../crypto/tokens.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'rewards-portal';

/** Claims for the page only; the server reads the session row. */
export interface TokenClaims {
  readonly platformClientId: string;
  readonly customerIdentifier: string | null;
  readonly accountIdentifier: string | null;
  /** The provider by which the session was opened; empty for a password. */
  readonly identityProviders: readonly IdentityProvider[];
  /** The connection to sign in by again; null for a password. */
  readonly connectionId: string | null;
}

/** Signs the id token of a session. It ends with the session's absolute lifetime; the session row decides the idle window. */
export const signIdToken = (
  secret: Buffer,
  { platformId, sessionId }: SessionKey,
  userId: bigint,
  { issuedAt, expiresAt }: { readonly issuedAt: Date; readonly expiresAt: Date },
  claims: TokenClaims,
): Promise<string> =>
  new SignJWT({ sid: sessionId, pid: platformId.toString(), ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId.toString())
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(secret);

/** The session that a signed token names. */
interface ReadToken extends SessionKey {
  readonly userId: bigint;
  readonly expiresAtMs: number;
}

/** Tokens whose signature is known: that of a page is the same for hours. */
const TOKENS_KEPT = 1_000;

/** Reads the session of id tokens, and their users: null when the signature is invalid or the token has expired. */
export function createTokenReader(secret: Buffer) {
  const known = new Map<string, ReadToken>();
  return async (idToken: string, now: Date): Promise<ReadToken | null> => {
    const read = known.get(idToken) ?? (await verify(secret, idToken, now));
    if (read === null || read.expiresAtMs <= now.getTime()) return null;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= TOKENS_KEPT) known.delete(oldest);
    known.set(idToken, read);
    return read;
  };
}

async function verify(secret: Buffer, idToken: string, now: Date): Promise<ReadToken | null> {
  try {
    const { payload } = await jwtVerify(idToken, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
    });
    const { sid, pid, sub, exp } = payload;
    if (typeof sid !== 'string' || typeof pid !== 'string' || sub === undefined || exp === undefined) return null;
    return { platformId: BigInt(pid), sessionId: sid, userId: BigInt(sub), expiresAtMs: exp * 1_000 };
  } catch {
    return null;
  }
}

/** A refresh token of a session, by generation number. */
export interface Generation extends SessionKey {
  readonly generation: number;
}

/** The part of a token before its signature: platform, session, generation. */
const NAMED = /^(\d{1,18})\.([^.]{1,100})\.(\d{1,9})\./;

type Purpose = 'refresh' | 'handle' | 'restore';

/**
 * The refresh token of a generation, the opaque handle that bodies carry for it, or what ends an emulation. It follows from what it names, so
 * that two tabs that refresh at once are given the same next one, and one of any age is known for what it is.
 */
export function generationToken(secret: Buffer, purpose: Purpose, named: Generation): string {
  const name = `${named.platformId}.${named.sessionId}.${named.generation}`;
  return `${name}.${deriveToken(secret, purpose, name)}`;
}

/** The generation of a token, or null when it was not issued by this server. */
export function readGenerationToken(secret: Buffer, purpose: Purpose, token: string): Generation | null {
  const [, platformId, sessionId, number] = NAMED.exec(token) ?? [];
  if (platformId === undefined || sessionId === undefined) return null;
  const named = { platformId: BigInt(platformId), sessionId, generation: Number(number) };
  const expected = Buffer.from(generationToken(secret, purpose, named));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? named : null;
}
