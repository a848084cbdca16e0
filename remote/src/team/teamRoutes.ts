import { PATHS } from '@portal/shared/domain/access/paths';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';
import type { TeamPageName } from './pages/teamPages.ts';
import { MANAGE_ROLES, MANAGE_USERS } from './teamRights.ts';

/** Everybody loads the rows: the pages share a part that loads with the first of them. */
const row = (
  path: string,
  name: TeamPageName,
  section: string,
  { accessLevel, ...permissions }: PermissionRule,
): RouteRow => ({
  path,
  section,
  titleKey: `team:title.${name}`,
  permissions,
  ...(accessLevel === undefined ? {} : { accessLevel }),
  segmentName: `Team ${name}`,
  page: async () => (await import('./pages/teamPages.ts')).TEAM_PAGES[name],
});

const ofUsers = (path: string, name: TeamPageName): RouteRow => row(path, name, PATHS.users, MANAGE_USERS);
const ofRoles = (path: string, name: TeamPageName): RouteRow => row(path, name, PATHS.roles, MANAGE_ROLES);

/** Routes of users and roles. The list of roles has two addresses. */
export const teamRoutes: readonly RouteRow[] = [
  { ...ofUsers(PATHS.users, 'users'), menu: 'users', children: [ofUsers(PATHS.userBeside, 'userBeside')] },
  ofUsers(PATHS.addUser, 'addUser'),
  ofUsers(PATHS.editUser, 'editUser'),
  { ...ofRoles(PATHS.roles, 'roles'), menu: 'roles' },
  ofRoles(PATHS.rolesOfUsers, 'roles'),
  ofUsers(PATHS.user, 'user'),
  ofRoles(PATHS.createRole, 'createRole'),
  ofRoles(PATHS.editRole, 'editRole'),
  ofRoles(PATHS.role, 'role'),
];
