import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import { apiOrigin } from '../../api/apiEnvironment.ts';

/** Calls that read, by the scope that opens them, the plainest first. */
const READS: readonly (readonly [ApiScope, string])[] = [
  ['catalog:read', '/v2/catalogs'],
  ['accounts:read', '/v2/accounts'],
  ['orders:read', '/v2/orders'],
];

const getOrigin = (): string => (apiOrigin() === '' ? window.location.origin : apiOrigin());

/** Returns a command that calls this API with a key; null when none of its scopes reads. Double quotes serve in every shell. */
export function toCurl(apiKey: string, scopes: readonly string[]): string | null {
  const read = READS.find(([scope]) => scopes.includes(scope));
  if (read === undefined) return null;
  return `curl -H "Authorization: Bearer ${apiKey}" "${getOrigin()}${read[1]}"`;
}

/** Returns a command that gets a token for a client. */
export const toTokenCurl = (clientId: string, secret: string): string =>
  `curl -u "${clientId}:${secret}" -d grant_type=client_credentials "${getOrigin()}/oauth/token"`;
