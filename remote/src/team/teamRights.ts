import { USER_MANAGEMENT, type PermissionRule } from '@portal/shared/domain/access/permissions';

export const MANAGE_USERS: PermissionRule = { any: USER_MANAGEMENT };
export const MANAGE_ROLES: PermissionRule = { all: ['ROLE_MANAGEMENT_MANAGE'], accessLevel: 'PLATFORM' };
