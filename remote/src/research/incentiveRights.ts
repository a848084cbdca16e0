import type { PermissionRule } from '@portal/shared/domain/access/permissions';

export const READ_INCENTIVES: PermissionRule = { any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'] };
export const CHANGE_INCENTIVES: PermissionRule = { all: ['INTEGRATIONS_MANAGE'] };
