import { jwtVerify, SignJWT } from 'jose';
import { deriveToken, hashToken } from '../../crypto/tokens.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'rewards-portal';

/** What a page may read of its session; the server itself reads the session row. */
export interface TokenClaims {
  readonly platformClientId: string;
  readonly customerIdentifier: string | null;
  readonly accountIdentifier: string | null;
}

/** Signs the id token of a session. It ends with the session's absolute lifetime; the session row decides the idle window. */
export const signIdToken = (
  secret: Buffer,
  sessionId: string,
  userId: bigint,
  expiresAt: Date,
  claims: TokenClaims,
): Promise<string> =>
  new SignJWT({ sid: sessionId, identityProviders: [], ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId.toString())
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(secret);

/** The session that an id token names, or null when it was not signed here or is over. */
export async function sessionIdOf(secret: Buffer, idToken: string, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(idToken, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
    });
    return typeof payload['sid'] === 'string' ? payload['sid'] : null;
  } catch {
    return null;
  }
}

/**
 * The refresh token that follows on `current`. It follows by derivation, so that two tabs that refresh at the same
 * moment with the same cookie are given the same next one, whichever answer reaches the browser last.
 */
export const nextRefreshToken = (secret: Buffer, current: string): string => deriveToken(secret, 'refresh', current);

/** The opaque handle that the body carries for a refresh token (decisions 5). */
export const handleOf = (secret: Buffer, refreshToken: string): string => deriveToken(secret, 'handle', refreshToken);

/** What the session row keeps of a refresh token. */
export const hashesOf = (secret: Buffer, refreshToken: string) => ({
  refresh_hash: hashToken(refreshToken),
  handle_hash: hashToken(handleOf(secret, refreshToken)),
});
