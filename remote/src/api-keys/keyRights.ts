import type { PermissionRule } from '@portal/shared/domain/access/permissions';

export const API_KEYS = { all: ['API_KEYS_MANAGE'], accessLevel: 'PLATFORM' } as const satisfies PermissionRule;
export const READ_RESEARCH_KEYS = {
  all: ['QUALTRICS_API_KEYS_ACCESS'],
  accessLevel: 'PLATFORM',
} as const satisfies PermissionRule;
export const CHANGE_RESEARCH_KEYS = {
  all: ['QUALTRICS_API_KEYS_ACCESS', 'QUALTRICS_API_KEYS_MANAGE'],
  accessLevel: 'PLATFORM',
} as const satisfies PermissionRule;
