import type { AcceptInvitationBody, Invitation } from '@portal/shared/contract/session';
import { languageOf, toLangKey } from '@portal/shared/domain/people/languages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import { seal } from '../../../crypto/seal.ts';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { PortalTerms } from '../../agreements/index.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { countHit, secondsUntil } from '../../../rate-limits/rateLimits.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';
import type { MfaService, PendingSignIn } from '../mfa/mfaService.ts';
import type { OpenSignedIn, SignedIn } from '../signIn/openSignedIn.ts';
import {
  findLink,
  insertLink,
  spendAllLinks,
  spendLink,
  type PasswordLinkRow,
} from '../passwords/passwordLinkRepository.ts';
import { refuseWeakPassword, type PasswordService } from '../passwords/passwordService.ts';
import { findPlatform } from '../../platforms/index.ts';
import { findPasswordRefusal, requirePasswordAllowed } from '../../signInPolicy/index.ts';
import type { Caller } from '../sessions/sessionIssuer.ts';
import { findPlatformOfEmail, findUser, updateUser, type UserRow } from '../userRepository.ts';
import type { EndAppsOfUser } from '../endAccess.ts';
import { transferUser } from './transferUser.ts';

interface InvitationSenderDeps {
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
  /** Seals the token of a link until its mail is written. */
  readonly credentialKey: Buffer;
}

export interface InvitationDeps extends InvitationSenderDeps {
  readonly db: Db;
  readonly terms: Pick<PortalTerms, 'requireCurrent' | 'recordAcceptance'>;
  readonly passwords: PasswordService;
  readonly openSignedIn: OpenSignedIn;
  readonly mfa: Pick<MfaService, 'begin'>;
  readonly endAppsOfUser: EndAppsOfUser;
}

const { invitationMs, ofPerson, windowMs } = SERVER_SETTINGS.passwordLinks;

const isWaiting = ({ status }: UserRow): boolean => ['INVITED', 'PENDING', 'MOVING'].includes(status);

/** Mails an invitation in the user's language, to another organisation's user one to move; the ones before are worthless then. */
export const createInvitationSender =
  ({ clock, sendNotice, credentialKey }: InvitationSenderDeps) =>
  async (tx: Tx, user: UserRow): Promise<void> => {
    const at = clock.now();
    const token = randomToken();
    const expiresAt = new Date(at.getTime() + invitationMs);
    await spendAllLinks(tx, keyOf(user), at);
    await insertLink(tx, keyOf(user), { tokenHash: hashToken(token), purpose: 'INVITATION', createdAt: at, expiresAt });
    const { name: organisation } = await findPlatform(tx, user.platform_id);
    const values = { sealedToken: seal(credentialKey, token), organisation };
    const topic = user.status === 'MOVING' ? 'MOVE_MAIL' : 'INVITATION_MAIL';
    await sendNotice(tx, { topic, user: keyOf(user), values, at });
  };

/** Seconds until a user may be sent another invitation; 0: now. */
async function secondsToWait(tx: Tx, user: UserRow, now: Date): Promise<number> {
  const { hits, resetsAt } = await countHit(tx, `invitation:${user.platform_id}:${user.id}`, windowMs, now);
  return hits > ofPerson ? secondsUntil(resetsAt, now) : 0;
}

/** Sends an invitation again. Raises 409 for one who has accepted, 429 after a few an hour. */
export function createInviteAgain(deps: InvitationSenderDeps) {
  const sendInvitation = createInvitationSender(deps);
  return async (tx: Tx, user: UserRow): Promise<void> => {
    if (!isWaiting(user)) throw new AppError(IDENTITY_FAILURES.userNotInvited);
    const seconds = await secondsToWait(tx, user, deps.clock.now());
    if (seconds > 0) throw new AppError({ ...COMMON_FAILURES.rateLimited, values: { seconds: String(seconds) } });
    await sendInvitation(tx, user);
  };
}

export type InvitationService = ReturnType<typeof createInvitationService>;

