import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import type { ConnectedApp } from '@portal/shared/contract/oauth';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findOauthClient, type RecordIntegration } from '../apiCredentials/index.ts';
import { lockPlatform } from '../platforms/index.ts';
import { noteAppChange } from './appHistory.ts';
import { endGrant } from './endGrant.ts';
import { readGrantOrders } from './grantOrders.ts';
import { findGrantByIdentifier } from './grantRepository.ts';
import { OAUTH_FAILURES } from './oauthErrors.ts';
import { listWorkingGrants } from './workingGrants.ts';

interface ConnectedAppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly recordIntegration: RecordIntegration;
}

/** The apps that act for a user. */
export function createConnectedAppService({ db, clock, recordIntegration }: ConnectedAppDeps) {
  return {
    async list(user: SessionUser): Promise<ConnectedApp[]> {
      const now = clock.now();
      const working = await listWorkingGrants(db, { platformId: user.platformId, userId: user.id, now });
      const ordersOf = await readGrantOrders(db, user.platformId, working, now);
      return working.map(({ grant, appName }) => ({
        grantId: grant.identifier,
        appName,
        scopes: API_SCOPES.filter((scope) => grant.scopes.includes(scope)),
        connectedDate: grant.created_at.toISOString(),
        lastUsedDate: grant.last_used_at?.toISOString() ?? null,
        orders: ordersOf(grant.id),
      }));
    },

    /** Ends what the user allowed an app. Raises 404 for a grant that is over or another's. */
    end: (user: SessionUser, grantId: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const grant = await findGrantByIdentifier(tx, user.platformId, grantId);
        const at = clock.now();
        const by = { cause: 'PERSON', userId: user.id } as const;
        const isOwn = grant !== undefined && grant.user_id === user.id;
        if (!isOwn || !(await endGrant(tx, keyOf(grant), { at, by }))) throw new AppError(OAUTH_FAILURES.grant);
        const client = await findOauthClient(tx, grant.client_id, at);
        if (client === null) return;
        const appNames = [client.displayName];
        await noteAppChange(tx, recordIntegration, user.platformId, { action: 'DISCONNECTED', appNames, by, at });
      }),
  };
}

export type ConnectedAppService = ReturnType<typeof createConnectedAppService>;
