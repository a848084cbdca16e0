import type { Executor } from '../../db/client.ts';
import { findOauthClient } from '../apiCredentials/index.ts';
import { listOpenGrants, type GrantRow } from './grantRepository.ts';

/** A grant whose app works, with the app's name. */
export interface WorkingGrant {
  readonly grant: GrantRow;
  readonly appName: string;
}

/** Grants of an organisation, or of one of its users. */
export interface GrantsOf {
  readonly platformId: bigint;
  readonly userId?: bigint;
  readonly now: Date;
}

/** Returns the grants whose apps work, of an organisation or of one of its users: a grant ends with its app. */
export async function listWorkingGrants(
  executor: Executor,
  { platformId, userId, now }: GrantsOf,
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
