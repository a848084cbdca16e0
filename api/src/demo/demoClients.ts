import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import { HOME_PLATFORM, RARE_PLATFORM } from './demoOrganisation.ts';

interface DemoClient {
  readonly name: string;
  readonly platform: string;
  readonly maker: string;
  readonly type: 'OAUTH_CLIENT' | 'SERVICE_ACCOUNT';
  readonly scopes: readonly ApiScope[];
  /** None: the whole organisation. */
  readonly accounts: readonly string[];
  /** None: client credentials alone. */
  readonly redirectUris: readonly string[];
  readonly madeDays: number;
  /** Its last day, from today; before it in the past. */
  readonly lastDay: number | null;
  readonly deactivatedDays: number | null;
  readonly used: { readonly minutesAgo: number; readonly call: string } | null;
}

const EVERYTHING: readonly ApiScope[] = ['catalog:read', 'accounts:read', 'orders:read', 'orders:write'];
const READING: readonly ApiScope[] = ['accounts:read', 'orders:read'];
const ORDERS = 'GET /v2/orders';
const DAY = 24 * 60;

export const client = (
  name: string,
  type: DemoClient['type'],
  madeDays: number,
  extras: Partial<DemoClient> = {},
): DemoClient => ({
  name,
  platform: HOME_PLATFORM.clientId,
  maker: 'developer@demo.example',
  type,
  scopes: EVERYTHING,
  accounts: [],
  redirectUris: [],
  madeDays,
  lastDay: null,
  deactivatedDays: null,
  used: null,
  ...extras,
});

const ofFoundation = { platform: RARE_PLATFORM.clientId, maker: 'owner@harbor-heron.example' } as const;

/** Clients and service accounts in every state, beside Relay Desk's; the first organisation has room for one more of each type. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  client('Old intranet', 'OAUTH_CLIENT', 360, {
    redirectUris: ['https://intranet.alder-finch.example/back'],
    deactivatedDays: 180,
    used: { minutesAgo: 182 * DAY, call: ORDERS },
  }),
  client('Trade fair booth', 'OAUTH_CLIENT', 110, {
    scopes: READING,
    lastDay: -70,
    used: { minutesAgo: 71 * DAY, call: 'GET /v2/accounts' },
  }),
  client('Nightly reconciliation', 'SERVICE_ACCOUNT', 210, {
    scopes: READING,
    accounts: ['A20001', 'A30001'],
    used: { minutesAgo: 9 * 60, call: ORDERS },
  }),
  client('Audit of the year', 'SERVICE_ACCOUNT', 260, {
    scopes: READING,
    lastDay: -140,
    used: { minutesAgo: 143 * DAY, call: ORDERS },
  }),
  client('Store 11', 'SERVICE_ACCOUNT', 150, {
    accounts: ['A20002'],
    deactivatedDays: 33,
    used: { minutesAgo: 34 * DAY, call: 'POST /v2/orders' },
  }),
  client('Member app', 'OAUTH_CLIENT', 65, {
    ...ofFoundation,
    redirectUris: ['https://members.harbor-heron.example/oauth/back', 'http://localhost:4200/oauth/back'],
  }),
  client('Volunteer kiosk', 'OAUTH_CLIENT', 20, { ...ofFoundation, scopes: READING, lastDay: 8 }),
  client('Newsletter sync', 'SERVICE_ACCOUNT', 30, { ...ofFoundation, scopes: ['accounts:read'], lastDay: 12 }),
  client('Gift shop till', 'SERVICE_ACCOUNT', 50, {
    ...ofFoundation,
    accounts: ['A98002'],
  }),
];
