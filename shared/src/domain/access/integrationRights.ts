import type { PermissionRule } from './permissions.ts';

/** Sees what is connected to the organisation. */
export const SEE_INTEGRATIONS = {
  all: ['INTEGRATIONS_PAGE_ACCESS'],
  any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'],
  accessLevel: 'PLATFORM',
} as const satisfies PermissionRule;

/** Connects and disconnects; what an integration consists of has rights of its own besides. */
export const CHANGE_INTEGRATIONS = {
  all: ['INTEGRATIONS_PAGE_ACCESS', 'INTEGRATIONS_MANAGE'],
  accessLevel: 'PLATFORM',
  notEmulated: true,
} as const satisfies PermissionRule;
