import { randomUUID } from 'node:crypto';
import type { SessionTokens } from '@portal/shared/contract/session';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import { randomToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/client.ts';
import { insertSession, updateSession, type SessionRow } from './sessionRepository.ts';
import { handleOf, hashesOf, signIdToken } from './sessionTokens.ts';
import { readTokenClaims } from './sessionUserReadModel.ts';
import type { UserRow } from './userRepository.ts';

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

/** The end of the idle window that begins now, never after the absolute one. */
export const windowEnd = (now: Date, absolute: Date): Date =>
  new Date(Math.min(now.getTime() + SETTINGS.session.windowMs, absolute.getTime()));

/** Writes session rows and makes their tokens. */
export function createSessionIssuer({ clock, tokenSecret }: { readonly clock: Clock; readonly tokenSecret: Buffer }) {
  /** Tokens for a session whose refresh token is `refreshToken`. */
  const issue = async (tx: Tx, session: IssuedSession, refreshToken: string): Promise<IssuedTokens> => ({
    sessionId: session.id,
    refreshToken,
    absoluteExpiresAt: session.absolute_expires_at,
    tokens: {
      idToken: await signIdToken(
        tokenSecret,
        session.id,
        session.user_id,
        session.absolute_expires_at,
        await readTokenClaims(tx, session.id),
      ),
      idRefreshToken: handleOf(tokenSecret, refreshToken),
      emulationRestoreToken: null,
      expiresAt: session.expires_at.toISOString(),
    },
  });

  /** A new session of a user. */
  const openSession = async (
    tx: Tx,
    user: UserRow,
    activeAccountId: bigint | null,
    caller: Caller,
  ): Promise<IssuedTokens> => {
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
  const rotate = async (
    tx: Tx,
    session: SessionRow,
    refreshToken: string,
    change: { active_account_id?: bigint } = {},
  ): Promise<IssuedTokens> => {
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

  return { issue, openSession, rotate };
}
