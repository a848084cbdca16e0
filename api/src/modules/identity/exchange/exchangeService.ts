import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeCappedAudit, writeCappedSecurityEvent } from '../../../audit/writeCappedAudit.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { addressGroup } from '../../../rate-limits/addressGroup.ts';
import { countHit } from '../../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../../rate-limits/refuseAbove.ts';
import type { OpenSession } from '../signIn/openSignedIn.ts';
import type { Caller, IssuedTokens, SessionIssuer } from '../sessions/sessionIssuer.ts';
import { lockSession, updateSession } from '../sessions/sessionRepository.ts';
import { findUserByEmail, type UserRow } from '../userRepository.ts';
import { findEmbedderKey } from './embedderKeyReadModel.ts';
import { useAssertion } from './embedderKeyRepository.ts';
import { exchangeRefused } from './exchangeErrors.ts';
import { readKeyId, readAssertion } from './readAssertion.ts';

export interface ExchangeDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Audience of every assertion. */
  readonly publicUrl: string;
  readonly openSession: OpenSession;
  readonly rotate: SessionIssuer['rotate'];
}

/** Tokens of a session, and how long its idle window is from now. */
export interface ExchangedTokens {
  readonly issued: IssuedTokens;
  readonly expiresInSeconds: number;
}

const { clockToleranceSeconds, perMinute } = SERVER_SETTINGS.tokenExchange;
const MINUTE_MS = 60_000;

type Key = NonNullable<Awaited<ReturnType<typeof findEmbedderKey>>>;

/**
 * Signs in the users for whom an embedder's back end vouches (RFC 8693, RFC 7523): it has asked for their password, and for a
 * second factor if it wants one. An assertion counts once, within a minute, for one user of the key's platform.
 */
export function createExchangeService({ db, clock, publicUrl, openSession, rotate }: ExchangeDeps) {
  /** Raises 429 for a caller that asks too often: a key that has signed, else an address. */
  const limit = async (caller: string): Promise<void> => {
    const now = clock.now();
    refuseAbove(perMinute, await countHit(db, `exchange:${caller}`, MINUTE_MS, now), now);
  };

  const refuse = async (reason: string, key: Key | null): Promise<never> => {
    const { auditedAnHour: anHour } = SERVER_SETTINGS.signIn;
    const [action, at] = ['exchange.refused', clock.now()];
    if (key === null)
      await writeCappedSecurityEvent(db, { action, details: { reason }, at }, { key: `${action}:unknown`, anHour });
    else
      await writeCappedAudit(
        db,
        {
          platformId: key.platform_id,
          actorUserId: null,
          action,
          entityType: 'embedderKey',
          entityId: key.kid,
          details: { reason },
          at,
        },
        { key: `${action}:${key.kid}`, anHour },
      );
    throw exchangeRefused(reason);
  };

  /** The named session with new tokens, which keeps what the user has chosen in it; null unless this key has opened it for this user. */
  const renew = async (tx: Tx, user: UserRow, key: Key, sessionId: string | null): Promise<IssuedTokens | null> => {
    if (sessionId === null) return null;
    const session = await lockSession(tx, { platformId: user.platform_id, sessionId });
    const isOpen = session !== undefined && session.revoked_at === null && session.expires_at > clock.now();
    if (!isOpen || session.user_id !== user.id || session.embedder_kid !== key.kid) return null;
    return rotate(tx, session);
  };

  const open = async (tx: Tx, user: UserRow, key: Key, caller: Caller): Promise<IssuedTokens> => {
    // A back end is no device of the user's: it would take the place of one that is known (docs/decisions/0013).
    const issued = await openSession(tx, user, caller);
    await updateSession(tx, { platformId: user.platform_id, sessionId: issued.sessionId }, { embedder_kid: key.kid });
    await writeAudit(tx, {
      platformId: user.platform_id,
      actorUserId: user.id,
      action: 'exchange.accepted',
      entityType: 'embedderKey',
      entityId: key.kid,
      at: clock.now(),
    });
    return issued;
  };

  return {
    /**
     * Opens the session of the assertion's user, or renews `sessionId` where this key has opened it for them. Raises 401
     * `error.signIn.failed`, whose description tells the embedder's developer why.
     */
    async exchange(assertion: string, caller: Caller, sessionId: string | null): Promise<ExchangedTokens> {
      const refuseCaller = async (reason: string, key: Key | null): Promise<never> => {
        await limit(addressGroup(caller.ipAddress));
        return refuse(reason, key);
      };
      const kid = readKeyId(assertion);
      const key = kid === null ? undefined : await findEmbedderKey(db, kid);
      if (key === undefined) return refuseCaller('Its key (kid) is not registered.', null);
      const verified = await readAssertion(assertion, key, publicUrl, clock.now());
      if (typeof verified === 'string') return refuseCaller(verified, key);
      await limit(key.kid);
      const user = await findUserByEmail(db, verified.sub);
      if (user?.platform_id !== key.platform_id) return refuse('Its subject (sub) may not sign in here.', key);
      const expiresAt = new Date((verified.exp + clockToleranceSeconds) * 1000);
      const issued = await withTransaction(db, async (tx) => {
        if (!(await useAssertion(tx, key.kid, hashToken(verified.jti), expiresAt))) return null;
        return (await renew(tx, user, key, sessionId)) ?? open(tx, user, key, caller);
      });
      if (issued === null) return refuse('It was used before (jti).', key);
      const leftMs = Date.parse(issued.tokens.expiresAt) - clock.now().getTime();
      return { issued, expiresInSeconds: Math.floor(leftMs / 1000) };
    },
  };
}
