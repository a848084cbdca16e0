import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';

/** The page of a user. */
export const userPath = (userId: string): string => generatePath(PATHS.user, { userId });

/** The panel of a user beside the list. */
export const userBesidePath = (userId: string): string => generatePath(PATHS.userBeside, { userId });

export const editUserPath = (userId: string): string => generatePath(PATHS.editUser, { userId });

/** The page of a role. */
export const rolePath = (roleId: string): string => generatePath(PATHS.role, { roleId });

export const editRolePath = (roleId: string): string => generatePath(PATHS.editRole, { roleId });

/** The form of a new role, which begins as a copy of another. */
export const copyRolePath = (roleId: string): string => `${PATHS.createRole}?from=${encodeURIComponent(roleId)}`;
