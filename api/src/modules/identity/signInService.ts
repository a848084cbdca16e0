import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressGroup } from '../../rate-limits/addressGroup.ts';
import { findFirstAccountId } from '../accounts/index.ts';
import { auditRefusal } from './auditRefusal.ts';
import { isKnownDevice, rememberDevice } from './deviceRepository.ts';
import { createGuessCounter, type GuessLimit } from './guessCounter.ts';
import { IDENTITY_FAILURES } from './identityErrors.ts';
import { isPassword } from './passwords.ts';
import type { Caller, IssuedTokens } from './sessionIssuer.ts';
import type { SessionService } from './sessionService.ts';
import { findUserByEmail, type UserRow } from './userRepository.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Pick<SessionService, 'openSession'>;
}

/** A session, and the token that identifies its device at the next sign-in. */
export interface SignedIn {
  readonly issued: IssuedTokens;
  readonly deviceToken: string;
}

const { failuresBeforePause, failuresOfPersonBeforePause, failuresOfAddressBeforePause } = SERVER_SETTINGS.signIn;
const NOBODY: TenantKey = { platformId: 0n, id: 0n };

/** Signs in with e-mail address and password. Unknown address and wrong password answer alike, in the same time. */
export function createSignInService({ db, clock, sessions }: SignInDeps) {
  const guesses = createGuessCounter({ db, clock });

  /**
   * A device that the person has signed in from counts alone, so strangers cannot lock its owner out. Every other counts by
   * person at its address, by address and by person; only the first is cleared by the right password.
   */
  const limitsOf = async (email: string, user: UserRow | undefined, caller: Caller): Promise<GuessLimit[]> => {
    const person = hashToken(email);
    const deviceHash = caller.deviceToken === null ? null : hashToken(caller.deviceToken);
    if (deviceHash !== null && (await isKnownDevice(db, user ? keyOf(user) : NOBODY, deviceHash, clock.now())))
      return [{ of: 'device', key: `sign-in:device:${deviceHash}:${person}`, attempts: failuresBeforePause }];
    const address = addressGroup(caller.ipAddress);
    return [
      { of: 'device', key: `sign-in:pair:${person}:${address}`, attempts: failuresBeforePause },
      { of: 'address', key: `sign-in:address:${address}`, attempts: failuresOfAddressBeforePause },
      { of: 'person', key: `sign-in:person:${person}`, attempts: failuresOfPersonBeforePause },
    ];
  };

  const open = (user: UserRow, caller: Caller): Promise<SignedIn> =>
    withTransaction(db, async (tx) => {
      const at = clock.now();
      const accountId = await findFirstAccountId(tx, keyOf(user), user.default_account_id);
      const issued = await sessions.openSession(tx, user, accountId, caller);
      await writeAudit(tx, {
        platformId: user.platform_id,
        actorUserId: user.id,
        action: 'session.opened',
        entityType: 'session',
        entityId: issued.sessionId,
        at,
      });
      return { issued, deviceToken: await rememberDevice(tx, keyOf(user), caller.deviceToken, at) };
    });

  return {
    /** Raises 401 `error.signIn.failed`, or 429 `error.signIn.paused` with the seconds to wait. */
    async signIn(username: string, password: string, caller: Caller): Promise<SignedIn> {
      const email = username.toLowerCase();
      const user = await findUserByEmail(db, email);
      const limits = await limitsOf(email, user, caller);
      const audit = (action: string) =>
        auditRefusal(db, user ?? null, action, { ipAddress: caller.ipAddress }, clock.now());
      await guesses.count(limits, () => audit('signIn.paused'));
      if (!(await isPassword(user?.password_hash ?? null, password)) || !user) {
        await audit('signIn.failed');
        throw new AppError(IDENTITY_FAILURES.signInFailed);
      }
      await guesses.settle(limits);
      return open(user, caller);
    },
  };
}
