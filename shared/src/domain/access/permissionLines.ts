import { USER_MANAGEMENT, type Authority } from './permissions.ts';

/** Groups of the editor's lines. */
export const PERMISSION_GROUPS = [
  'placeOrders',
  'orderHistory',
  'organization',
  'funding',
  'templates',
  'reports',
  'integrations',
  'support',
  'individual',
] as const;
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

/**
 * The steps of a line, beside nothing. ALLOW: there is one step; OWN, ALL: whose orders; ..._NEW_ADDRESS: a reward may be sent
 * again to another address.
 */
export const PERMISSION_LEVELS = [
  'ALLOW',
  'VIEW',
  'MANAGE',
  'OWN',
  'OWN_NEW_ADDRESS',
  'ALL',
  'ALL_NEW_ADDRESS',
] as const;
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number];

interface LineLevel {
  readonly level: PermissionLevel;
  /** All codes of the level, with those of the levels that it includes. */
  readonly codes: readonly Authority[];
}

/** A line of the editor of permissions. */
export interface PermissionLine {
  readonly name: string;
  readonly group: PermissionGroup;
  /** Ascending. */
  readonly levels: readonly LineLevel[];
  /** Counts only for users with access to the whole organisation. */
  readonly needsOrganizationAccess?: true;
  /** Counts only once the business verification (KYB) is finished. */
  readonly needsClearedKyb?: true;
}

const viewOrManage = (view: Authority, manage: Authority): readonly LineLevel[] => [
  { level: 'VIEW', codes: [view] },
  { level: 'MANAGE', codes: [view, manage] },
];
const only = (level: PermissionLevel, ...codes: readonly Authority[]): readonly LineLevel[] => [{ level, codes }];

/** The lines of the editor, in their order. A right whose page or action does not exist yet has none. */
export const PERMISSION_LINES = [
  { name: 'placeOrders', group: 'placeOrders', levels: only('ALLOW', 'PLACE_ORDER_ACCESS') },
  {
    name: 'orderHistory',
    group: 'orderHistory',
    levels: [
      { level: 'OWN', codes: ['INDIVIDUAL_ORDER_HISTORY_ACCESS'] },
      { level: 'OWN_NEW_ADDRESS', codes: ['INDIVIDUAL_ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_MANAGE'] },
      { level: 'ALL', codes: ['ORDER_HISTORY_ACCESS'] },
      { level: 'ALL_NEW_ADDRESS', codes: ['ORDER_HISTORY_ACCESS', 'ORDER_HISTORY_MANAGE'] },
    ],
  },
  { name: 'accounts', group: 'organization', levels: viewOrManage('ACCOUNT_ACCESS', 'ACCOUNT_MANAGE') },
  {
    name: 'orderSettings',
    group: 'organization',
    levels: only('MANAGE', 'PLATFORM_ORDER_SETTINGS'),
    needsOrganizationAccess: true,
  },
  {
    name: 'organization',
    group: 'organization',
    levels: only('MANAGE', 'PLATFORM_MANAGE'),
    needsOrganizationAccess: true,
  },
  { name: 'balance', group: 'funding', levels: only('VIEW', 'VIEW_BALANCE_ACCESS') },
  { name: 'funds', group: 'funding', levels: viewOrManage('FUNDING_ACCESS', 'FUNDING_MANAGE') },
  { name: 'pendingFunds', group: 'funding', levels: only('VIEW', 'FUNDING_PENDING_ACCESS') },
  { name: 'receipts', group: 'funding', levels: only('VIEW', 'FUNDING_RECEIPTS_ACCESS') },
  { name: 'paymentMethods', group: 'funding', levels: only('MANAGE', 'PAYMENT_METHODS_MANAGE') },
  {
    name: 'emailTemplates',
    group: 'templates',
    levels: viewOrManage('EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'),
  },
  { name: 'reports', group: 'reports', levels: viewOrManage('ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE') },
  {
    name: 'incentives',
    group: 'integrations',
    levels: viewOrManage('INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'),
    needsClearedKyb: true,
  },
  {
    name: 'integrationsPage',
    group: 'integrations',
    levels: only('ALLOW', 'INTEGRATIONS_PAGE_ACCESS'),
    needsOrganizationAccess: true,
    needsClearedKyb: true,
  },
  { name: 'supportCases', group: 'support', levels: only('MANAGE', 'SUPPORT_CASE_MANAGE') },
  { name: 'freezeRewards', group: 'individual', levels: only('ALLOW', 'FREEZE_REWARDS_MANAGE') },
  { name: 'cancelRewards', group: 'individual', levels: only('ALLOW', 'CANCEL_REWARDS_MANAGE') },
  { name: 'reissueRewards', group: 'individual', levels: only('ALLOW', 'REISSUE_REWARDS_MANAGE') },
  {
    name: 'reissueExpired',
    group: 'individual',
    levels: only('ALLOW', 'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE'),
  },
  { name: 'rewardCredentials', group: 'individual', levels: only('ALLOW', 'REWARD_CREDENTIALS_ACCESS') },
  { name: 'users', group: 'individual', levels: only('MANAGE', ...USER_MANAGEMENT) },
  {
    name: 'roles',
    group: 'individual',
    levels: only('MANAGE', 'ROLE_MANAGEMENT_MANAGE'),
    needsOrganizationAccess: true,
  },
  {
    name: 'recipients',
    group: 'individual',
    levels: only('MANAGE', 'RECIPIENT_WHITELIST_MANAGE'),
    needsOrganizationAccess: true,
  },
  {
    name: 'apiKeys',
    group: 'individual',
    levels: only('MANAGE', 'API_KEYS_MANAGE'),
    needsOrganizationAccess: true,
    needsClearedKyb: true,
  },
  {
    name: 'researchKeys',
    group: 'individual',
    levels: viewOrManage('QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'),
    needsOrganizationAccess: true,
  },
  {
    name: 'authentication',
    group: 'individual',
    levels: only('MANAGE', 'AUTH_MANAGEMENT_MANAGE'),
    needsOrganizationAccess: true,
  },
] as const satisfies readonly PermissionLine[];

/** Why a right has no line: everybody has it, staff alone have it, or nothing of the portal asks for it yet. */
export const WITHOUT_LINE: Readonly<Partial<Record<Authority, 'EVERYBODY' | 'STAFF' | 'NOT_BUILT'>>> = {
  IS_LOGGED_IN: 'EVERYBODY',
  STEP4_ONBOARD_INFO_COMPLETE: 'EVERYBODY',
  STAFF_ACCESS: 'STAFF',
};

/** All codes of a line. */
const codesOf = ({ levels }: PermissionLine): readonly Authority[] => levels.flatMap(({ codes }) => codes);

/** The highest level of a line of which the code that makes it is held; null: none. */
export function levelOf(line: PermissionLine, held: readonly string[]): PermissionLevel | null {
  const lower = new Set<Authority>();
  let reached: PermissionLevel | null = null;
  for (const { level, codes } of line.levels) {
    if (codes.some((code) => !lower.has(code) && held.includes(code))) reached = level;
    for (const code of codes) lower.add(code);
  }
  return reached;
}

/** The codes held after a line was set to a level, or to none; codes of other lines and of no line stay. */
export function withLevel(
  held: readonly Authority[],
  line: PermissionLine,
  level: PermissionLevel | null,
): readonly Authority[] {
  const given = line.levels.find((one) => one.level === level)?.codes ?? [];
  const own = codesOf(line);
  return [...held.filter((code) => !own.includes(code)), ...given];
}
