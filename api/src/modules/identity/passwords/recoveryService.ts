import type { PasswordLink } from '@portal/shared/contract/session';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import { seal } from '../../../crypto/seal.ts';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import { addressGroup } from '../../../rate-limits/addressGroup.ts';
import { countHit, secondsUntil } from '../../../rate-limits/rateLimits.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import { findLink, insertLink, spendLink, type PasswordLinkRow } from './passwordLinkRepository.ts';
import type { PasswordService } from './passwordService.ts';
import { revokeSessions } from '../sessions/sessionRepository.ts';
import { findUser, findUserByEmail } from '../userRepository.ts';
import { findPasswordRefusal, requirePasswordAllowed } from '../../signInPolicy/index.ts';

export interface LinkSenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
  /** Seals the token of a link until its mail is written. */
  readonly credentialKey: Buffer;
}

export interface RecoveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly passwords: PasswordService;
}

const { resetMs, ofPerson, ofAddress, windowMs } = SERVER_SETTINGS.passwordLinks;

/**
 * Mails a link to whom an address belongs, at most a few an hour, and how to sign in to whom has no password here; nobody is told about
 * others.
 */
export const createLinkSender =
  ({ db, clock, sendNotice, credentialKey }: LinkSenderDeps) =>
  async (email: string): Promise<void> => {
    const user = await findUserByEmail(db, email);
    if (user === undefined) return;
    await withTransaction(db, async (tx) => {
      const at = clock.now();
      const { hits } = await countHit(tx, `password-link:person:${user.platform_id}:${user.id}`, windowMs, at);
      if (hits > ofPerson) return;
      if ((await findPasswordRefusal(tx, { ...keyOf(user), email: user.email })) !== null) {
        await sendNotice(tx, { topic: 'NO_PASSWORD_MAIL', user: keyOf(user), at });
        return;
      }
      const token = randomToken();
      const expiresAt = new Date(at.getTime() + resetMs);
      await insertLink(tx, keyOf(user), { tokenHash: hashToken(token), purpose: 'RESET', createdAt: at, expiresAt });
      const values = { sealedToken: seal(credentialKey, token) };
      await sendNotice(tx, { topic: 'RESET_PASSWORD_MAIL', user: keyOf(user), values, at });
    });
  };

/** Recovery of a forgotten password by a mailed link. */
export function createRecoveryService({ db, clock, enqueue, passwords }: RecoveryDeps) {
  const requireLink = async (token: string): Promise<PasswordLinkRow> => {
    const link = await findLink(db, hashToken(token));
    if (link === undefined || link.purpose === 'INVITATION') throw new AppError(IDENTITY_FAILURES.linkUnknown);
    if (link.used_at !== null) throw new AppError(IDENTITY_FAILURES.linkUsed);
    if (link.expires_at <= clock.now()) throw new AppError(IDENTITY_FAILURES.linkExpired);
    return link;
  };

  return {
    /**
     * Asks for a link. Who the address belongs to is looked up later by a job, so that known and unknown addresses take the
     * same time. Raises 429 after many requests from one IP address.
     */
    async ask(email: string, ipAddress: string): Promise<void> {
      const now = clock.now();
      const key = `password-link:address:${addressGroup(ipAddress)}`;
      const { hits, resetsAt } = await countHit(db, key, windowMs, now);
      if (hits > ofAddress)
        throw new AppError({
          ...COMMON_FAILURES.rateLimited,
          values: { seconds: String(secondsUntil(resetsAt, now)) },
        });
      await withTransaction(db, (tx) => enqueue(tx, { queue: 'send-password-link', data: { email } }));
    },

    /** A link that works. Raises 404 for an unknown one, 410 for one that was used or has expired. */
    async read(token: string): Promise<PasswordLink> {
      const link = await requireLink(token);
      return { expiresAt: link.expires_at.toISOString() };
    },

    /** Sets the password and ends all of the user's sessions. Raises as `read` does, 400 at `newPassword`, and 403 for whom has none here. */
    async reset(token: string, newPassword: string): Promise<void> {
      const link = await requireLink(token);
      const user = await findUser(db, { platformId: link.platform_id, id: link.user_id });
      await requirePasswordAllowed(db, { ...keyOf(user), email: user.email });
      await passwords.requireNewPassword(user, newPassword);
      const passwordHash = await passwords.hash(newPassword);
      await withTransaction(db, async (tx) => {
        const now = clock.now();
        if (!(await spendLink(tx, link, now))) throw new AppError(IDENTITY_FAILURES.linkUsed);
        await passwords.setPassword(tx, user, passwordHash, 'user.passwordReset');
        await revokeSessions(tx, keyOf(user), now);
      });
    },
  };
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;
