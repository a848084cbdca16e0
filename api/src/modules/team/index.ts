import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import { createInvitationSender, createInviteAgain, type EndAppsOfUser } from '../identity/index.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createUserLifecycleService } from './userLifecycleService.ts';
import { rolesRoutes } from './rolesRoutes.ts';
import { createRolesService } from './rolesService.ts';
import { usersRoutes } from './usersRoutes.ts';
import type { TeamDeps } from './TeamDeps.ts';
import { createUsersService, type UsersService } from './usersService.ts';

export { addProvidedUser } from './addProvidedUser.ts';
export { readRequestedScopes } from './accessGrants.ts';
export { readInvitationChoices } from './invitationChoices.ts';
export { requireVerifiedBusiness } from './invitationRules.ts';
export { findAddressOwners, type AddressOwner } from './limitAccountDisclosure.ts';
export { findRoleName } from './roleReadModel.ts';
export { insertDefaultRoles } from './roleRepository.ts';
export { signInRoles } from './signInRoles.ts';

interface TeamModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
  readonly credentialKey: Buffer;
}

const toTeamDeps = (deps: TeamModuleDeps): TeamDeps => ({
  ...deps,
  sendInvitation: createInvitationSender(deps),
  inviteAgain: createInviteAgain(deps),
});

/** Invites somebody as `POST /api/users` does, but for its limit of disclosures. */
export const createInviteUser = (deps: TeamModuleDeps): UsersService['create'] =>
  createUsersService(toTeamDeps(deps)).create;
export type InviteUser = UsersService['create'];

/** The users of an organisation and their roles. */
export function createTeamModule({
  endAppsOfUser,
  ...deps
}: TeamModuleDeps & { readonly endAppsOfUser: EndAppsOfUser }): ApiModule {
  const team = toTeamDeps(deps);
  const users = createUsersService(team);
  const ends = createUserLifecycleService({ ...team, users, endAppsOfUser });
  const roles = rolesRoutes(deps.db, createRolesService(team));
  const people = usersRoutes({ db: deps.db, users, ends });
  return { routes: routesOf([roles, people]) };
}
