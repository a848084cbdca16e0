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

/** Keys, clients and service accounts below the integrations. */
export const READ_INTEGRATED_KEYS = {
  all: ['API_KEYS_MANAGE', 'INTEGRATIONS_PAGE_ACCESS'],
  any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'],
  accessLevel: 'PLATFORM',
} as const satisfies PermissionRule;
export const CHANGE_INTEGRATED_KEYS = {
  all: ['API_KEYS_MANAGE', 'INTEGRATIONS_PAGE_ACCESS', 'INTEGRATIONS_MANAGE'],
  accessLevel: 'PLATFORM',
} as const satisfies PermissionRule;
