import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import { insertOauthClient } from '../modules/apiCredentials/index.ts';
import { saveGrant } from '../modules/oauth/index.ts';
import { RELAY_NAME, relayClient } from '../providers/apps/relayClient.ts';
import { idOf } from './demoIds.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import { client, DEMO_CLIENTS } from './demoClients.ts';
import { daysAgo, endOf, loadPast } from './loadApiKeys.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

/** People who allowed Relay Desk to act for them, and how many days ago. */
export const RELAY_PEOPLE = [
  ['buyer@demo.example', 44],
  ['account@demo.example', 40],
] as const;

type Keys = Pick<Env, 'credentialKey' | 'environment' | 'gatewaySandboxUrl'>;

/** Loads clients and service accounts; Relay Desk's is the one whose secret the app of the sandbox knows. */
export async function loadOauthClients(
  tx: Tx,
  ids: OrganisationIds,
  { now, ...keys }: { readonly now: Date } & Keys,
): Promise<void> {
  const relay = relayClient(keys);
  const relayDesk = client(RELAY_NAME, 'OAUTH_CLIENT', 45, {
    redirectUris: [relay.redirectUri],
    used: { minutesAgo: 75, call: 'GET /v2/catalogs' },
  });
  for (const demo of [...DEMO_CLIENTS, relayDesk]) {
    const platform_id = idOf(ids.platforms, demo.platform);
    const makerId = idOf(ids.users, demo.maker);
    const { credential } = await insertOauthClient(
      tx,
      keys.environment,
      {
        type: demo.type,
        displayName: demo.name,
        scopes: demo.scopes,
        access: {
          organization: demo.accounts.length === 0,
          customerIds: [],
          accountIds: demo.accounts.map((account) => idOf(ids.accounts, account)),
        },
        redirectUris: demo.redirectUris,
        endsAt: demo.lastDay === null ? null : endOf(demo.lastDay, now),
        maker: { platformId: platform_id, id: makerId, langKey: 'en' },
        at: daysAgo(demo.madeDays, now),
      },
      ...(demo === relayDesk ? [relay] : []),
    );
    await loadPast(tx, { ...demo, revealedDays: null }, { platform_id, id: credential.id, makerId, now });
    if (demo === relayDesk)
      for (const [email, days] of RELAY_PEOPLE)
        await saveGrant(tx, {
          user: { platformId: platform_id, id: idOf(ids.users, email) },
          credentialId: credential.id,
          clientId: relay.clientId,
          scopes: ['catalog:read', 'accounts:read', 'orders:write'],
          identifier: randomUUID(),
          at: daysAgo(days, now),
        });
  }
}

/** Gives Relay Desk's client the address at which the app answers since this start. Nothing once the client was ended. */
export async function alignRelayClient(db: Db, keys: Keys): Promise<void> {
  const { identifier, redirectUri } = relayClient(keys);
  const platform = db.selectFrom('platforms').select('id').where('platform_client_id', '=', HOME_PLATFORM.clientId);
  const { id } = await platform.executeTakeFirstOrThrow();
  await db
    .updateTable('api_credentials')
    .set({ redirect_uris: [redirectUri] })
    .where('platform_id', '=', id)
    .where('identifier', '=', identifier)
    .where('deactivated_at', 'is', null)
    .execute();
}
