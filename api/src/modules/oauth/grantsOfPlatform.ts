import { API_SCOPES, type ApiScope } from '@portal/shared/domain/access/apiScopes';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Executor } from '../../db/client.ts';
import { findUser } from '../identity/index.ts';
import { listWorkingGrants } from './connectedAppService.ts';

/** What a person allowed an app, as their organisation sees it. */
export interface PlatformGrant {
  readonly id: bigint;
  readonly grantId: string;
  readonly credentialId: bigint;
  readonly appName: string;
  readonly personName: string;
  readonly email: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Returns what the people of an organisation allow apps that work, the latest first. */
export async function listGrantsOfPlatform(
  executor: Executor,
  platformId: bigint,
  now: Date,
): Promise<PlatformGrant[]> {
  const listed: PlatformGrant[] = [];
  for (const { grant, appName } of await listWorkingGrants(executor, { platformId, now })) {
    const user = await findUser(executor, { platformId, id: grant.user_id });
    listed.push({
      id: grant.id,
      grantId: grant.identifier,
      credentialId: grant.credential_id,
      appName,
      personName: fullName(user.first_name, user.last_name),
      email: user.email,
      scopes: API_SCOPES.filter((scope) => grant.scopes.includes(scope)),
      createdAt: grant.created_at,
      lastUsedAt: grant.last_used_at,
    });
  }
  return listed;
}
