import type { PermissionRule } from '@portal/shared/domain/access/permissions';

export const READ_ACCOUNTS: PermissionRule = { any: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'] };
export const CHANGE_ACCOUNTS: PermissionRule = { all: ['ACCOUNT_MANAGE'] };
/** Whoever sees only some groups would not see a new one. */
export const CREATE_GROUPS: PermissionRule = { all: ['ACCOUNT_MANAGE'], accessLevel: 'PLATFORM' };
export const CREATE_ACCOUNTS: PermissionRule = { all: ['ACCOUNT_MANAGE'], accessLevel: 'GROUP' };
