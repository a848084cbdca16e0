import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { LANGUAGES, USER_STATUSES } from '../domain/enumerations.ts';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { AREA_ACTIONS, PORTAL_AREAS } from '../domain/access/portalAreas.ts';
import { IDENTITY_PROVIDERS } from '../domain/signIn/ssoTypes.ts';
import { checkEmail } from '../domain/ordering/recipientRules.ts';
import { SETTINGS } from '../domain/settings.ts';
import { MfaChallenge } from './mfa.ts';
import { acceptedTerms } from './terms.ts';
import { Instant, Nullable, OneOf, secretText, text } from './common.ts';

/** POST /api/authenticate. */
export const authenticateBody = object({
  username: text().trim().max(255).required('error.email.required'),
  password: secretText().max(SETTINGS.password.maxLength).required('error.password.required'),
  /** Answer to a captcha, when one is asked for: base64 of challenge and solution as JSON, as ALTCHA prescribes. */
  captcha: text().max(4096),
});
export type AuthenticateBody = InferType<typeof authenticateBody>;

/** GET /api/captcha: a proof of work as ALTCHA prescribes; `data.expiresAt` in ms since the epoch. */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    data: Type.Object({ expiresAt: Type.Integer() }),
  }),
  signature: Type.String(),
});
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

/** POST /api/authenticate/refresh: every field is optional, because after a reload only the refresh cookie is left. */
export const refreshBody = object({
  idToken: text().nullable().max(4096),
  idRefreshToken: text().nullable().max(255),
  emulationRestoreToken: text().nullable().max(4096),
});
export type RefreshBody = InferType<typeof refreshBody>;

/** Id token, opaque one-time handle of the refresh cookie, and the token that ends an emulation. */
export const SessionTokens = Type.Object({
  idToken: Type.String(),
  idRefreshToken: Type.String(),
  emulationRestoreToken: Nullable(Type.String()),
  expiresAt: Instant,
});
export type SessionTokens = Static<typeof SessionTokens>;

/** POST /api/authenticate/emulate. */
export const emulateBody = object({ emulationToken: text().required().max(255) });
export type EmulateBody = InferType<typeof emulateBody>;

/** Tokens of an emulation: `emulationToken` is its id token. */
export const EmulatedTokens = Type.Composite([SessionTokens, Type.Object({ emulationToken: Type.String() })]);
export type EmulatedTokens = Static<typeof EmulatedTokens>;

/** POST /api/authenticate/restore. */
export const restoreBody = object({ emulationRestoreToken: text().required().max(255) });
export type RestoreBody = InferType<typeof restoreBody>;

/**
 * Response of POST /api/authenticate and its neighbours: tokens, or null while something else is asked for: a code, or a
 * new password for one that has expired, set by the token of a link.
 */
export const AuthenticateAnswer = Type.Object({
  jwt: Nullable(SessionTokens),
  mfa: Nullable(MfaChallenge),
  expiredPasswordToken: Nullable(Type.String()),
});
export type AuthenticateAnswer = Static<typeof AuthenticateAnswer>;

/** Response of POST /api/users/logout. `signOutUrl`: the page at which the provider's own session ends; null without one. */
export const SignOut = Type.Object({ signOutUrl: Nullable(Type.String()) });
export type SignOut = Static<typeof SignOut>;

/** Response of GET /api/users/sessionRefresh: the renewed end of the session window. */
export const SessionWindow = Type.Object({ expiresAt: Instant });
export type SessionWindow = Static<typeof SessionWindow>;

/**
 * Response of GET /api/users/sessionStatus, which pages poll: what they hold of the user may have changed since.
 * `rightsVersion`: another one whenever rights or access of the user are others. `orderSettingsVersion`: another one whenever a
 * switch of the organisation's order settings was turned. `reviewVersion`: another one whenever something happened in the review of its
 * business. `termsDue`: as in the answer of GET /api/account.
 */
export const SessionStatus = Type.Object({
  expiresAt: Instant,
  kybStatus: OneOf(KYB_STATUSES),
  rightsVersion: Type.String(),
  orderSettingsVersion: Type.Integer(),
  termsDue: Type.Boolean(),
  reviewVersion: Type.Integer(),
});
export type SessionStatus = Static<typeof SessionStatus>;

