import type { AdapterPayload } from 'oidc-provider';
import type { OauthClient } from '../apiCredentials/index.ts';

const BY_CONSENT = ['authorization_code', 'refresh_token', 'client_credentials'];

/**
 * Returns a client as the OAuth server knows it. The secret is its hash, which nothing but `compareClientSecret` reads. Scopes are
 * left out: consent and the grant check them, and neither leads a browser anywhere for one that is not known.
 */
export function toClientMetadata({ clientId, secretHash, redirectUris }: OauthClient): AdapterPayload {
  const asksPeople = redirectUris.length > 0;
  return {
    client_id: clientId,
    client_secret: secretHash,
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: [...redirectUris],
    grant_types: asksPeople ? BY_CONSENT : ['client_credentials'],
    response_types: asksPeople ? ['code'] : [],
  };
}
