import type { PermissionRule } from '@portal/shared/domain/access/permissions';

export const READ_TEMPLATES: PermissionRule = { any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] };
export const CHANGE_TEMPLATES: PermissionRule = { all: ['EMAIL_TEMPLATES_MANAGE'] };
