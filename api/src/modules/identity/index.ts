import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice, SendText } from '../outbox/index.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { PortalTerms } from '../agreements/index.ts';
import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import type { EndAppsOfUser } from './endAccess.ts';
import { invitationRoutes } from './invitations/invitationRoutes.ts';
import { createInvitationService } from './invitations/invitationService.ts';
import { deleteExpiredSignIns } from './expiryRepository.ts';
import { createPasswordExpiry } from './passwords/passwordExpiry.ts';
import type { Captcha } from '../../providers/captcha/Captcha.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import { createHumanCheck } from './signIn/humanCheck.ts';
import { exchangeRoutes } from './exchange/exchangeRoutes.ts';
import { createExchangeService } from './exchange/exchangeService.ts';
import { emulationRoutes } from './emulation/emulationRoutes.ts';
import { createEmulationService } from './emulation/emulationService.ts';
import { createCheckCode } from './mfa/checkCode.ts';
import { createCodeSender } from './mfa/codeSender.ts';
import { mfaRoutes } from './mfa/mfaRoutes.ts';
import { createMfaService } from './mfa/mfaService.ts';
import { createMfaSetUpService } from './mfa/mfaSetUpService.ts';
import { createOpenSession, createOpenSignedIn } from './signIn/openSignedIn.ts';
import { createPasswordCheck } from './passwords/passwordCheck.ts';
import { createPasswordLinkWorker } from './passwords/passwordLinkWorker.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { createPasswordService } from './passwords/passwordService.ts';
import { createProfileService } from './profile/profileService.ts';
import type { SessionProviders } from './sessions/ProviderSession.ts';
import { createSessionCookies } from './sessions/sessionCookies.ts';
import { recoveryRoutes } from './passwords/recoveryRoutes.ts';
import { createRecoveryService } from './passwords/recoveryService.ts';
import { sessionRoutes } from './sessions/sessionRoutes.ts';
import { createSessionIssuer } from './sessions/sessionIssuer.ts';
import { createSessionService } from './sessions/sessionService.ts';
import { createSignInService } from './signIn/signInService.ts';
import { createSwitchService } from './sessions/switchService.ts';
import { singleUseTokenRoutes } from './singleUse/singleUseTokenRoutes.ts';
import { createSingleUseTokenService } from './singleUse/singleUseTokenService.ts';
import { userSessionsRoutes } from './sessions/userSessionsRoutes.ts';
import { createUserSessionsService } from './sessions/userSessionsService.ts';

export { addEmbedderKey, endEmbedderKey, listEmbedderKeys } from './exchange/embedderKeys.ts';
export { createGuessCounter } from './signIn/guessCounter.ts';
export { createCaptchaCheck, type RequireCaptcha } from './signIn/humanCheck.ts';
export type { OpenSignedIn, SignedIn } from './signIn/openSignedIn.ts';
export { toSignInResponse, type SignInOutcome } from './signIn/toSignInResponse.ts';
export { refuseWeakPassword } from './passwords/passwordService.ts';
export { getCaller } from './sessions/getCaller.ts';
export type { Caller } from './sessions/sessionIssuer.ts';
export { createPasswordCheck } from './passwords/passwordCheck.ts';
export { hashPassword } from './passwords/passwords.ts';
export { activateInvited } from './activateInvited.ts';
export { deleteUser, endAccess, endSessions, type EndAppsOfUser } from './endAccess.ts';
export { createInvitationSender, createInviteAgain } from './invitations/invitationService.ts';
export {
  findFirstNoticeRecipient,
  findNoticeRecipient,
  listNoticeRecipients,
  type NoticeAddress,
  type NoticeRecipient,
} from './noticeReaders.ts';
export { listHolders, listHoldersOfAccount, listOrganizationHolders, listUsers } from './rightsReadModel.ts';
export { replaceAccess, replaceAuthorities } from './rightsRepository.ts';
export {
  changeUser,
  deleteLoginEmail,
  findMember,
  findPlatformOfEmail,
  findRoleOf,
  findUser,
  findUserByEmail,
  findUserKey,
  insertLoginEmail,
  insertUser,
  isMember,
  listMemberEmails,
  listTakenEmails,
  lockUser,
  type UserRow,
} from './userRepository.ts';
export { signInPeople } from './signInPeople.ts';
export { findSignInTime } from './sessions/sessionRepository.ts';
export { readJobUser, readMachineUser } from './sessions/sessionUserReadModel.ts';
export type { ProviderSession, SessionProviders } from './sessions/ProviderSession.ts';
export { isCookieSafe, type SessionCookies } from './sessions/sessionCookies.ts';

