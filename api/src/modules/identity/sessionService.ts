import { randomUUID } from 'node:crypto';
import type { SessionTokens } from '@portal/shared/contract/session';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { lockSession, lockSessionByRefreshHash, insertSession, updateSession, type SessionRow } from './sessionRepository.ts';
import { handleOf, hashesOf, nextRefreshToken, sessionIdOf, signIdToken } from './sessionTokens.ts';
import { readSessionState, readTokenClaims, type SessionState } from './sessionUserReadModel.ts';
import type { SessionUser } from './SessionUser.ts';
import type { UserRow } from './userRepository.ts';

/** How often an active session's row is written at most. */
const TOUCH_AFTER_MS = 30_000;

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokenSecret: Buffer;
}

/** What a sign-in or refresh gives: the body, and the refresh token for the cookie with the end of its life. */
export interface IssuedTokens {
  readonly tokens: SessionTokens;
  readonly refreshToken: string;
  readonly absoluteExpiresAt: Date;
  readonly sessionId: string;
}

export interface Caller {
  readonly ipAddress: string;
  readonly userAgent: string | null;
}

type IssuedSession = Pick<SessionRow, 'id' | 'user_id' | 'expires_at' | 'absolute_expires_at'>;

export type SessionService = ReturnType<typeof createSessionService>;

/** Opens, renews, rotates and ends sessions (specification P4 session; decisions 5). */
export function createSessionService({ db, clock, tokenSecret }: SessionDeps) {
  const windowEnd = (now: Date, absolute: Date): Date => new Date(Math.min(now.getTime() + SETTINGS.session.windowMs, absolute.getTime()));

  const issue = async (tx: Tx, session: IssuedSession, refreshToken: string): Promise<IssuedTokens> => ({
    sessionId: session.id,
    refreshToken,
    absoluteExpiresAt: session.absolute_expires_at,
    tokens: {
      idToken: await signIdToken(tokenSecret, session.id, session.user_id, session.absolute_expires_at, await readTokenClaims(tx, session.id)),
      idRefreshToken: handleOf(tokenSecret, refreshToken),
      emulationRestoreToken: null,
      expiresAt: session.expires_at.toISOString(),
    },
  });

  const openSession = async (tx: Tx, user: UserRow, activeAccountId: bigint | null, caller: Caller): Promise<IssuedTokens> => {
    const now = clock.now();
    const refreshToken = randomToken();
    const absolute = new Date(now.getTime() + SETTINGS.session.absoluteMs);
    const session = {
      id: randomUUID(),
      user_id: user.id,
      active_account_id: activeAccountId,
      ...hashesOf(tokenSecret, refreshToken),
      ip_address: caller.ipAddress,
      user_agent: caller.userAgent?.slice(0, 500) ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: windowEnd(now, absolute),
      absolute_expires_at: absolute,
    };
    await insertSession(tx, session);
    return issue(tx, session, refreshToken);
  };

  /** Renews the window and moves the session on to another refresh token; the one before stays good for a moment. */
  const rotate = async (tx: Tx, session: SessionRow, refreshToken: string, change: { active_account_id?: bigint } = {}): Promise<IssuedTokens> => {
    const now = clock.now();
    const renewed = { last_used_at: now, expires_at: windowEnd(now, session.absolute_expires_at) };
    await updateSession(tx, session.id, {
      ...change,
      ...renewed,
      ...hashesOf(tokenSecret, refreshToken),
      previous_refresh_hash: session.refresh_hash,
      previous_handle_hash: session.handle_hash,
      previous_valid_until: new Date(now.getTime() + SETTINGS.session.previousHandleMs),
    });
    return issue(tx, { ...session, ...renewed }, refreshToken);
  };

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
    return !isCurrent && session.refresh_hash === hashToken(next) ? issue(tx, session, next) : rotate(tx, session, next);
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
        return rotate(tx, session, follows ? nextRefreshToken(tokenSecret, cookie) : randomToken(), { active_account_id: accountId });
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
