import { API_SCOPES } from '@portal/shared/domain/access/apiScopes';
import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { addDays } from '@portal/shared/domain/lists/civilDays';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Executor } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findOauthClient } from '../apiCredentials/index.ts';
import { money } from '../carts/index.ts';
import { sumOrdersOfGrants } from '../orders/index.ts';
import { endGrant } from './endGrant.ts';
import { findGrantByIdentifier, listOpenGrants, type GrantRow } from './grantRepository.ts';
import { OAUTH_FAILURES } from './oauthErrors.ts';

/** A grant whose app works, with the app's name. */
export interface WorkingGrant {
  readonly grant: GrantRow;
  readonly appName: string;
}

/** Returns the grants whose apps work, of an organisation or of one of its users: a grant ends with its app. */
export async function listWorkingGrants(
  executor: Executor,
  { platformId, userId, now }: { readonly platformId: bigint; readonly userId?: bigint; readonly now: Date },
): Promise<WorkingGrant[]> {
  const grants = await listOpenGrants(executor, platformId, userId);
  const names = new Map<string, string>();
  for (const clientId of new Set(grants.map(({ client_id }) => client_id))) {
    const client = await findOauthClient(executor, clientId, now);
    if (client !== null) names.set(clientId, client.displayName);
  }
  return grants.flatMap((grant) => {
    const appName = names.get(grant.client_id);
    return appName === undefined ? [] : [{ grant, appName }];
  });
}

/** The apps that act for a user. */
export function createConnectedAppService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
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
        const grant = await findGrantByIdentifier(tx, user.platformId, grantId);
        const isOwn = grant !== undefined && grant.user_id === user.id;
        if (!isOwn || !(await endGrant(tx, keyOf(grant), { at: clock.now(), byUserId: user.id })))
          throw new AppError(OAUTH_FAILURES.grant);
      }),
  };
}

export type ConnectedAppService = ReturnType<typeof createConnectedAppService>;
