import { exponentOf } from '@portal/shared/domain/money/currencies';
import { KEY_AUTHORITIES } from '@portal/shared/domain/access/defaultRoles';
import type { KybStatus } from '@portal/shared/domain/access/kybStatuses';
import { EVERYBODYS_AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';
import { SENDER_EU, SENDING } from './demoColleagues.ts';

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

/** One that is under review, whose owner would like to invite colleagues. */
export const REVIEWED_PLATFORM: DemoPlatform = {
  clientId: 'field-fable',
  name: 'Field & Fable',
  description: 'Walking tours with stories, in England and Wales.',
  supportEmail: 'hello@field-fable.example',
  kybStatus: 'UNDER_REVIEW',
  ageDays: 5,
};

/** One that shows what seldom happens: an account that is watched, one that is disabled, deposits that came to nothing. */
export const RARE_PLATFORM: DemoPlatform = {
  clientId: 'harbor-heron',
  name: 'Harbor & Heron',
  description: 'A community foundation on the coast of Maine.',
  supportEmail: 'hello@harbor-heron.example',
  kybStatus: 'APPROVED',
  ageDays: 320,
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

export const DEMO_PLATFORMS: readonly DemoPlatform[] = [
  HOME_PLATFORM,
  OTHER_PLATFORM,
  NEW_PLATFORM,
  REVIEWED_PLATFORM,
  RARE_PLATFORM,
  STAFF_PLATFORM,
];

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
  { identifier: 'G97001', platform: REVIEWED_PLATFORM.clientId, name: 'Tours' },
  { identifier: 'G98001', platform: RARE_PLATFORM.clientId, name: 'Grants' },
];

/** Balance in major units after the demo data has loaded; negative when the credit line is in use. */
export interface DemoAccount {
  readonly identifier: string;
  readonly number: string;
  readonly group: string;
  readonly name: string;
  readonly currencyCode: string;
  readonly balance: number;
  readonly status: 'ACTIVE' | 'FROZEN' | 'DISABLED';
  readonly creditLimit: number | null;
  /** NEW: deposits by bank are pending until they settle. WATCH: a bank took money back, and none is taken from one any more. */
  readonly confidenceAttribute: 'NEW' | 'TRUSTED' | 'WATCH';
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
  account('A30002', 'G10003', 'Partner Rewards 2025', 'USD', 3_200, { status: 'FROZEN', confidenceAttribute: 'WATCH' }),
  account('A30003', 'G10003', 'Wellbeing Canada', 'CAD', -1_860.4, { creditLimit: 5_000 }),
  account('A90001', 'G90001', 'Studio Panel', 'USD', 500),
  account('A95001', 'G95001', 'Loyalty Europe', 'EUR', 250),
  account('A97001', 'G97001', 'Thank-you Rewards', 'GBP', 120),
  account('A98001', 'G98001', 'Community Grants', 'USD', 1_500, { confidenceAttribute: 'WATCH' }),
  account('A98002', 'G98001', 'Volunteer Thank-yous', 'USD', 2_350),
  account('A98003', 'G98001', 'Summer Regatta 2025', 'USD', 40, { status: 'DISABLED' }),
];

export interface DemoUser {
  readonly email: string;
  readonly platform: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  /** A default role, whose name the portal translates, or one of `DEMO_ROLES`. */
  readonly role: string;
  /** Rights beside those of the role. */
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

const FUNDING: readonly Authority[] = [
  'FUNDING_ACCESS',
  'FUNDING_MANAGE',
  'FUNDING_PENDING_ACCESS',
  'FUNDING_RECEIPTS_ACCESS',
  'PAYMENT_METHODS_MANAGE',
  'VIEW_BALANCE_ACCESS',
];

const INTEGRATIONS: readonly Authority[] = ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE', 'INTEGRATIONS_PAGE_ACCESS'];

export interface DemoRole {
  readonly platform: string;
  readonly name: string;
  readonly authorities: readonly Authority[];
}

/** The organisations' own roles, beside the default ones of each. */
export const DEMO_ROLES: readonly DemoRole[] = [
  { platform: HOME_PLATFORM.clientId, name: 'Funding', authorities: FUNDING },
  {
    platform: HOME_PLATFORM.clientId,
    name: 'Email templates',
    authorities: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'],
  },
  { platform: HOME_PLATFORM.clientId, name: 'Guest', authorities: [] },
  { platform: HOME_PLATFORM.clientId, name: 'Developer', authorities: [...KEY_AUTHORITIES, ...INTEGRATIONS] },
  { platform: HOME_PLATFORM.clientId, name: SENDER_EU, authorities: SENDING },
  { platform: STAFF_PLATFORM.clientId, name: 'Staff', authorities: [] },
];

const user = (
  email: string,
  name: readonly [string, string],
  role: string,
  { authorities = [], ...extras }: Partial<DemoUser> = {},
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
  user('buyer@demo.example', ['Maya', 'Lindqvist'], 'standard', { authorities: ['INDIVIDUAL_ORDER_HISTORY_MANAGE'] }),
  user('admin@demo.example', ['Tomás', 'Rivera'], 'admin'),
  user('funding@demo.example', ['Grace', 'Okoro'], 'Funding'),
  user('templates@demo.example', ['Yuki', 'Sato'], 'Email templates'),
  user('developer@demo.example', ['Jonas', 'Weber'], 'Developer'),
  user('research@demo.example', ['Hana', 'Kimura'], 'Guest', {
    authorities: [
      'INTEGRATIONS_ACCESS',
      'INTEGRATIONS_MANAGE',
      'QUALTRICS_API_KEYS_ACCESS',
      'QUALTRICS_API_KEYS_MANAGE',
      'VIEW_BALANCE_ACCESS',
    ],
  }),
  user('lea.fournier@example.com', ['Léa', 'Fournier'], 'Developer', { language: 'fr' }),
  user('editor@demo.example', ['Ravi', 'Menon'], 'Email templates', { access: { groups: ['G10002'], accounts: [] } }),
  user('reports@demo.example', ['Amara', 'Diallo'], 'Guest', {
    authorities: ['ORDER_REPORT_ACCESS'],
    access: { groups: ['G10002'], accounts: [] },
    defaultAccount: null,
  }),
  user('nobody@demo.example', ['Noor', 'Haddad'], 'Guest'),
  user('group@demo.example', ['Inès', 'Fontaine'], 'standard', {
    access: { groups: ['G10002'], accounts: [] },
  }),
  user('account@demo.example', ['Owen', 'Pritchard'], 'standard', {
    access: { groups: [], accounts: ['A20002'] },
    defaultAccount: 'A20002',
  }),
  user('nora.present@example.com', ['Nora', 'Present'], 'standard', { defaultAccount: 'A10001' }),
  user('codes@demo.example', ['Camille', 'Moreau'], 'standard', { language: 'fr', phone: '+12025550143' }),
  user('invited@demo.example', ['Louise', 'Garnier'], 'standard', { language: 'fr', isInvited: true }),
  user('owner@pocket-lantern.example', ['Sam', 'Whitlock'], 'admin', {
    platform: OTHER_PLATFORM.clientId,
    defaultAccount: 'A90001',
  }),
  user('omar.elsewhere@example.org', ['Omar', 'Elsewhere'], 'standard', {
    platform: OTHER_PLATFORM.clientId,
    defaultAccount: 'A90001',
  }),
  user('owner@brook-bramble.example', ['Élise', 'Marchand'], 'admin', {
    platform: NEW_PLATFORM.clientId,
    language: 'fr',
    defaultAccount: 'A95001',
  }),
  user('owner@field-fable.example', ['Rowan', 'Adeyemi'], 'admin', {
    platform: REVIEWED_PLATFORM.clientId,
    defaultAccount: 'A97001',
  }),
  user('owner@harbor-heron.example', ['June', 'Castellanos'], 'admin', {
    platform: RARE_PLATFORM.clientId,
    authorities: KEY_AUTHORITIES,
    defaultAccount: 'A98002',
  }),
  user('staff@demo.example', ['Robin', 'Keeler'], 'Staff', {
    platform: STAFF_PLATFORM.clientId,
    authorities: ['STAFF_ACCESS'],
    defaultAccount: null,
  }),
];
