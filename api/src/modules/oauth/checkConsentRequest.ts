import type { NewConsentRequestBody } from '@portal/shared/contract/oauth';
import { AppError } from '../../errors/AppError.ts';
import type { OauthClient } from '../apiCredentials/index.ts';
import type { ConsentPayload } from './consentPayload.ts';
import { OAUTH_FAILURES } from './oauthErrors.ts';

const CHALLENGE = /^[\w-]{43}$/;

/**
 * Returns what an app asks for. Addresses are compared letter for letter. Raises 400 for one that is not registered, for a scope that
 * the app does not have, and without a challenge (PKCE).
 */
export function checkConsentRequest(
  { clientId, redirectUris, scopes }: OauthClient,
  body: NewConsentRequestBody,
): Omit<ConsentPayload, 'sessionId'> {
  const [first = '', ...others] = redirectUris;
  const redirectUri = body.redirect_uri === '' && others.length === 0 ? first : body.redirect_uri;
  if (!redirectUris.includes(redirectUri)) throw new AppError(OAUTH_FAILURES.redirect);
  const asked = body.scope.split(' ').filter((one) => one !== '');
  if (asked.some((one) => !scopes.some((own) => own === one))) throw new AppError(OAUTH_FAILURES.scope);
  if (body.code_challenge_method !== 'S256' || !CHALLENGE.test(body.code_challenge))
    throw new AppError(OAUTH_FAILURES.challenge);
  return {
    clientId,
    redirectUri,
    scopes: asked.length === 0 ? scopes : scopes.filter((scope) => asked.includes(scope)),
    state: body.state,
    codeChallenge: body.code_challenge,
  };
}
