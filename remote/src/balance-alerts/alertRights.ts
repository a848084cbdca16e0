import type { PermissionRule } from '@portal/shared/domain/access/permissions';

export const READ_ALERTS: PermissionRule = { any: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'] };
export const CHANGE_ALERTS: PermissionRule = { all: ['ACCOUNT_MANAGE'] };
