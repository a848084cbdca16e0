import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { AppError } from '../../errors/AppError.ts';
import { clearCount, countAttempt } from '../../rate-limits/rateLimits.ts';
import { findFirstAccountId } from '../accounts/index.ts';
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

const { failuresBeforePause, failuresOfAddressBeforePause, pauseMs, forgetMs } = SETTINGS.signIn;

/** Signs in with e-mail address and password (B1). Unknown address and wrong password answer alike, in the same time. */
export function createSignInService({ db, clock, sessions }: SignInDeps) {
  const refuseWhenPaused = async (key: string, attempts: number): Promise<void> => {
    const seconds = await countAttempt(db, key, { attempts, pauseMs, forgetMs }, clock.now());
    if (seconds > 0) throw new AppError({ ...IDENTITY_FAILURES.signInPaused, values: { seconds: String(seconds) } });
  };

  const open = (user: UserRow, caller: Caller): Promise<IssuedTokens> =>
    withTransaction(db, async (tx) => {
      const accountId = await findFirstAccountId(tx, user.id, user.default_account_id);
      const issued = await sessions.openSession(tx, user, accountId, caller);
      await writeAudit(tx, {
        platformId: user.platform_id,
        actorUserId: user.id,
        action: 'session.opened',
        entityType: 'session',
        entityId: issued.sessionId,
        at: clock.now(),
      });
      return issued;
    });

  return {
    /** Raises 401 `error.signIn.failed`, or 429 `error.signIn.paused` with the seconds to wait. */
    async signIn(username: string, password: string, caller: Caller): Promise<IssuedTokens> {
      const emailKey = `sign-in:email:${hashToken(username.toLowerCase())}`;
      const addressKey = `sign-in:address:${caller.ipAddress}`;
      await refuseWhenPaused(addressKey, failuresOfAddressBeforePause);
      await refuseWhenPaused(emailKey, failuresBeforePause);
      const user = await findUserByEmail(db, username);
      if (!(await isPassword(user?.password_hash ?? null, password)) || !user)
        throw new AppError(IDENTITY_FAILURES.signInFailed);
      await clearCount(db, emailKey);
      await clearCount(db, addressKey);
      return open(user, caller);
    },
  };
}
