import type { Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import type { EndAppsOfClient, IntegrationAuthor, RecordIntegration } from '../apiCredentials/index.ts';
import type { EndAppsOfUser } from '../identity/index.ts';
import { endGrant, type GrantEnd } from './endGrant.ts';
import { hasGrantEndedLater } from './grantRepository.ts';
import { listWorkingGrants, type GrantsOf, type WorkingGrant } from './workingGrants.ts';

interface AppChange {
  readonly action: 'CONNECTED' | 'DISCONNECTED';
  readonly appNames: readonly string[];
  readonly by: IntegrationAuthor;
  readonly at: Date;
}

/**
 * Says in the history of integrations that the first app of an organisation was connected, or the last one ended. The caller has
 * locked the platform: of two ends at once, the second sees the first.
 */
export async function noteAppChange(
  tx: Tx,
  recordIntegration: RecordIntegration,
  platformId: bigint,
  { action, appNames, by, at }: AppChange,
): Promise<void> {
  const listed = await listWorkingGrants(tx, { platformId, now: at });
  // An end by time is noted afterwards, when another app may have been allowed, or ended.
  const working = listed.filter(({ grant }) => grant.created_at <= at);
  if (working.length > (action === 'CONNECTED' ? 1 : 0)) return;
  if (action === 'DISCONNECTED' && (await hasGrantEndedLater(tx, platformId, at))) return;
  const items = appNames.map((displayName) => ({ kind: 'CONNECTED_APP', displayName }) as const);
  await recordIntegration(tx, platformId, { integration: 'CONNECTED_APPS', action, items, by, at });
}

/** Ends apps together with what they depend on. The caller has locked the platform. */
export function createAppEnds(recordIntegration: RecordIntegration) {
  const endApps = async (
    tx: Tx,
    of: Omit<GrantsOf, 'now'>,
    { by, at }: GrantEnd,
    isMeant: (working: WorkingGrant) => boolean = () => true,
  ): Promise<void> => {
    // An app that ends at that time worked until just before.
    const now = new Date(at.getTime() - 1);
    const ended = new Set<string>();
    for (const working of await listWorkingGrants(tx, { ...of, now }))
      if (isMeant(working) && (await endGrant(tx, keyOf(working.grant), { by, at }))) ended.add(working.appName);
    if (ended.size === 0) return;
    await noteAppChange(tx, recordIntegration, of.platformId, { action: 'DISCONNECTED', appNames: [...ended], by, at });
  };

  const endAppsOfClient: EndAppsOfClient = (tx, { platformId, id }: TenantKey, end) =>
    endApps(tx, { platformId }, end, ({ grant }) => grant.credential_id === id);

  const endAppsOfUser: EndAppsOfUser = (tx, { platformId, id }: TenantKey, { at, byUserId }) =>
    endApps(tx, { platformId, userId: id }, { at, by: { cause: 'PERSON', userId: byUserId } });

  return { endAppsOfClient, endAppsOfUser };
}
