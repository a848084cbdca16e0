import { brokenPasswordRules } from '@portal/shared/domain/people/passwordRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import { spendAllChallenges } from '../mfa/challengeRepository.ts';
import { removeAllDevices } from '../mfa/mfaDeviceRepository.ts';
import { namesAddress } from '../signIn/namesAddress.ts';
import { readEarlierPasswords, rememberPassword } from './passwordHistoryRepository.ts';
import { spendAllLinks } from './passwordLinkRepository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { updateUser, type UserRow } from '../userRepository.ts';

export interface PasswordDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

const { remembered } = SETTINGS.password;

/** The rules of new passwords, and the one way to set them. */
export function createPasswordService({ db, clock, sendNotice }: PasswordDeps) {
  const isEarlier = async (user: UserRow, password: string): Promise<boolean> => {
    const hashes = [user.password_hash, ...(await readEarlierPasswords(db, keyOf(user), remembered))];
    for (const passwordHash of hashes)
      if (passwordHash !== null && (await isPassword(passwordHash, password))) return true;
    return false;
  };

  const store = async (tx: Tx, user: UserRow, passwordHash: string, action: string, at: Date): Promise<void> => {
    if (user.password_hash !== null)
      await rememberPassword(tx, keyOf(user), { passwordHash: user.password_hash, at, kept: remembered });
    await updateUser(tx, keyOf(user), {
      password_hash: passwordHash,
      password_changed_at: at,
      modified_at: at,
      modified_by_user_id: user.id,
    });
    await spendAllLinks(tx, keyOf(user), at);
    await spendAllChallenges(tx, keyOf(user), at);
    await removeAllDevices(tx, keyOf(user));
    await writeAudit(tx, {
      platformId: user.platform_id,
      actorUserId: user.id,
      action,
      entityType: 'user',
      entityId: user.id.toString(),
      at,
    });
  };

  return {
    /** Raises 400 at `newPassword` as `refuseWeakPassword` does, and for one that the user had before. */
    async requireNewPassword(user: UserRow, password: string): Promise<void> {
      refuseWeakPassword(password, user.email);
      if (await isEarlier(user, password)) throw new AppError(IDENTITY_FAILURES.passwordReused);
    },

    /** The value that `setPassword` stores; slow on purpose, so it comes before the transaction. */
    hash: hashPassword,

    /**
     * Stores a password, uses up mailed links and codes, forgets devices that need no code, and tells the user by mail.
     * `action`: what the audit log calls it.
     */
    async setPassword(tx: Tx, user: UserRow, passwordHash: string, action: string): Promise<void> {
      const at = clock.now();
      await store(tx, user, passwordHash, action, at);
      await sendNotice(tx, { topic: 'PASSWORD_CHANGED_MAIL', user: keyOf(user), at });
    },

    /** Stores the first password of a user who accepts an invitation, who needs no mail about it. */
    setFirstPassword: (tx: Tx, user: UserRow, passwordHash: string): Promise<void> =>
      store(tx, user, passwordHash, 'user.activated', clock.now()),
  };
}

/** Raises 400 at `newPassword` for one that breaks the rules, that many people use, or that contains the user's address. */
export function refuseWeakPassword(password: string, email: string): void {
  if (brokenPasswordRules(password).length > 0) throw new AppError(IDENTITY_FAILURES.passwordRules);
  if (isCommonPassword(password)) throw new AppError(IDENTITY_FAILURES.passwordCommon);
  if (namesAddress(password, email)) throw new AppError(IDENTITY_FAILURES.passwordOwnAddress);
}
