import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { RecordIntegration } from '../apiCredentials/index.ts';
import { listWorkingGrants } from './workingGrants.ts';
import { endGrant } from './endGrant.ts';
import { findGrantByIdentifier } from './grantRepository.ts';
import { listGrantsOfPlatform } from './grantsOfPlatform.ts';

/** The connected apps of an organisation, as its integrations show and end them. */
export const organizationApps = {
  list: async (executor: Executor, platformId: bigint, now: Date) =>
    (await listGrantsOfPlatform(executor, platformId, now)).map((grant) => ({
      itemId: grant.grantId,
      kind: 'CONNECTED_APP' as const,
      displayName: grant.appName,
      person: grant.personName,
      since: grant.createdAt,
      lastUsedAt: grant.lastUsedAt,
    })),

  end: async (tx: Tx, { platformId, id }: SessionUser, itemIds: readonly string[], at: Date): Promise<void> => {
    for (const itemId of itemIds) {
      const grant = await findGrantByIdentifier(tx, platformId, itemId);
      if (grant !== undefined) await endGrant(tx, keyOf(grant), { at, byUserId: id });
    }
  },
};

interface AppChange {
  readonly action: 'CONNECTED' | 'DISCONNECTED';
  readonly appName: string;
  readonly at: Date;
}

/** Says in the history of integrations that the first app of an organisation was connected, or the last one ended. */
export async function noteAppChange(
  tx: Tx,
  recordIntegration: RecordIntegration,
  user: SessionUser,
  { action, appName, at }: AppChange,
): Promise<void> {
  const working = await listWorkingGrants(tx, { platformId: user.platformId, now: at });
  if (working.length > (action === 'CONNECTED' ? 1 : 0)) return;
  const items = [{ kind: 'CONNECTED_APP', displayName: appName }] as const;
  await recordIntegration(tx, user, { integration: 'CONNECTED_APPS', action, items, at });
}
