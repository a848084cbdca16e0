import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { PortalTerms } from '../../agreements/index.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { readProviderSession, type ProviderSession } from './ProviderSession.ts';
import { windowEnd, type IssuedTokens, type SessionIssuer } from './sessionIssuer.ts';
import { lockSession, updateSession } from './sessionRepository.ts';
import { createTokenReader, readGenerationToken, type Generation } from './sessionTokens.ts';
import { readSessionState, readWindowEnd, type SessionState } from './sessionUserReadModel.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { countedWrite, type Count } from '../../../rate-limits/rateLimits.ts';

/** Minimum interval between writes of an active session's row. */
const TOUCH_AFTER_MS = 30_000;

/** The user of a call, with the count of their writing calls where this is one. */
export interface ResolvedUser {
  readonly user: SessionUser;
  readonly writes: Count | null;
}

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly terms: Pick<PortalTerms, 'version'>;
  readonly tokenSecret: Buffer;
  readonly sendNotice: SendNotice;
  readonly issuer: SessionIssuer;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Opens, renews, rotates and ends sessions. */
export function createSessionService({ db, clock, terms, tokenSecret, sendNotice, issuer }: SessionDeps) {
  const { issue, openSession, rotate } = issuer;
  const readToken = createTokenReader(tokenSecret);

  /** Null when rejected. Reuse of an older generation means that two parties hold the token, so it ends the session. */
  const refreshIn = async (tx: Tx, cookie: Generation, handle: Generation | null): Promise<IssuedTokens | null> => {
    const now = clock.now();
    const session = await lockSession(tx, cookie);
    if (session === undefined || session.revoked_at !== null) return null;
    const state = await readSessionState(tx, cookie, now);
    if (state === null || (handle !== null && handle.sessionId !== session.id)) return null;
    const inGrace = session.previous_valid_until !== null && session.previous_valid_until > now;
    const oldest = inGrace ? session.generation - 1 : session.generation;
    if (Math.min(cookie.generation, handle?.generation ?? cookie.generation) < oldest) {
      await endReused(tx, state.user, now);
      return null;
    }
    return cookie.generation === session.generation ? rotate(tx, session) : issue(tx, session);
  };

  const endReused = async (tx: Tx, user: SessionUser, now: Date): Promise<void> => {
    await updateSession(tx, user, { revoked_at: now });
    await writeAudit(tx, auditOfSession(user, 'session.reused', now));
    await sendNotice(tx, { topic: 'SESSION_REUSED_MAIL', user, at: now });
  };

  return {
    openSession,

    /** New tokens for a refresh cookie (and its handle, when the page still has it). Raises 401 `error.session.ended`. */
    async refresh(cookie: string | undefined, handle: string | null): Promise<IssuedTokens> {
      const held = readGenerationToken(tokenSecret, 'refresh', cookie ?? '');
      const shown = handle === null ? null : readGenerationToken(tokenSecret, 'handle', handle);
      const isWhole = held !== null && (handle === null || shown !== null);
      const issued = isWhole ? await withTransaction(db, (tx) => refreshIn(tx, held, shown)) : null;
      if (issued === null) throw new AppError(COMMON_FAILURES.sessionEnded);
      return issued;
    },

    /** New tokens for the same session with another active account. Raises 401 when it has ended meanwhile. */
    switchAccount: (user: SessionUser, accountId: bigint): Promise<IssuedTokens> =>
      withTransaction(db, async (tx) => {
        const session = await lockSession(tx, user);
        if (session === undefined || session.revoked_at !== null) throw new AppError(COMMON_FAILURES.sessionEnded);
        return rotate(tx, session, { active_account_id: accountId });
      }),

    /**
     * The user of an id token, or null. An active one renews the window, at most every half minute. `isWrite`: the call is counted in the
     * same statement.
     */
    async resolveUser(idToken: string, keepAlive: boolean, isWrite: boolean): Promise<ResolvedUser | null> {
      const now = clock.now();
      const key = await readToken(idToken, now);
      if (key === null) return null;
      const counting = isWrite ? countedWrite(`user:${key.userId}`, now) : undefined;
      const state = await readSessionState(db, key, now, counting);
      if (state === null) return null;
      if (keepAlive && now.getTime() - state.lastUsedAt.getTime() > TOUCH_AFTER_MS) await renew(state, now);
      return { user: state.user, writes: state.count };
    },

    /** Renews the idle window and says when it ends (GET /api/users/sessionRefresh). Raises 401 when it is over. */
    async renewWindow(user: SessionUser): Promise<Date> {
      const now = clock.now();
      const state = await readSessionState(db, user, now);
      if (state === null) throw new AppError(COMMON_FAILURES.sessionEnded);
      return renew(state, now);
    },

    /** Returns when the idle window ends, without renewing it, and what pages poll beside it. Raises 401 when the session has ended. */
    async readWindow(user: SessionUser) {
      const row = await readWindowEnd(db, user, terms.version);
      if (row === undefined) throw new AppError(COMMON_FAILURES.sessionEnded);
      return {
        expiresAt: row.expires_at,
        orderSettingsVersion: row.order_settings_version,
        termsDue: user.emulator === null && !row.has_accepted_terms,
        reviewVersion: row.kyb_version,
      };
    },

    /**
     * Ends the session at once, and with an emulation the one that it was opened from. Returns the sign-in at a provider that opened
     * it; null for a password.
     */
    end: (user: SessionUser): Promise<ProviderSession | null> =>
      withTransaction(db, async (tx) => {
        const now = clock.now();
        const session = await lockSession(tx, user);
        await updateSession(tx, user, { revoked_at: now });
        if (user.emulator !== null) await updateSession(tx, user.emulator, { revoked_at: now });
        await writeAudit(tx, auditOfSession(user, 'session.closed', now));
        return session === undefined ? null : readProviderSession(session);
      }),
  };

  async function renew(state: SessionState, now: Date): Promise<Date> {
    const expiresAt = windowEnd(now, state.absoluteExpiresAt);
    await updateSession(db, state.user, { last_used_at: now, expires_at: expiresAt });
    return expiresAt;
  }
}

const auditOfSession = (user: SessionUser, action: string, at: Date) => ({
  platformId: user.platformId,
  actorUserId: user.id,
  action,
  entityType: 'session',
  entityId: user.sessionId,
  at,
});
