import type { ReportFailure, ReportScope, ReportType } from '@portal/shared/domain/enumerations';
import { RARE_PLATFORM, HOME_PLATFORM } from './demoOrganisation.ts';

/** A report of the demo. Days are counted back from the day on which the demo was loaded. */
export interface DemoReport {
  readonly id: string;
  readonly platform: string;
  readonly user: string;
  readonly name: string;
  readonly type: ReportType;
  readonly format: 'csv' | 'xlsx';
  readonly splitByMonth?: true;
  readonly generatedFor: ReportScope;
  readonly groups?: readonly string[];
  readonly accounts?: readonly string[];
  /** It covers so many whole months before the one in which it was asked for. */
  readonly months: number;
  readonly askedDaysAgo: number;
  readonly timeZone: string;
  readonly failure?: ReportFailure;
  /** It is made when the server starts. */
  readonly isWaiting?: true;
}

const ADMIN = { platform: HOME_PLATFORM.clientId, user: 'admin@demo.example', timeZone: 'America/New_York' } as const;
const ORGANIZATION = { generatedFor: 'ORGANIZATION' } as const;

const idOf = (nth: number): string => `0d3a0000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** One of each type and state: one is split by month, and the files of one are gone. */
export const DEMO_REPORTS: readonly DemoReport[] = [
  {
    ...ADMIN,
    ...ORGANIZATION,
    id: idOf(1),
    name: 'Orders of last quarter',
    type: 'ORDERS',
    format: 'xlsx',
    months: 3,
    askedDaysAgo: 5,
  },
  {
    ...ADMIN,
    id: idOf(2),
    name: 'Reward lines – Marketing',
    type: 'REWARD_LINES',
    format: 'csv',
    splitByMonth: true,
    generatedFor: 'GROUPS',
    groups: ['G10002'],
    months: 6,
    askedDaysAgo: 3,
  },
  {
    ...ADMIN,
    ...ORGANIZATION,
    id: idOf(3),
    name: 'What did not arrive, this year',
    type: 'UNDELIVERED',
    format: 'csv',
    months: 12,
    askedDaysAgo: 2,
  },
  {
    ...ADMIN,
    id: idOf(4),
    name: 'Money in and out – Marketing US & Events Europe',
    type: 'TRANSACTIONS',
    format: 'xlsx',
    generatedFor: 'ACCOUNTS',
    accounts: ['A20001', 'A20002'],
    months: 12,
    askedDaysAgo: 1,
  },
  {
    ...ADMIN,
    ...ORGANIZATION,
    id: idOf(5),
    name: 'Month-end balances',
    type: 'BALANCES',
    format: 'csv',
    months: 6,
    askedDaysAgo: 45,
  },
  {
    ...ADMIN,
    ...ORGANIZATION,
    id: idOf(6),
    name: 'Everything of two years',
    type: 'REWARD_LINES',
    format: 'xlsx',
    splitByMonth: true,
    months: 23,
    askedDaysAgo: 12,
    failure: 'LATE',
  },
  {
    ...ORGANIZATION,
    id: idOf(7),
    platform: RARE_PLATFORM.clientId,
    user: 'owner@harbor-heron.example',
    timeZone: 'America/New_York',
    name: 'Orders since spring',
    type: 'ORDERS',
    format: 'csv',
    months: 8,
    askedDaysAgo: 0,
    isWaiting: true,
  },
];

/** A file of the portal before this one. */
interface DemoLegacyFile {
  readonly index: string;
  readonly fileName: string;
  readonly rows: readonly (readonly string[])[];
}

export const LEGACY_INDEX = 'File,Name,Type,Group,Account,From,To,Made,Requester';

const ORDER_HEADINGS = ['Order', 'Date', 'Recipient', 'Amount', 'Currency'];

export const DEMO_LEGACY_FILES: readonly DemoLegacyFile[] = [
  {
    index: 'orders-2024.csv,Orders 2024,Orders,,,2024-01-01,2024-12-31,2025-01-06T09:12Z,Tomás Rivera',
    fileName: 'orders-2024.csv',
    rows: [
      ORDER_HEADINGS,
      ['L-20240311-0071', '2024-03-11', 'Hana Kobayashi', '50.00', 'USD'],
      ['L-20240702-0118', '2024-07-02', 'José Álvarez', '25.00', 'EUR'],
    ],
  },
  {
    index:
      'marketing-rewards-2025-h1.csv,Reward lines – Marketing H1 2025,Reward lines,G10002,,2025-01-01,2025-06-30,2025-07-02T14:40Z,Grace Okoro',
    fileName: 'marketing-rewards-2025-h1.csv',
    rows: [ORDER_HEADINGS, ['L-20250218-0009', '2025-02-18', 'Zoë Müller', '40.00', 'EUR']],
  },
  {
    index:
      'balances-marketing-us-2025-07.csv,Balance of Marketing US at the end of July 2025,Balances,,A20001,2025-07-01,2025-07-31,2025-08-01T06:00Z,Tomás Rivera',
    fileName: 'balances-marketing-us-2025-07.csv',
    rows: [
      ['Day', 'Account', 'Balance', 'Currency'],
      ['2025-07-31', 'Marketing US', '18250.00', 'USD'],
    ],
  },
];
