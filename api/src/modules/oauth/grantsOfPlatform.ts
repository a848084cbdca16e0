import type { AppOrders } from '@portal/shared/contract/oauth';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Executor } from '../../db/client.ts';
import { listUsers } from '../identity/index.ts';
import { readGrantOrders } from './grantOrders.ts';
import { listWorkingGrants } from './workingGrants.ts';

/** A grant of a person to an app, as their organisation sees it. */
interface PlatformGrant {
  readonly grantId: string;
  readonly credentialId: bigint;
  readonly appName: string;
  readonly personName: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly orders: AppOrders;
}

/** Returns what the people of an organisation allow apps that work, the latest first. */
export async function listGrantsOfPlatform(
  executor: Executor,
  platformId: bigint,
  now: Date,
): Promise<PlatformGrant[]> {
  const working = await listWorkingGrants(executor, { platformId, now });
  const ordersOf = await readGrantOrders(executor, platformId, working, now);
  const ids = [...new Set(working.map(({ grant }) => grant.user_id))];
  const names = new Map(
    (await listUsers(executor, platformId, ids)).map((user) => [user.id, fullName(user.first_name, user.last_name)]),
  );
  return working.map(({ grant, appName }) => ({
    grantId: grant.identifier,
    credentialId: grant.credential_id,
    appName,
    personName: names.get(grant.user_id) ?? '',
    createdAt: grant.created_at,
    lastUsedAt: grant.last_used_at,
    orders: ordersOf(grant.id),
  }));
}