/** Invitations: read, asked for again, accepted with a first password. */
export function createInvitationService(deps: InvitationDeps) {
  const { db, clock, terms, passwords, openSignedIn, mfa } = deps;
  const sendInvitation = createInvitationSender(deps);

  const requireInvitation = async (token: string): Promise<PasswordLinkRow> => {
    const link = await findLink(db, hashToken(token));
    if (link?.purpose !== 'INVITATION') throw new AppError(IDENTITY_FAILURES.invitationUnknown);
    if (link.used_at !== null) throw new AppError(IDENTITY_FAILURES.invitationUsed);
    return link;
  };

  const requireOpen = async (token: string): Promise<{ link: PasswordLinkRow; user: UserRow }> => {
    const link = await requireInvitation(token);
    if (link.expires_at <= clock.now()) throw new AppError(IDENTITY_FAILURES.invitationExpired);
    const user = await findUser(db, { platformId: link.platform_id, id: link.user_id });
    if (!isWaiting(user)) throw new AppError(IDENTITY_FAILURES.activationFailed);
    return { link, user };
  };

  const organisationLeft = async ({ status, email }: UserRow): Promise<string | null> => {
    const platformId = status === 'MOVING' ? await findPlatformOfEmail(db, email) : undefined;
    return platformId === undefined ? null : (await findPlatform(db, platformId)).name;
  };

  return {
    /** Returns who was invited. Raises 404 for an unknown invitation, 410 for one that was used or has expired, 409 for a closed access. */
    async read(token: string): Promise<Invitation> {
      const { link, user } = await requireOpen(token);
      return {
        email: user.email,
        firstName: user.first_name,
        organisation: (await findPlatform(db, user.platform_id)).name,
        leaves: await organisationLeft(user),
        onlyCompany: (await findPasswordRefusal(db, { ...keyOf(user), email: user.email })) !== null,
        langKey: toLangKey(languageOf(user.lang_key)),
        expiresAt: link.expires_at.toISOString(),
      };
    },

    /** Sends another mail to whom an invitation belongs; nobody is told whether one was sent. */
    async askAgain(token: string): Promise<void> {
      const link = await findLink(db, hashToken(token));
      if (link?.purpose !== 'INVITATION' || link.used_at !== null) return;
      await withTransaction(db, async (tx) => {
        const user = await findUser(tx, { platformId: link.platform_id, id: link.user_id });
        if (!isWaiting(user) || (await secondsToWait(tx, user, clock.now())) > 0) return;
        await sendInvitation(tx, user);
      });
    },

    /**
     * Records that the terms were accepted, sets the first password and signs in; access to the organisation that is left ends.
     * Raises as `read` does, 400 at `newPassword`, 403 for whom has no password here, and 409 for its last administrator and for terms that have changed.
     */
    async accept(
      token: string,
      { newPassword, terms: accepted }: Omit<AcceptInvitationBody, 'token'>,
      caller: Caller,
    ): Promise<SignedIn | PendingSignIn> {
      const { link, user } = await requireOpen(token);
      await requirePasswordAllowed(db, { ...keyOf(user), email: user.email });
      refuseWeakPassword(newPassword, user.email);
      terms.requireCurrent(accepted);
      const passwordHash = await passwords.hash(newPassword);
      await withTransaction(db, async (tx) => {
        if (!(await spendLink(tx, link, clock.now()))) throw new AppError(IDENTITY_FAILURES.invitationUsed);
        if (user.status === 'MOVING') await transferUser(tx, user, deps.endAppsOfUser, clock.now());
        await updateUser(tx, keyOf(user), { status: 'ACTIVATED' });
        const { ipAddress } = caller;
        const { platformId, id: userId } = keyOf(user);
        await terms.recordAcceptance(tx, { ...accepted, platformId, userId, ipAddress, at: clock.now() });
        await passwords.setFirstPassword(tx, user, passwordHash);
      });
      const activated = await findUser(db, keyOf(user));
      const pending = await mfa.begin(activated, null);
      return pending ?? withTransaction(db, (tx) => openSignedIn(tx, activated, caller));
    },
  };
}
