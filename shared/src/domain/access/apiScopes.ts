import type { ApiCredentialType } from '../enumerations.ts';
import type { Authority } from './permissions.ts';

/** The parts of the public API that a key may open. */
export const API_SCOPES = ['catalog:read', 'accounts:read', 'orders:read', 'orders:write', 'research:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

const CALLING: readonly ApiScope[] = ['catalog:read', 'accounts:read', 'orders:read', 'orders:write'];

/** The scopes that a credential of a type may have, in the order of its form. */
export const SCOPES_OF_TYPE: Readonly<Record<ApiCredentialType, readonly ApiScope[]>> = {
  API_KEY: CALLING,
  RESEARCH_KEY: ['research:write'],
  OAUTH_CLIENT: CALLING,
  SERVICE_ACCOUNT: CALLING,
};

/** The rights that a scope stands for, so that services check a key as they check a person. */
export const RIGHTS_OF_SCOPE: Readonly<Record<ApiScope, readonly Authority[]>> = {
  'catalog:read': [],
  'accounts:read': ['ACCOUNT_ACCESS', 'VIEW_BALANCE_ACCESS'],
  'orders:read': ['ORDER_HISTORY_ACCESS'],
  'orders:write': ['PLACE_ORDER_ACCESS'],
  'research:write': ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'],
};
