import { exponentOf } from '@portal/shared/domain/money/currencies';
import type { KybStatus } from '@portal/shared/domain/access/kybStatuses';
import { AUTHORITIES, EVERYBODYS_AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';

export interface DemoPlatform {
  readonly clientId: string;
  readonly name: string;
  readonly description: string;
  readonly supportEmail: string;
  /** Status of the business verification (KYB). */
  readonly kybStatus: KybStatus;
  /** Age in days. */
  readonly ageDays: number;
  /** The platform of the staff who run the portal. */
  readonly isStaff?: boolean;
}

/** The main platform, with completed business verification. */
export const HOME_PLATFORM: DemoPlatform = {
  clientId: 'alder-finch',
  name: 'Alder & Finch',
  description: 'Stationery and gifts, with teams in North America, Europe and Japan.',
  supportEmail: 'help@alder-finch.example',
  kybStatus: 'APPROVED',
  ageDays: 400,
};

/** A second tenant, whose data must be invisible to the first; new and still under review. */
export const OTHER_PLATFORM: DemoPlatform = {
  clientId: 'pocket-lantern',
  name: 'Pocket Lantern',
  description: 'A small research studio.',
  supportEmail: 'hello@pocket-lantern.example',
  kybStatus: 'UNDER_REVIEW',
  ageDays: 21,
};

/** A third one, whose application waits for a decision. */
export const NEW_PLATFORM: DemoPlatform = {
  clientId: 'brook-bramble',
  name: 'Brook & Bramble',
  description: 'Herbal teas, sold in Belgium and France.',
  supportEmail: 'bonjour@brook-bramble.example',
  kybStatus: 'PENDING_KYB',
  ageDays: 2,
};

const STAFF_PLATFORM: DemoPlatform = {
  clientId: 'portal-staff',
  name: 'Rewards Portal staff',
  description: 'The people who run the portal.',
  supportEmail: 'staff@demo.example',
  kybStatus: 'NONE',
  ageDays: 400,
  isStaff: true,
};

export const DEMO_PLATFORMS: readonly DemoPlatform[] = [HOME_PLATFORM, OTHER_PLATFORM, NEW_PLATFORM, STAFF_PLATFORM];

export interface DemoGroup {
  readonly identifier: string;
  readonly platform: string;
  readonly name: string;
}

export const DEMO_GROUPS: readonly DemoGroup[] = [
  { identifier: 'G10001', platform: HOME_PLATFORM.clientId, name: 'Corpus Group' },
  { identifier: 'G10002', platform: HOME_PLATFORM.clientId, name: 'Marketing' },
  { identifier: 'G10003', platform: HOME_PLATFORM.clientId, name: 'People and Culture' },
  { identifier: 'G90001', platform: OTHER_PLATFORM.clientId, name: 'Studio' },
  { identifier: 'G95001', platform: NEW_PLATFORM.clientId, name: 'Brook & Bramble' },
];

/** Balance in major units after the demo data has loaded; negative when the credit line is in use. */
export interface DemoAccount {
  readonly identifier: string;
  readonly number: string;
  readonly group: string;
  readonly name: string;
  readonly currencyCode: string;
  readonly balance: number;
  readonly status: 'ACTIVE' | 'FROZEN';
  readonly creditLimit: number | null;
  /** NEW: deposits by bank are pending until they settle. */
  readonly confidenceAttribute: 'NEW' | 'TRUSTED';
  /** False: files of recipients are switched off. */
  readonly takesFiles: boolean;
}

const account = (
  identifier: string,
  group: string,
  name: string,
  currencyCode: string,
  balance: number,
  extras: Partial<DemoAccount> = {},
): DemoAccount => ({
  identifier,
  number: `7${identifier.slice(1)}00${exponentOf(currencyCode)}`,
  group,
  name,
  currencyCode,
  balance,
  status: 'ACTIVE',
  creditLimit: null,
  confidenceAttribute: 'TRUSTED',
  takesFiles: true,
  ...extras,
});

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('A10001', 'G10001', 'Corpus Account', 'USD', 750_000),
  account('A10002', 'G10001', 'Corpus Account Canada', 'CAD', 12_500),
  account('A20001', 'G10002', 'Marketing US', 'USD', 25_000),
  account('A20002', 'G10002', 'Events Europe', 'EUR', 18_000),
  account('A20003', 'G10002', 'Research Japan', 'JPY', 2_400_000),
  account('A20004', 'G10002', 'Events UK', 'GBP', 9_600),
  account('A20005', 'G10002', 'Research Australia', 'AUD', 7_250, { takesFiles: false }),
  account('A30001', 'G10003', 'Employee Recognition', 'USD', 8_412.5, { confidenceAttribute: 'NEW' }),
  account('A30002', 'G10003', 'Partner Rewards 2025', 'USD', 3_200, { status: 'FROZEN' }),
  account('A30003', 'G10003', 'Wellbeing Canada', 'CAD', -1_860.4, { creditLimit: 5_000 }),
  account('A90001', 'G90001', 'Studio Panel', 'USD', 500),
  account('A95001', 'G95001', 'Loyalty Europe', 'EUR', 250),
];

