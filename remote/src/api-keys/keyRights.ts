import { CHANGE_INTEGRATIONS, SEE_INTEGRATIONS } from '@portal/shared/domain/access/integrationRights';
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

/** Keys, clients and service accounts below the integrations: the rights of those, and the right to keys. */
export const READ_INTEGRATED_KEYS = {
  ...SEE_INTEGRATIONS,
  all: [...API_KEYS.all, ...SEE_INTEGRATIONS.all],
} as const satisfies PermissionRule;
export const CHANGE_INTEGRATED_KEYS = {
  ...CHANGE_INTEGRATIONS,
  all: [...API_KEYS.all, ...CHANGE_INTEGRATIONS.all],
} as const satisfies PermissionRule;
