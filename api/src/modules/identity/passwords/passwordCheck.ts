import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { auditRefusal } from '../sessions/auditRefusal.ts';
import { createGuessCounter } from '../signIn/guessCounter.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import { isPassword } from './passwords.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { findUser, type UserRow } from '../userRepository.ts';

/** Asks a signed-in user for the password again, before something that decides who may sign in. */
export type RequirePassword = (user: SessionUser, password: string) => Promise<UserRow>;

interface PasswordCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The field of the password in the body. */
  readonly field?: string;
}

/** Raises 400 at the field of the password, 429 after many wrong ones. */
export function createPasswordCheck({ db, clock, field = 'currentPassword' }: PasswordCheckDeps): RequirePassword {
  const guesses = createGuessCounter({ db, clock });
  return async (user, password) => {
    const limit = {
      of: 'device',
      key: `password:${user.platformId}:${user.id}`,
      attempts: SERVER_SETTINGS.signIn.failuresBeforePause,
    } as const;
    const row = await findUser(db, user);
    const audit = (action: string) => auditRefusal(db, row, action, { sessionId: user.sessionId }, clock.now());
    await guesses.count([limit], () => audit('user.passwordCheckPaused'));
    if (!(await isPassword(row.password_hash, password))) {
      await audit('user.passwordCheckFailed');
      const { passwordWrong } = IDENTITY_FAILURES;
      throw new AppError({ ...passwordWrong, fields: [{ field, i18nKey: passwordWrong.i18nKey }] });
    }
    await guesses.settle([limit]);
    return row;
  };
}
