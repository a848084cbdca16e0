import type { UserFileChoices } from '@portal/shared/domain/userFiles/checkUserFileRow';
import { listAllVisibleAccounts } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { listVisibleGroups } from './accessReadModel.ts';
import { isGrantable } from './grantRules.ts';
import { listRoles } from './roleReadModel.ts';
import { getRoleRights } from './roleRights.ts';

/** Returns the roles, groups and accounts that a user may give to somebody who is invited, as `requireWithinOwnAccess` has it. */
export async function readInvitationChoices(executor: Executor, actor: SessionUser): Promise<UserFileChoices> {
  const { organization, customerIds } = actor.access;
  const roles = await listRoles(executor, actor);
  const groups = await listVisibleGroups(executor, actor);
  const accounts = await listAllVisibleAccounts(executor, actor);
  return {
    roles: roles.map((role) => {
      const rights = getRoleRights(role);
      return {
        roleId: String(role.id),
        name: role.name,
        isDefault: role.is_default,
        hasRights: rights.length > 0,
        isGrantable: isGrantable(actor, rights),
      };
    }),
    groups: groups.map(({ id, identifier, display_name }) => ({
      identifier,
      displayName: display_name,
      isGrantable: organization || customerIds.includes(id),
    })),
    accounts: accounts.map(({ identifier, display_name }) => ({
      identifier,
      displayName: display_name,
      isGrantable: true,
    })),
    canGrantOrganization: organization,
    langKey: actor.langKey,
  };
}
