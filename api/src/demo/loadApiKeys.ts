import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import type { Tx } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import { insertApiKey, type KeyType } from '../modules/apiCredentials/index.ts';
import { idOf, type Ids } from './demoIds.ts';
import { HOME_PLATFORM, RARE_PLATFORM } from './demoOrganisation.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The key that places the orders of programs. */
export const ORDERING_KEY = 'Recognition sync';

const DEVELOPER = 'developer@demo.example';
const FOUNDATION = 'owner@harbor-heron.example';
const EVERYTHING: readonly ApiScope[] = ['catalog:read', 'accounts:read', 'orders:read', 'orders:write'];
const READING: readonly ApiScope[] = ['catalog:read', 'accounts:read', 'orders:read'];

interface DemoKey {
  readonly name: string;
  readonly platform: string;
  readonly maker: string;
  readonly type: KeyType;
  readonly scopes: readonly ApiScope[];
  /** None: the whole organisation. */
  readonly accounts: readonly string[];
  readonly madeDays: number;
  /** Its last day, from today; before it in the past. */
  readonly lastDay: number | null;
  readonly revealedDays: number | null;
  readonly deactivatedDays: number | null;
  readonly used: { readonly minutesAgo: number; readonly call: string } | null;
}

const key = (name: string, type: KeyType, madeDays: number, extras: Partial<DemoKey> = {}): DemoKey => ({
  name,
  platform: HOME_PLATFORM.clientId,
  maker: DEVELOPER,
  type,
  scopes: type === 'API_KEY' ? READING : ['research:write'],
  accounts: [],
  madeDays,
  lastDay: null,
  revealedDays: null,
  deactivatedDays: null,
  used: null,
  ...extras,
});

const RESPONSE = 'POST /v2/research/incentives/{incentiveId}/completions';
const ofFoundation = { platform: RARE_PLATFORM.clientId, maker: FOUNDATION } as const;

/** Keys of both types in every state; the first organisation has room for one more that programs call with. */
export const DEMO_KEYS: readonly DemoKey[] = [
  key(ORDERING_KEY, 'API_KEY', 390, {
    scopes: EVERYTHING,
    accounts: ['A30001', 'A30003'],
    revealedDays: 200,
    used: { minutesAgo: 25, call: 'GET /v2/orders' },
  }),
  key('Year-end export', 'API_KEY', 320, {
    lastDay: -30,
    used: { minutesAgo: 31 * 24 * 60, call: 'GET /v2/orders' },
  }),
  key('First attempt', 'API_KEY', 395, { deactivatedDays: 388 }),
  key('Customer survey', 'RESEARCH_KEY', 60, {
    lastDay: 10,
    used: { minutesAgo: 3 * 24 * 60, call: RESPONSE },
  }),
  key('Panel of readers', 'RESEARCH_KEY', 12, { used: { minutesAgo: 2 * 24 * 60, call: RESPONSE } }),
  key('Spring survey', 'RESEARCH_KEY', 240, {
    lastDay: -120,
    used: { minutesAgo: 131 * 24 * 60, call: RESPONSE },
  }),
  key('Trial survey', 'RESEARCH_KEY', 300, {
    revealedDays: 299,
    deactivatedDays: 290,
    used: { minutesAgo: 291 * 24 * 60, call: RESPONSE },
  }),
  key('Volunteer thank-yous', 'API_KEY', 40, { ...ofFoundation, accounts: ['A98002'] }),
  key('Summer regatta', 'API_KEY', 80, {
    ...ofFoundation,
    lastDay: 6,
    used: { minutesAgo: 90, call: 'GET /v2/accounts/{accountIdentifier}' },
  }),
  key('Visitor survey', 'RESEARCH_KEY', 100, ofFoundation),
  key('Member survey', 'RESEARCH_KEY', 70, {
    ...ofFoundation,
    used: { minutesAgo: 12 * 60, call: RESPONSE },
  }),
];

/** Returns the users who stand for the demo's keys, by the names of these. */
export async function loadApiKeys(
  tx: Tx,
  ids: OrganisationIds,
  { now, ...keyMaking }: { readonly now: Date } & Pick<Env, 'credentialKey' | 'environment'>,
): Promise<Ids> {
  const users = new Map<string, bigint>();
  for (const demo of DEMO_KEYS) {
    const platform_id = idOf(ids.platforms, demo.platform);
    const made = await insertApiKey(tx, keyMaking, {
      type: demo.type,
      displayName: demo.name,
      scopes: demo.scopes,
      access: {
        organization: demo.accounts.length === 0,
        customerIds: [],
        accountIds: demo.accounts.map((account) => idOf(ids.accounts, account)),
      },
      endsAt: demo.lastDay === null ? null : endOf(demo.lastDay, now),
      maker: { platformId: platform_id, id: idOf(ids.users, demo.maker), langKey: 'en' },
      at: daysAgo(demo.madeDays, now),
    });
    await loadPast(tx, demo, { platform_id, id: made.credential.id, makerId: idOf(ids.users, demo.maker), now });
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('platform_id', '=', platform_id)
      .where('credential_id', '=', made.credential.id)
      .executeTakeFirstOrThrow();
    users.set(demo.name, id);
  }
  return users;
}

export const daysAgo = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY_MS);

/** The end of a day, that many from today. */
export const endOf = (days: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS + days + 1) * DAY_MS);

interface KeyRow {
  readonly platform_id: bigint;
  readonly id: bigint;
  readonly makerId: bigint;
  readonly now: Date;
}

type PastOfKey = Pick<DemoKey, 'madeDays' | 'lastDay' | 'deactivatedDays' | 'revealedDays' | 'used'>;

/** When a credential was last used, revealed and deactivated, and that its last day was announced. */
export async function loadPast(tx: Tx, demo: PastOfKey, { platform_id, id, makerId, now }: KeyRow): Promise<void> {
  const { deactivatedDays, lastDay, revealedDays, used } = demo;
  await tx
    .updateTable('api_credentials')
    .set({
      ...(used !== null && {
        last_used_at: new Date(now.getTime() - used.minutesAgo * MINUTE_MS),
        last_used_for: used.call,
      }),
      ...(deactivatedDays !== null && {
        deactivated_at: daysAgo(deactivatedDays, now),
        deactivated_by_user_id: makerId,
      }),
      ending_noted_at: lastDay !== null && lastDay < 0 ? endOf(lastDay, now) : null,
      ending_mailed_at: lastDay === null ? null : daysAgo(Math.min(demo.madeDays, 14 - lastDay), now),
    })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();
  const events = [
    { action: 'REVEALED', days: revealedDays },
    { action: 'DEACTIVATED', days: deactivatedDays },
  ].flatMap(({ action, days }) => (days === null ? [] : [{ action, created_at: daysAgo(days, now) }]));
  if (events.length === 0) return;
  await tx
    .insertInto('api_credential_events')
    .values(events.map((event) => ({ platform_id, credential_id: id, user_id: makerId, ...event })))
    .execute();
}
