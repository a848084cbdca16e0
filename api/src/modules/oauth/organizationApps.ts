import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { ListAppsOfClient } from '../apiCredentials/index.ts';
import { endGrant } from './endGrant.ts';
import { findGrantByIdentifier } from './grantRepository.ts';
import { listGrantsOfPlatform } from './grantsOfPlatform.ts';

/** The connected apps of an organisation, as its integrations show and end them. */
export const organizationApps = {
  list: async (executor: Executor, platformId: bigint, now: Date) =>
    (await listGrantsOfPlatform(executor, platformId, now)).map((grant) => ({
      itemId: grant.grantId,
      kind: 'CONNECTED_APP' as const,
      credentialId: grant.credentialId,
      displayName: grant.appName,
      people: [grant.personName],
      appIds: [],
      since: grant.createdAt,
      lastUsedAt: grant.lastUsedAt,
      orders: grant.orders,
    })),

  end: async (tx: Tx, { platformId, id }: SessionUser, itemIds: readonly string[], at: Date): Promise<void> => {
    for (const itemId of itemIds) {
      const grant = await findGrantByIdentifier(tx, platformId, itemId);
      if (grant !== undefined) await endGrant(tx, keyOf(grant), { at, by: { cause: 'PERSON', userId: id } });
    }
  },
};

export const listAppsOfClient: ListAppsOfClient = async (executor, { platformId, id }, now) =>
  (await listGrantsOfPlatform(executor, platformId, now))
    .filter(({ credentialId }) => credentialId === id)
    .map(({ grantId, personName }) => ({ appId: grantId, personName }));
