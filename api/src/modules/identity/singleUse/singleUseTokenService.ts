import { randomUUID } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SingleUseTokenHolder } from '@portal/shared/contract/singleUseTokens';
import { jwtVerify, SignJWT } from 'jose';
import type { SessionKey } from '../../../access/SessionUser.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { readSessionState } from '../sessions/sessionUserReadModel.ts';
import { findUser } from '../userRepository.ts';
import { useToken } from './singleUseTokenRepository.ts';

interface SingleUseTokenDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokenSecret: Buffer;
}

const ALGORITHM = 'HS256';
/** Another one than that of id tokens: neither is taken for the other. */
const AUDIENCE = 'rewards-portal:single-use';

/** Tokens that name nobody: only the portal reads whom one stands for, once, while the session is open. */
export function createSingleUseTokenService({ db, clock, tokenSecret }: SingleUseTokenDeps) {
  return {
    /** Signs a token of the session. */
    create: ({ platformId, sessionId }: SessionKey): Promise<string> =>
      new SignJWT({ sid: sessionId, pid: platformId.toString() })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setExpirationTime(new Date(clock.now().getTime() + SERVER_SETTINGS.singleUseTokens.lifetimeMs))
        .sign(tokenSecret),

    /** Uses a token up. Raises 401 for one that is forged, over, used, or of a session that has ended. */
    async redeem(token: string): Promise<SingleUseTokenHolder> {
      const now = clock.now();
      const read = await readToken(tokenSecret, token, now);
      if (read === null) throw refused('It is not one of this portal, or has expired.');
      const state = await readSessionState(db, read.session, now);
      if (state === null) throw refused('The session of its user has ended.');
      if (!(await useToken(db, read.jti, read.expiresAt))) throw refused('It was used before.');
      const { identity_hash } = await findUser(db, state.user);
      return { identityHash: identity_hash, platformClientId: state.user.platformClientId };
    },
  };
}

interface ReadToken {
  readonly session: SessionKey;
  readonly jti: string;
  readonly expiresAt: Date;
}

async function readToken(secret: Buffer, token: string, now: Date): Promise<ReadToken | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
    });
    const { sid, pid, jti, exp } = payload;
    if (typeof sid !== 'string' || typeof pid !== 'string' || jti === undefined || exp === undefined) return null;
    return { session: { platformId: BigInt(pid), sessionId: sid }, jti, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}

/** `reason`: a sentence for the developer of the site that was given the token. */
const refused = (reason: string): AppError =>
  new AppError({ status: 401, i18nKey: 'error.signIn.failed', description: `The token is refused. ${reason}` });