/** GET /api/account: the signed-in user. `termsDue`: the user has not accepted the terms in force; staff who emulate are not asked. */
export const PrincipalUser = Type.Object({
  identityHash: Type.String(),
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  langKey: OneOf(LANGUAGES.map((language) => language.toLowerCase())),
  createdDate: Instant,
  mfaType: Nullable(Type.String()),
  userId: Type.String(),
  roleString: Type.String(),
  status: OneOf(USER_STATUSES),
  platformClientId: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  termsDue: Type.Boolean(),
  authorities: Type.Array(Type.String()),
  identityProviders: Type.Array(Type.String()),
  /** The provider by which this session was opened, to sign in by it again; null for a password. */
  signInConnection: Nullable(
    Type.Object({ connectionId: Type.String(), displayName: Type.String(), type: OneOf(IDENTITY_PROVIDERS) }),
  ),
  /** Has no password here and sets up no codes: signs in through the company. */
  onlyCompany: Type.Boolean(),
  /** Signs in with a password here; false also for people whom a provider brought, until they set one. */
  hasPassword: Type.Boolean(),
  accessLevelPermissionInformation: Type.Object({
    userHasOrganizationAccess: Type.Boolean(),
    customerIds: Type.Array(Type.String()),
    /** Numbers, as `accountID` of an account. */
    accountIds: Type.Array(Type.String()),
    /** The same accounts, by `accountIdentifier`. */
    accountIdentifiers: Type.Array(Type.String()),
  }),
  emulationPlatformId: Nullable(Type.String()),
  /** The organisation has told about its business; until then pages lead to the wizard. */
  onboarded: Type.Boolean(),
  platformPermissions: Type.Array(Type.Object({ portalArea: OneOf(PORTAL_AREAS), action: OneOf(AREA_ACTIONS) })),
  groupPermissionMap: Type.Record(Type.String(), Type.Array(Type.String())),
  accountPermissionMap: Type.Record(Type.String(), Type.Array(Type.String())),
  activeAccountIdentifier: Nullable(Type.String()),
  defaultAccountIdentifier: Nullable(Type.String()),
});
export type PrincipalUser = Static<typeof PrincipalUser>;

/** PUT /api/account: the profile form. */
export const updateProfileBody = object({
  firstName: text().trim().max(SETTINGS.profile.nameLength, 'error.name.tooLong').required('error.name.required'),
  lastName: text().trim().max(SETTINGS.profile.nameLength, 'error.name.tooLong').required('error.name.required'),
  langKey: text()
    .oneOf(
      LANGUAGES.map((language) => language.toLowerCase()),
      'error.language.unknown',
    )
    .required('error.language.unknown'),
});
export type UpdateProfileBody = InferType<typeof updateProfileBody>;

const newPassword = () =>
  secretText().max(SETTINGS.password.maxLength, 'error.password.rules').required('error.password.required');

/** POST /api/account/reset-password/init: answers alike for every address. */
export const forgotPasswordBody = object({
  email: text()
    .trim()
    .max(SETTINGS.recipients.emailLength, 'error.email.tooLong')
    .required('error.email.required')
    .test('form', 'error.email.invalid', (email) => checkEmail(email) === null),
});
export type ForgotPasswordBody = InferType<typeof forgotPasswordBody>;

/** The token of a mailed link. */
const linkToken = () => text().max(100, 'error.passwordLink.unknown').required('error.passwordLink.unknown');
export const linkTokenParams = object({ token: linkToken() });

/** GET /api/account/reset-password/{token}: a link that still works. */
export const PasswordLink = Type.Object({ expiresAt: Instant });
export type PasswordLink = Static<typeof PasswordLink>;

/** POST /api/account/reset-password/finish: ends all of the user's sessions. */
export const resetPasswordBody = object({ token: linkToken(), newPassword: newPassword() });
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;

/** POST /api/account/change-password: ends the user's other sessions. */
export const changePasswordBody = object({
  currentPassword: secretText().max(SETTINGS.password.maxLength).required('error.password.required'),
  newPassword: newPassword(),
});
export type ChangePasswordBody = InferType<typeof changePasswordBody>;

/**
 * GET /api/account/invitation/{token}: who was invited, and to what. `leaves`: the organisation whose user this is until then;
 * accepting ends that access. `onlyCompany`: has no password here, and comes in through the company.
 */
export const Invitation = Type.Object({
  email: Type.String(),
  firstName: Type.String(),
  organisation: Type.String(),
  leaves: Nullable(Type.String()),
  onlyCompany: Type.Boolean(),
  langKey: OneOf(LANGUAGES.map((language) => language.toLowerCase())),
  expiresAt: Instant,
});
export type Invitation = Static<typeof Invitation>;

/** POST /api/account/invitation/finish: accepts the terms, sets the first password and signs in. */
export const acceptInvitationBody = object({
  token: linkToken(),
  newPassword: newPassword(),
  terms: acceptedTerms(),
});
export type AcceptInvitationBody = InferType<typeof acceptInvitationBody>;

/** POST /api/account/invitation/ask: another mail instead of one that has expired. */
export const askInvitationBody = object({ token: linkToken() });
export type AskInvitationBody = InferType<typeof askInvitationBody>;

export const userParams = object({
  userId: text()
    .matches(/^\d{1,18}$/, 'error.user.notFound')
    .required('error.user.notFound'),
});
