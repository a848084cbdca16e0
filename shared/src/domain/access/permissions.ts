import { isAllowedByReview } from './businessReview.ts';

/** Every authority code of the product. */
export const AUTHORITIES = [
  'IS_LOGGED_IN',
  'PLACE_ORDER_ACCESS',
  'ORDER_HISTORY_ACCESS',
  'ORDER_HISTORY_MANAGE',
  'INDIVIDUAL_ORDER_HISTORY_ACCESS',
  'INDIVIDUAL_ORDER_HISTORY_MANAGE',
  'EMAIL_TEMPLATES_ACCESS',
  'EMAIL_TEMPLATES_MANAGE',
  'FUNDING_ACCESS',
  'FUNDING_MANAGE',
  'RECIPIENT_WHITELIST_MANAGE',
  'VIEW_BALANCE_ACCESS',
  'USER_ADMINISTRATION',
  'USER_MANAGEMENT_MANAGE',
  'ACCOUNT_ACCESS',
  'ACCOUNT_MANAGE',
  'ORDER_REPORT_ACCESS',
  'ORDER_REPORT_MANAGE',
  'API_KEYS_MANAGE',
  'INTEGRATIONS_ACCESS',
  'INTEGRATIONS_MANAGE',
  'QUALTRICS_API_KEYS_ACCESS',
  'QUALTRICS_API_KEYS_MANAGE',
  'ROLE_MANAGEMENT_MANAGE',
  'PLATFORM_ORDER_SETTINGS',
  'FREEZE_REWARDS_MANAGE',
  'CANCEL_REWARDS_MANAGE',
  'REISSUE_REWARDS_MANAGE',
  'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE',
  'AUTH_MANAGEMENT_MANAGE',
  'STEP4_ONBOARD_INFO_COMPLETE',
  'FUNDING_PENDING_ACCESS',
  'PAYMENT_METHODS_MANAGE',
  'FUNDING_RECEIPTS_ACCESS',
  'REWARD_CREDENTIALS_ACCESS',
  'SUPPORT_CASE_MANAGE',
  'PLATFORM_MANAGE',
  'INTEGRATIONS_PAGE_ACCESS',
  'STAFF_ACCESS',
] as const;

export type Authority = (typeof AUTHORITIES)[number];

/** Held by every activated user; grants no access. */
export const EVERYBODYS_AUTHORITIES: readonly Authority[] = ['IS_LOGGED_IN', 'STEP4_ONBOARD_INFO_COMPLETE'];

/** The rights that users of an organisation may be given. */
export const CUSTOMER_AUTHORITIES: readonly Authority[] = AUTHORITIES.filter(
  (code) => code !== 'STAFF_ACCESS' && !EVERYBODYS_AUTHORITIES.includes(code),
);

/**
 * Rights to manage users, always given together. One of them counts: the treatment `user-management-permission` chooses it,
 * and the session of a user holds no other.
 */
export const USER_MANAGEMENT: readonly Authority[] = ['USER_ADMINISTRATION', 'USER_MANAGEMENT_MANAGE'];

/** Any of these lets a user read order history; without one of `ALL_ORDER_HISTORY`, only orders placed by that user. */
export const ANY_ORDER_HISTORY: readonly Authority[] = [
  'ORDER_HISTORY_ACCESS',
  'ORDER_HISTORY_MANAGE',
  'INDIVIDUAL_ORDER_HISTORY_ACCESS',
  'INDIVIDUAL_ORDER_HISTORY_MANAGE',
  'PLACE_ORDER_ACCESS',
];

/** Rights to read orders placed by other users. */
export const ALL_ORDER_HISTORY: readonly Authority[] = ['ORDER_HISTORY_ACCESS', 'ORDER_HISTORY_MANAGE'];

/** One of these lets a user send rewards again; `resendRight` tells which, and to which address. */
export const RESENDING: readonly Authority[] = [
  'ORDER_HISTORY_ACCESS',
  'ORDER_HISTORY_MANAGE',
  'INDIVIDUAL_ORDER_HISTORY_ACCESS',
  'INDIVIDUAL_ORDER_HISTORY_MANAGE',
];