export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly terms: PortalTerms;
  readonly tokenSecret: Buffer;
  readonly publicUrl: string;
  readonly sendNotice: SendNotice;
  readonly enqueue: Enqueue;
  readonly credentialKey: Buffer;
  /** Null when this installation cannot send texts. */
  readonly sendText: SendText | null;
  readonly captcha: Captcha;
  readonly providers: SessionProviders;
  readonly endAppsOfUser: EndAppsOfUser;
}

export type IdentityModule = ReturnType<typeof createIdentityModule>;

/** Users, sessions and the signed-in user's own record. */
export function createIdentityModule(deps: IdentityDeps) {
  const { db, clock, terms, tokenSecret, publicUrl, sendNotice, enqueue, credentialKey, sendText, captcha, providers } =
    deps;
  const issuer = createSessionIssuer({ clock, tokenSecret });
  const sessions = createSessionService({ db, clock, terms, tokenSecret, sendNotice, issuer });
  const openSession = createOpenSession({ clock, sessions });
  const openSignedIn = createOpenSignedIn({ clock, openSession });
  const requirePassword = createPasswordCheck({ db, clock });
  const sendCode = createCodeSender({ clock, credentialKey, sendNotice, sendText });
  const checkCode = createCheckCode({ db, clock, credentialKey });
  const offered = sendText === null ? (['EMAIL', 'OTP'] as const) : MFA_TYPES;
  const mfa = createMfaService({ db, clock, sendCode, checkCode, openSignedIn, offered });
  const signIn = createSignInService({
    db,
    clock,
    openSignedIn,
    mfa,
    expiredPassword: createPasswordExpiry({ db, clock }),
    requireHuman: createHumanCheck({ db, clock, captcha }),
  });
  const switching = createSwitchService({ db, sessions });
  const cookie = createSessionCookies(publicUrl);
  const session = sessionRoutes({ sessions, captcha, signIn, switching, providers, cookie });
  const setUp = createMfaSetUpService({ ...deps, sendCode, checkCode, requirePassword, offered });
  const codes = mfaRoutes({ mfa, setUp, cookie });
  const passwords = createPasswordService({ db, clock, sendNotice });
  const invitations = invitationRoutes({
    invitations: createInvitationService({ ...deps, passwords, openSignedIn, mfa }),
    cookie,
  });
  const profile = profileRoutes(createProfileService({ db, clock, terms, passwords, requirePassword, providers }));
  const recovery = recoveryRoutes(createRecoveryService({ db, clock, enqueue, passwords }));
  const emulation = createEmulationService({ db, clock, tokenSecret, issuer });
  const emulations = emulationRoutes({ emulation, cookie });
  const exchange = exchangeRoutes({
    exchange: createExchangeService({ db, clock, publicUrl, openSession, rotate: issuer.rotate }),
    cookie,
  });
  const userSessions = userSessionsRoutes(createUserSessionsService({ db, clock }));
  const singleUse = singleUseTokenRoutes(createSingleUseTokenService({ db, clock, tokenSecret }));
  const routes = routesOf([
    session,
    exchange,
    singleUse,
    recovery,
    userSessions,
    codes,
    emulations,
    invitations,
    profile,
  ]);
  return {
    routes,
    workers: { 'send-password-link': createPasswordLinkWorker({ db, clock, sendNotice, credentialKey }) },
    /** Ways in which this installation can send codes. */
    offeredFactors: offered,
    housekeeping: [{ name: 'delete expired sign-ins', run: (now: Date) => deleteExpiredSignIns(db, now) }],
    openSignedIn,
    mfa,
    cookie,
    resolveUser: (idToken: string, keepAlive: boolean, isWrite: boolean) =>
      sessions.resolveUser(idToken, keepAlive, isWrite),
  };
}
