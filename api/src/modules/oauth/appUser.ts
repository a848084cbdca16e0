import { RIGHTS_OF_SCOPE, type ApiScope } from '@portal/shared/domain/access/apiScopes';
import { holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import type { OauthClient } from '../apiCredentials/index.ts';
import { readMachineUser } from '../identity/index.ts';
import { narrowAccess } from './narrowAccess.ts';
import { listAccountsById } from './reachReadModel.ts';

/** Returns those of the scopes whose rights a user holds, all of them. */
export const scopesWithin = (user: SessionUser, scopes: readonly ApiScope[]): readonly ApiScope[] =>
  scopes.filter((scope) => RIGHTS_OF_SCOPE[scope].every((code) => holds(user, code)));

/** Returns a user as an app may act for them: with the rights of scopes, and the accounts of both; null once the app has no user. */
export async function readAppUser(
  executor: Executor,
  user: SessionUser,
  client: OauthClient,
  scopes: readonly ApiScope[],
): Promise<SessionUser | null> {
  const app = await readMachineUser(executor, client.credential, []);
  if (app === null) return null;
  const named = [...app.access.accountIds, ...user.access.accountIds];
  const accounts = named.length === 0 ? [] : await listAccountsById(executor, user.platformId, named);
  const groupOf = new Map(accounts.map(({ id, customer_id }) => [id, customer_id]));
  const access = narrowAccess(app.access, user.access, groupOf);
  return {
    ...user,
    authorities: scopes.flatMap((scope) => RIGHTS_OF_SCOPE[scope]),
    access,
    accessLevelPermissionInformation: {
      userHasOrganizationAccess: access.organization,
      customerIds: namesOf(access.customerIds, [app, user], ({ access: { customerIds }, ...of }) =>
        pairs(customerIds, of.accessLevelPermissionInformation.customerIds),
      ),
      accountIds: namesOf(access.accountIds, [app, user], ({ access: { accountIds }, ...of }) =>
        pairs(accountIds, of.accessLevelPermissionInformation.accountIds),
      ),
      accountIdentifiers: namesOf(access.accountIds, [app, user], ({ access: { accountIds }, ...of }) =>
        pairs(accountIds, of.accessLevelPermissionInformation.accountIdentifiers),
      ),
    },
  };
}

const pairs = (ids: readonly bigint[], names: readonly string[]): readonly (readonly [bigint, string])[] =>
  ids.map((id, index) => [id, names[index] ?? '']);

/** Returns the identifiers that belong to row ids; a session user lists both in the same order. */
function namesOf(
  ids: readonly bigint[],
  users: readonly SessionUser[],
  read: (user: SessionUser) => readonly (readonly [bigint, string])[],
): string[] {
  const names = new Map(users.flatMap(read));
  return ids.flatMap((id) => names.get(id) ?? []);
}
