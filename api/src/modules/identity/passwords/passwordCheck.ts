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

/** Raises 400 at `currentPassword`, 429 after many wrong ones. */
export function createPasswordCheck({ db, clock }: { readonly db: Db; readonly clock: Clock }): RequirePassword {
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
      throw new AppError(IDENTITY_FAILURES.passwordWrong);
    }
    await guesses.settle([limit]);
    return row;
  };
}
