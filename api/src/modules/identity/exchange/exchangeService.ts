import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeCappedAudit, writeCappedSecurityEvent } from '../../../audit/writeCappedAudit.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../clock.ts';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { OpenSession } from '../signIn/openSignedIn.ts';
import type { Caller, IssuedTokens } from '../sessions/sessionIssuer.ts';
import { findUserByEmail } from '../userRepository.ts';
import { findEmbedderKey } from './embedderKeyReadModel.ts';
import { useAssertion } from './embedderKeyRepository.ts';
import { exchangeRefused } from './exchangeErrors.ts';
import { kidOf, readAssertion } from './readAssertion.ts';

export interface ExchangeDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Audience of every assertion. */
  readonly publicUrl: string;
  readonly openSession: OpenSession;
}

const { clockToleranceSeconds } = SERVER_SETTINGS.tokenExchange;

type Key = NonNullable<Awaited<ReturnType<typeof findEmbedderKey>>>;

/**
 * Signs in the users for whom an embedder's back end vouches (RFC 8693, RFC 7523): it has asked for their password, and for a
 * second factor if it wants one. An assertion counts once, within a minute, for one user of the key's platform.
 */
export function createExchangeService({ db, clock, publicUrl, openSession }: ExchangeDeps) {
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

  return {
    /** Opens the session of the assertion's user. Raises 400 `error.signIn.failed`, whose description tells the embedder's developer why. */
    async exchange(assertion: string, caller: Caller): Promise<IssuedTokens> {
      const kid = kidOf(assertion);
      const key = kid === null ? undefined : await findEmbedderKey(db, kid);
      if (key === undefined) return refuse('Its key (kid) is not registered.', null);
      const verified = await readAssertion(assertion, key, publicUrl, clock.now());
      if (typeof verified === 'string') return refuse(verified, key);
      const user = await findUserByEmail(db, verified.sub);
      if (user?.platform_id !== key.platform_id) return refuse('Its subject (sub) may not sign in here.', key);
      const expiresAt = new Date((verified.exp + clockToleranceSeconds) * 1000);
      const issued = await withTransaction(db, async (tx) => {
        if (!(await useAssertion(tx, key.kid, hashToken(verified.jti), expiresAt))) return null;
        // A back end is no device of the user's: it would take the place of one that is known (docs/decisions/0013).
        const opened = await openSession(tx, user, caller);
        await writeAudit(tx, {
          platformId: user.platform_id,
          actorUserId: user.id,
          action: 'exchange.accepted',
          entityType: 'embedderKey',
          entityId: key.kid,
          at: clock.now(),
        });
        return opened;
      });
      return issued ?? refuse('It was used before (jti).', key);
    },
  };
}
