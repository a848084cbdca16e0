import { randomUUID } from 'node:crypto';
import type { SessionTokens } from '@portal/shared/contract/session';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../../runtime/clock.ts';
import type { Tx } from '../../../db/client.ts';
import { toProviderColumns, type ProviderSession } from './ProviderSession.ts';
import { insertSession, updateSession, type SessionRow } from './sessionRepository.ts';
import { generationToken, signIdToken } from './sessionTokens.ts';
import type { SessionKey } from '../../../access/SessionUser.ts';
import { readTokenClaims } from './tokenClaimsReadModel.ts';
import type { UserRow } from '../userRepository.ts';

/** Result of a sign-in or refresh: the body, and the refresh token for the cookie with its expiry. */
export interface IssuedTokens {
  readonly tokens: SessionTokens;
  readonly refreshToken: string;
  readonly absoluteExpiresAt: Date;
  readonly sessionId: string;
}

export interface Caller {
  readonly ipAddress: string;
  readonly userAgent: string | null;
  /** Identification of the device. */
  readonly deviceToken: string | null;
}

interface NewSession {
  readonly activeAccountId: bigint | null;
  readonly caller: Caller;
  /** Null for a sign-in by password. */
  readonly provider?: ProviderSession | null;
  /** The session of the member of staff for whom that user stands in. */
  readonly emulator?: Pick<SessionRow, 'platform_id' | 'id' | 'absolute_expires_at'> | null;
}

type IssuedSession = Pick<
  SessionRow,
  'platform_id' | 'id' | 'user_id' | 'generation' | 'expires_at' | 'absolute_expires_at' | 'emulator_session_id'
>;

const keyOf = ({ platform_id, id }: Pick<SessionRow, 'platform_id' | 'id'>): SessionKey => ({
  platformId: platform_id,
  sessionId: id,
});

/** End of an idle window that begins now, limited by the absolute lifetime. */
export const windowEnd = (now: Date, absolute: Date): Date =>
  new Date(Math.min(now.getTime() + SETTINGS.session.windowMs, absolute.getTime()));

export type SessionIssuer = ReturnType<typeof createSessionIssuer>;

/** Writes session rows and makes their tokens. */
export function createSessionIssuer({ clock, tokenSecret }: { readonly clock: Clock; readonly tokenSecret: Buffer }) {
  const tokenOf = (purpose: 'refresh' | 'handle' | 'restore', session: IssuedSession): string =>
    generationToken(tokenSecret, purpose, { ...keyOf(session), generation: session.generation });

  /** The tokens of a session as it stands. */
  const issue = async (tx: Tx, session: IssuedSession): Promise<IssuedTokens> => ({
    sessionId: session.id,
    refreshToken: tokenOf('refresh', session),
    absoluteExpiresAt: session.absolute_expires_at,
    tokens: {
      idToken: await signIdToken(
        tokenSecret,
        keyOf(session),
        session.user_id,
        { issuedAt: clock.now(), expiresAt: session.absolute_expires_at },
        await readTokenClaims(tx, keyOf(session)),
      ),
      idRefreshToken: tokenOf('handle', session),
      emulationRestoreToken:
        session.emulator_session_id === null ? null : tokenOf('restore', { ...session, generation: 1 }),
      expiresAt: session.expires_at.toISOString(),
    },
  });

  /** Opens a session of a user. */
  const openSession = async (
    tx: Tx,
    user: UserRow,
    { activeAccountId, caller, provider = null, emulator = null }: NewSession,
  ): Promise<IssuedTokens> => {
    const now = clock.now();
    const absolute = emulator?.absolute_expires_at ?? new Date(now.getTime() + SETTINGS.session.absoluteMs);
    const session = {
      platform_id: user.platform_id,
      id: randomUUID(),
      user_id: user.id,
      active_account_id: activeAccountId,
      emulator_platform_id: emulator?.platform_id ?? null,
      emulator_session_id: emulator?.id ?? null,
      ...toProviderColumns(provider),
      generation: 1,
      ip_address: caller.ipAddress,
      user_agent: caller.userAgent?.slice(0, 500) ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: windowEnd(now, absolute),
      absolute_expires_at: absolute,
    };
    await insertSession(tx, session);
    return issue(tx, session);
  };

  /** Renews the idle window and rotates to the next token generation; the previous one stays valid for a grace period. */
  const rotate = async (
    tx: Tx,
    session: SessionRow,
    change: { active_account_id?: bigint } = {},
  ): Promise<IssuedTokens> => {
    const now = clock.now();
    const renewed = {
      last_used_at: now,
      expires_at: windowEnd(now, session.absolute_expires_at),
      generation: session.generation + 1,
    };
    await updateSession(tx, keyOf(session), {
      ...change,
      ...renewed,
      previous_valid_until: new Date(now.getTime() + SETTINGS.session.previousHandleMs),
    });
    return issue(tx, { ...session, ...renewed });
  };

  return { issue, openSession, rotate };
}
