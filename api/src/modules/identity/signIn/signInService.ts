import type { AuthenticateBody } from '@portal/shared/contract/session';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import { keyOf, type TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { addressGroup } from '../../../rate-limits/addressGroup.ts';
import type { SignInOutcome } from './toSignInResponse.ts';
import { auditRefusal } from '../sessions/auditRefusal.ts';
import { isKnownDevice } from '../sessions/deviceRepository.ts';
import type { RequireHuman } from './humanCheck.ts';
import { createGuessCounter, type GuessLimit } from './guessCounter.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import { isPassword } from '../passwords/passwords.ts';
import type { MfaService } from '../mfa/mfaService.ts';
import type { OpenSignedIn } from './openSignedIn.ts';
import type { ExpiredPasswordToken } from '../passwords/passwordExpiry.ts';
import type { Caller } from '../sessions/sessionIssuer.ts';
import { findUserByEmail, type UserRow } from '../userRepository.ts';
import { requirePasswordAllowed } from '../../signInPolicy/index.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly openSignedIn: OpenSignedIn;
  readonly mfa: Pick<MfaService, 'begin'>;
  readonly expiredPassword: ExpiredPasswordToken;
  readonly requireHuman: RequireHuman;
}

const { failuresBeforePause, failuresOfPersonBeforePause, failuresOfAddressBeforePause } = SERVER_SETTINGS.signIn;
const NOBODY: TenantKey = { platformId: 0n, id: 0n };

/** Signs in with e-mail address and password. Unknown address and wrong password answer alike, in the same time. */
export function createSignInService({ db, clock, openSignedIn, mfa, expiredPassword, requireHuman }: SignInDeps) {
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

  return {
    /**
     * Opens a session, waits for a code, or asks for another password. `mfaDeviceToken`: of a device that may need none. Raises 401
     * `error.signIn.failed`, 403 for the right password of somebody who has none here, 422 where a captcha is asked for, or 429 `error.signIn.paused` with the seconds to wait.
     */
    async signIn(
      { username, password, captcha }: AuthenticateBody,
      caller: Caller,
      mfaDeviceToken: string | null,
    ): Promise<SignInOutcome> {
      const email = username.toLowerCase();
      const user = await findUserByEmail(db, email);
      const limits = await limitsOf(email, user, caller);
      const audit = (action: string) =>
        auditRefusal(db, user ?? null, action, { ipAddress: caller.ipAddress }, clock.now());
      await requireHuman(limits, captcha ?? null);
      await guesses.count(limits, () => audit('signIn.paused'));
      if (!(await isPassword(user?.password_hash ?? null, password)) || !user) {
        await audit('signIn.failed');
        throw new AppError(IDENTITY_FAILURES.signInFailed);
      }
      await guesses.settle(limits);
      await requirePasswordAllowed(db, { ...keyOf(user), email: user.email });
      const expiredPasswordToken = await expiredPassword(user);
      if (expiredPasswordToken !== null) return { expiredPasswordToken };
      const pending = await mfa.begin(user, mfaDeviceToken);
      return pending ?? withTransaction(db, (tx) => openSignedIn(tx, user, caller));
    },
  };
}
