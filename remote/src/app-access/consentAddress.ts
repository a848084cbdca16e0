import type { ConsentRequest, NewConsentRequestBody } from '@portal/shared/contract/oauth';
import { PATHS } from '@portal/shared/domain/access/paths';

/** Returns the parameters of the standard from the address of an app's request; '' for one that it lacks. */
export function toRequestBody(search: string): NewConsentRequestBody {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof NewConsentRequestBody): string => parameters.get(name) ?? '';
  return {
    client_id: read('client_id'),
    scope: read('scope'),
    state: read('state'),
    redirect_uri: read('redirect_uri'),
    code_challenge: read('code_challenge'),
    code_challenge_method: read('code_challenge_method'),
  };
}

/** Returns the address of the question about a request. */
export function toConsentPath({ clientId, scopes, state, requestId, csrf }: ConsentRequest): string {
  const parameters = new URLSearchParams({
    client_id: clientId,
    scope: scopes.join(' '),
    state,
    request_id: requestId,
    _csrf: csrf,
  });
  return `${PATHS.confirmAccess}?${parameters.toString()}`;
}

/** Returns the key of what is wrong with the address of a question, compared with its request; null when nothing is. */
export function findMismatch(search: string, request: ConsentRequest): string | null {
  const parameters = new URLSearchParams(search);
  if (parameters.get('_csrf') !== request.csrf) return 'error.oauth.csrf';
  if (parameters.get('client_id') !== request.clientId) return 'error.oauth.client';
  if (parameters.get('scope') !== request.scopes.join(' ')) return 'error.oauth.scope';
  return parameters.get('state') === request.state ? null : 'error.oauth.request';
}

/** Returns the address at which the app's request began, kept in the history entry of the question; null without one. */
export const readAuthorizePath = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'authorizePath' in state &&
  typeof state.authorizePath === 'string' &&
  state.authorizePath.startsWith(`${PATHS.authorizeApp}?`)
    ? state.authorizePath
    : null;
