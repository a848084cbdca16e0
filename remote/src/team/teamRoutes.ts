import { PATHS } from '@portal/shared/domain/access/paths';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './files/locales.ts';
import './locales.ts';
import { MANAGE_ROLES, MANAGE_USERS } from './teamRights.ts';

const row = (
  path: string,
  name: string,
  page: RouteRow['page'],
  section: string,
  { accessLevel, ...permissions }: PermissionRule,
): RouteRow => ({
  path,
  section,
  titleKey: `team:title.${name}`,
  permissions,
  ...(accessLevel === undefined ? {} : { accessLevel }),
  segmentName: `Team ${name}`,
  page,
});

const ofUsers = (path: string, name: string, page: RouteRow['page']): RouteRow =>
  row(path, name, page, PATHS.users, MANAGE_USERS);
const ofRoles = (path: string, name: string, page: RouteRow['page']): RouteRow =>
  row(path, name, page, PATHS.roles, MANAGE_ROLES);

const userPanel = async () => (await import('./user/UserPanel.tsx')).UserPanel;
const usersPage = async () => (await import('./pages/UsersPage.tsx')).UsersPage;
const rolesPage = async () => (await import('./pages/RolesPage.tsx')).RolesPage;

/** Routes of users and roles. The list of roles has two addresses. */
export const teamRoutes: readonly RouteRow[] = [
  {
    ...ofUsers(PATHS.users, 'users', usersPage),
    menu: 'users',
    children: [ofUsers(PATHS.userBeside, 'userBeside', userPanel)],
  },
  ofUsers(PATHS.addUser, 'addUser', async () => (await import('./pages/AddUserPage.tsx')).AddUserPage),
  {
    ...ofUsers(PATHS.userFiles, 'userFiles', async () => (await import('./pages/UserFilesPage.tsx')).UserFilesPage),
    titleKey: 'userFiles:title.files',
  },
  {
    ...ofUsers(PATHS.userFile, 'userFile', async () => (await import('./pages/UserFilePage.tsx')).UserFilePage),
    titleKey: 'userFiles:title.file',
  },
  ofUsers(PATHS.editUser, 'editUser', async () => (await import('./pages/EditUserPage.tsx')).EditUserPage),
  { ...ofRoles(PATHS.roles, 'roles', rolesPage), menu: 'roles' },
  ofRoles(PATHS.rolesOfUsers, 'roles', rolesPage),
  ofUsers(PATHS.user, 'user', async () => (await import('./pages/UserPage.tsx')).UserPage),
  ofRoles(PATHS.createRole, 'createRole', async () => (await import('./pages/CreateRolePage.tsx')).CreateRolePage),
  ofRoles(PATHS.editRole, 'editRole', async () => (await import('./pages/EditRolePage.tsx')).EditRolePage),
  ofRoles(PATHS.role, 'role', async () => (await import('./pages/RolePage.tsx')).RolePage),
];