export interface DemoUser {
  readonly email: string;
  readonly platform: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  /** `standard` and `admin`, which the portal translates, or an own name as people read it. */
  readonly role: string;
  readonly authorities: readonly Authority[];
  /** Access to the whole organisation, or only to these groups and accounts. */
  readonly access: 'ORGANIZATION' | { readonly groups: readonly string[]; readonly accounts: readonly string[] };
  readonly defaultAccount: string | null;
  /** E.164; a code is texted there at each sign-in. */
  readonly phone: string | null;
  /** Without a password until the mailed invitation is accepted. */
  readonly isInvited: boolean;
}

export const DEMO_PASSWORD = 'Demo-Portal-2026!';

const BUYING: readonly Authority[] = [
  'PLACE_ORDER_ACCESS',
  'ORDER_HISTORY_ACCESS',
  'VIEW_BALANCE_ACCESS',
  'FUNDING_ACCESS',
  'EMAIL_TEMPLATES_ACCESS',
];
const FUNDING: readonly Authority[] = [
  'FUNDING_ACCESS',
  'FUNDING_MANAGE',
  'FUNDING_PENDING_ACCESS',
  'FUNDING_RECEIPTS_ACCESS',
  'PAYMENT_METHODS_MANAGE',
  'VIEW_BALANCE_ACCESS',
];
const NOT_FOR_ADMINISTRATORS: readonly Authority[] = [
  'API_KEYS_MANAGE',
  'QUALTRICS_API_KEYS_ACCESS',
  'QUALTRICS_API_KEYS_MANAGE',
  'STAFF_ACCESS',
];
const ADMINISTRATION = AUTHORITIES.filter(
  (code) => !NOT_FOR_ADMINISTRATORS.includes(code) && !EVERYBODYS_AUTHORITIES.includes(code),
);

const user = (
  email: string,
  name: readonly [string, string],
  role: string,
  authorities: readonly Authority[],
  extras: Partial<DemoUser> = {},
): DemoUser => ({
  email,
  platform: HOME_PLATFORM.clientId,
  firstName: name[0],
  lastName: name[1],
  language: 'en',
  role,
  authorities: [...EVERYBODYS_AUTHORITIES, ...authorities],
  access: 'ORGANIZATION',
  defaultAccount: 'A20001',
  phone: null,
  isInvited: false,
  ...extras,
});

export const DEMO_USERS: readonly DemoUser[] = [
  user('buyer@demo.example', ['Maya', 'Lindqvist'], 'standard', BUYING),
  user('admin@demo.example', ['Tomás', 'Rivera'], 'admin', ADMINISTRATION),
  user('funding@demo.example', ['Grace', 'Okoro'], 'Funding', FUNDING),
  user('templates@demo.example', ['Yuki', 'Sato'], 'Email templates', [
    'EMAIL_TEMPLATES_ACCESS',
    'EMAIL_TEMPLATES_MANAGE',
  ]),
  user(
    'editor@demo.example',
    ['Ravi', 'Menon'],
    'Marketing templates',
    ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'],
    { access: { groups: ['G10002'], accounts: [] } },
  ),
  user('nobody@demo.example', ['Noor', 'Haddad'], 'Guest', []),
  user('group@demo.example', ['Inès', 'Fontaine'], 'standard', BUYING, {
    access: { groups: ['G10002'], accounts: [] },
  }),
  user('account@demo.example', ['Owen', 'Pritchard'], 'standard', BUYING, {
    access: { groups: [], accounts: ['A20002'] },
    defaultAccount: 'A20002',
  }),
  user('nora.present@example.com', ['Nora', 'Present'], 'standard', BUYING, { defaultAccount: 'A10001' }),
  user('codes@demo.example', ['Camille', 'Moreau'], 'standard', BUYING, { language: 'fr', phone: '+12025550143' }),
  user('invited@demo.example', ['Louise', 'Garnier'], 'standard', BUYING, { language: 'fr', isInvited: true }),
  user('owner@pocket-lantern.example', ['Sam', 'Whitlock'], 'admin', ADMINISTRATION, {
    platform: OTHER_PLATFORM.clientId,
    defaultAccount: 'A90001',
  }),
  user('omar.elsewhere@example.org', ['Omar', 'Elsewhere'], 'standard', BUYING, {
    platform: OTHER_PLATFORM.clientId,
    defaultAccount: 'A90001',
  }),
  user('owner@brook-bramble.example', ['Élise', 'Marchand'], 'admin', ADMINISTRATION, {
    platform: NEW_PLATFORM.clientId,
    language: 'fr',
    defaultAccount: 'A95001',
  }),
  user('staff@demo.example', ['Robin', 'Keeler'], 'Staff', ['STAFF_ACCESS'], {
    platform: STAFF_PLATFORM.clientId,
    defaultAccount: null,
  }),
];
