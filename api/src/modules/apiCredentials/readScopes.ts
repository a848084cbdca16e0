import { API_SCOPES, type ApiScope } from '@portal/shared/domain/access/apiScopes';

/** Returns the scopes that are stored for a credential, without those that are none any more. */
export const readScopes = (stored: readonly string[]): readonly ApiScope[] =>
  API_SCOPES.filter((scope) => stored.includes(scope));
