import { UserPanel } from '../user/UserPanel.tsx';
import { AddUserPage } from './AddUserPage.tsx';
import { CreateRolePage } from './CreateRolePage.tsx';
import { EditRolePage } from './EditRolePage.tsx';
import { EditUserPage } from './EditUserPage.tsx';
import { RolePage } from './RolePage.tsx';
import { RolesPage } from './RolesPage.tsx';
import { UserPage } from './UserPage.tsx';
import { UsersPage } from './UsersPage.tsx';

/** The pages of users and roles share nearly all of their code: one part of the bundle. */
export const TEAM_PAGES = {
  users: UsersPage,
  userBeside: UserPanel,
  user: UserPage,
  addUser: AddUserPage,
  editUser: EditUserPage,
  roles: RolesPage,
  role: RolePage,
  createRole: CreateRolePage,
  editRole: EditRolePage,
};

export type TeamPageName = keyof typeof TEAM_PAGES;
