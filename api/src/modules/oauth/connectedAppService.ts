import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { addDays } from '@portal/shared/domain/lists/civilDays';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findOauthClient, type RecordIntegration } from '../apiCredentials/index.ts';
import { money } from '../carts/index.ts';
import { sumOrdersOfGrants } from '../orders/index.ts';
import { lockPlatform } from '../platforms/index.ts';
import { noteAppChange } from './appHistory.ts';
import { endGrant } from './endGrant.ts';
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
      const since = new Date(addDays(now.toISOString().slice(0, 10), -SETTINGS.oauth.ordersDays));
      const sums = await sumOrdersOfGrants(
        db,
        user.platformId,
        working.map(({ grant }) => grant.id),
        since,
      );
      return working.map(({ grant, appName }) => {
        const own = sums.filter(({ grantId }) => grantId === grant.id);
        return {
          grantId: grant.identifier,
          appName,
          scopes: API_SCOPES.filter((scope) => grant.scopes.includes(scope)),
          connectedDate: grant.created_at.toISOString(),
          lastUsedDate: grant.last_used_at?.toISOString() ?? null,
          orders: {
            count: own.reduce((sum, { orders }) => sum + orders, 0),
            totals: own.map(({ totalMinor, currencyCode }) => money(totalMinor, currencyCode)),
          },
        };
      });
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