/** One of these lets a user be told of rewards that did not arrive. */
export const SEES_UNDELIVERED: readonly Authority[] = [
  'PLACE_ORDER_ACCESS',
  'ORDER_HISTORY_ACCESS',
  'ORDER_HISTORY_MANAGE',
  'INDIVIDUAL_ORDER_HISTORY_ACCESS',
];

/** Requirement of a page or API route: every code of `all` and, where given, one of `any` and at least `accessLevel`. */
export interface PermissionRule {
  readonly all?: readonly Authority[];
  readonly any?: readonly Authority[];
  readonly accessLevel?: AccessLevel;
  /** Not for staff who emulate the organisation: what belongs to one user. */
  readonly notEmulated?: true;
}

/** Ascending: ACCOUNT < GROUP < PLATFORM; NONE sees nothing. */
export const ACCESS_LEVELS = ['NONE', 'ACCOUNT', 'GROUP', 'PLATFORM'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** Access of a user, as in the claims: groups by identifier, accounts by number (`accountID`). */
export interface AccessInformation {
  readonly userHasOrganizationAccess: boolean;
  readonly customerIds: readonly string[];
  readonly accountIds: readonly string[];
}

const KYB_GATED: readonly Authority[] = ['API_KEYS_MANAGE', 'INTEGRATIONS_MANAGE', 'INTEGRATIONS_PAGE_ACCESS'];

/** Access level: organisation, then group, then account; emulation counts as platform. */
export function accessLevelOf(access: AccessInformation, emulationPlatformId: string | null = null): AccessLevel {
  if (access.userHasOrganizationAccess || emulationPlatformId !== null) return 'PLATFORM';
  if (access.customerIds.length > 0) return 'GROUP';
  return access.accountIds.length > 0 ? 'ACCOUNT' : 'NONE';
}

/** True when `held` reaches at least `needed`. */
export const reaches = (held: AccessLevel, needed: AccessLevel): boolean =>
  ACCESS_LEVELS.indexOf(held) >= ACCESS_LEVELS.indexOf(needed);

/** User fields that the permission check reads. */
export interface PermissionHolder {
  readonly authorities: readonly string[];
  readonly kybStatus: string;
  readonly accessLevelPermissionInformation: AccessInformation;
  readonly emulationPlatformId: string | null;
}

/** True unless the code counts only once the business is verified, and it is not. */
export const countsInReview = (code: string, kybStatus: string): boolean =>
  !KYB_GATED.some((gated) => gated === code) || isAllowedByReview(kybStatus, 'INTEGRATE');

/** True when the user holds the code; codes in `KYB_GATED` also need cleared business verification. */
export const holds = (user: PermissionHolder, code: Authority): boolean =>
  user.authorities.includes(code) && countsInReview(code, user.kybStatus);

/** False for a user who can only sign in; such a user sees no groups or accounts. */
export const holdsAnyRight = ({ authorities }: Pick<PermissionHolder, 'authorities'>): boolean =>
  AUTHORITIES.some((code) => authorities.includes(code) && !EVERYBODYS_AUTHORITIES.includes(code));

/** False for a user without rights, and for one whose rights are the staff's alone: no page of theirs needs an account. */
export const worksWithAccounts = ({ authorities }: Pick<PermissionHolder, 'authorities'>): boolean =>
  holdsAnyRight({ authorities: authorities.filter((code) => code !== 'STAFF_ACCESS') });

/** Permission check shared by page routes, buttons and API routes. */
export function isAllowed(user: PermissionHolder, rule: PermissionRule): boolean {
  const { all = [], any = [], accessLevel, notEmulated } = rule;
  return (
    (notEmulated !== true || user.emulationPlatformId === null) &&
    all.every((code) => holds(user, code)) &&
    (any.length === 0 || any.some((code) => holds(user, code))) &&
    (accessLevel === undefined ||
      reaches(accessLevelOf(user.accessLevelPermissionInformation, user.emulationPlatformId), accessLevel))
  );
}
