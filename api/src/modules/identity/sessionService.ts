import type { Clock } from '../../clock.ts';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { createSessionIssuer, windowEnd, type IssuedTokens } from './sessionIssuer.ts';
import { lockSession, lockSessionByRefreshHash, updateSession, type SessionRow } from './sessionRepository.ts';
import { nextRefreshToken, sessionIdOf } from './sessionTokens.ts';
import { readSessionState, type SessionState } from './sessionUserReadModel.ts';
import type { SessionUser } from './SessionUser.ts';

/** How often an active session's row is written at most. */
const TOUCH_AFTER_MS = 30_000;

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokenSecret: Buffer;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Opens, renews, rotates and ends sessions (specification P4 session; decisions 5). */
export function createSessionService({ db, clock, tokenSecret }: SessionDeps) {
  const { issue, openSession, rotate } = createSessionIssuer({ clock, tokenSecret });

  /** Null: refused, and an old token that comes again has ended its session. */
  const refreshIn = async (tx: Tx, cookie: string, handle: string | null): Promise<IssuedTokens | null> => {
    const now = clock.now();
    const cookieHash = hashToken(cookie);
    const session = await lockSessionByRefreshHash(tx, cookieHash);
    if (session === undefined || session.revoked_at !== null || session.expires_at <= now) return null;
    if ((await readSessionState(tx, session.id, now)) === null) return null;
    const graceOver = session.previous_valid_until === null || session.previous_valid_until <= now;
    const isCurrent = session.refresh_hash === cookieHash;
    if (!isCurrent && graceOver) {
      await updateSession(tx, session.id, { revoked_at: now });
      return null;
    }
    if (handle !== null && !isHandleOf(session, hashToken(handle), graceOver)) return null;
    const next = nextRefreshToken(tokenSecret, cookie);
    return !isCurrent && session.refresh_hash === hashToken(next)
      ? issue(tx, session, next)
      : rotate(tx, session, next);
  };

  return {
    openSession,

    /** New tokens for a refresh cookie (and its handle, when the page still has it). Raises 401 `error.session.ended`. */
    async refresh(cookie: string | undefined, handle: string | null): Promise<IssuedTokens> {
      const issued = cookie === undefined ? null : await withTransaction(db, (tx) => refreshIn(tx, cookie, handle));
      if (issued === null) throw new AppError(COMMON_FAILURES.sessionEnded);
      return issued;
    },

    /** New tokens for the same session with another active account. */
    switchAccount: (user: SessionUser, accountId: bigint, cookie: string | undefined): Promise<IssuedTokens> =>
      withTransaction(db, async (tx) => {
        const session = await lockSession(tx, user.sessionId);
        const follows = cookie !== undefined && hashToken(cookie) === session.refresh_hash;
        return rotate(tx, session, follows ? nextRefreshToken(tokenSecret, cookie) : randomToken(), {
          active_account_id: accountId,
        });
      }),

    /** The user of an id token, or null. An active one renews the window, at most every half minute. */
    async resolveUser(idToken: string, keepAlive: boolean): Promise<SessionUser | null> {
      const now = clock.now();
      const sessionId = await sessionIdOf(tokenSecret, idToken, now);
      const state = sessionId === null ? null : await readSessionState(db, sessionId, now);
      if (state && keepAlive && now.getTime() - state.lastUsedAt.getTime() > TOUCH_AFTER_MS) await renew(state, now);
      return state?.user ?? null;
    },

    /** Renews the idle window and says when it ends (GET /api/users/sessionRefresh). Raises 401 when it is over. */
    async renewWindow(user: SessionUser): Promise<Date> {
      const now = clock.now();
      const state = await readSessionState(db, user.sessionId, now);
      if (state === null) throw new AppError(COMMON_FAILURES.sessionEnded);
      return renew(state, now);
    },

    /** Ends the session at once. */
    end: (user: SessionUser) => updateSession(db, user.sessionId, { revoked_at: clock.now() }),
  };

  async function renew(state: SessionState, now: Date): Promise<Date> {
    const expiresAt = windowEnd(now, state.absoluteExpiresAt);
    await updateSession(db, state.user.sessionId, { last_used_at: now, expires_at: expiresAt });
    return expiresAt;
  }
}

const isHandleOf = (session: SessionRow, handleHash: string, graceOver: boolean): boolean =>
  handleHash === session.handle_hash || (!graceOver && handleHash === session.previous_handle_hash);
