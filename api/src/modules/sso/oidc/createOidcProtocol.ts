import type { Configuration, CustomFetch, IDToken } from 'openid-client';
import type { Outbound } from '../../../providers/outbound/createOutbound.ts';
import type { OidcConnection } from '../SsoConnection.ts';
import type { ProviderAnswer, ProviderIdentity, SsoFailure, SsoProtocol, StartContext } from '../SsoProtocol.ts';
import { ProviderUnreachable, toDiscoveryFailure, toSsoFailure } from './toSsoFailure.ts';
import { toIdentity } from './toIdentity.ts';

interface OidcProtocolDeps {
  /** Fetches from addresses that administrators have typed. */
  readonly fetch: Outbound['fetch'];
  /** Providers of this machine may answer without TLS. */
  readonly allowsPlainHttp: boolean;
}

const SCOPE = 'openid profile email';
/** In seconds. */
const TIMEOUT = 5;

/** OpenID Connect by authorization code with PKCE, state and nonce; the answer comes back in the query. */
export function createOidcProtocol({ fetch, allowsPlainHttp }: OidcProtocolDeps): SsoProtocol<OidcConnection> {
  const guardedFetch: CustomFetch = async (url, { method, headers, body, signal }) => {
    const form = body instanceof URLSearchParams ? body : null;
    try {
      return await fetch(url, { method, headers, body: form, ...(signal !== undefined && { signal }) });
    } catch (error) {
      throw new ProviderUnreachable('The provider was not reached', { cause: error });
    }
  };

  const discover = async ({ issuer, clientId, clientSecret }: OidcConnection): Promise<Configuration> => {
    const client = await loadClient();
    const [post, basic] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
    const authenticate: typeof post = (server, ...rest) => {
      // Without a list, the standard names the header.
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
    };
    // oxlint-disable-next-line @typescript-eslint/no-deprecated -- loopback alone is called without TLS
    const insecure = client.allowInsecureRequests;
    return client.discovery(new URL(issuer), clientId, undefined, authenticate, {
      [client.customFetch]: guardedFetch,
      timeout: TIMEOUT,
      execute: [
        client.enableNonRepudiationChecks,
        ...(allowsPlainHttp && new URL(issuer).protocol === 'http:' ? [insecure] : []),
      ],
    });
  };

  const redeem = async (
    configuration: Configuration,
    { url, state, secrets }: ProviderAnswer,
  ): Promise<ProviderIdentity> => {
    const client = await loadClient();
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: secrets['nonce'] ?? '',
      pkceCodeVerifier: secrets['codeVerifier'] ?? '',
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('No id token');
    return toIdentity(
      { ...(await readProfile(configuration, tokens.access_token, claims)), ...claims },
      tokens.id_token,
    );
  };

  return {
    async start(connection, { state, loginHint }: StartContext) {
      const missing = findMissing(connection);
      if (missing !== null) return { failure: missing };
      const client = await loadClient();
      try {
        const configuration = await discover(connection);
        const codeVerifier = client.randomPKCECodeVerifier();
        const nonce = client.randomNonce();
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: connection.callbackUrl,
          scope: SCOPE,
          response_mode: 'query',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(loginHint !== null && { login_hint: loginHint }),
          // Somebody refused may have another account, and no other way to it.
          ...(connection.type === 'GOOGLE' && { prompt: 'select_account' }),
        });
        return { request: { kind: 'REDIRECT', url: url.href }, secrets: { codeVerifier, nonce } };
      } catch (error) {
        return { failure: toDiscoveryFailure(error) };
      }
    },

    async read(connection, answer) {
      let configuration: Configuration;
      try {
        configuration = await discover(connection);
      } catch (error) {
        return { failure: toDiscoveryFailure(error) };
      }
      try {
        return { identity: await redeem(configuration, answer) };
      } catch (error) {
        return { failure: toSsoFailure(error) };
      }
    },

    async signOut(connection, { hint, returnUrl }) {
      const client = await loadClient();
      try {
        const configuration = await discover(connection);
        if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
        const url = client.buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: returnUrl,
          ...(hint !== null && { id_token_hint: hint }),
        });
        return { kind: 'REDIRECT', url: url.href };
      } catch {
        // Signing out here does not wait for a provider that is down.
        return null;
      }
    },
  };
}

/** Returns the setting that a draft still lacks. */
function findMissing({ issuer, clientId, clientSecret }: OidcConnection): SsoFailure | null {
  if (issuer === '') return { reason: 'SETTINGS', problem: 'issuerRequired', field: 'oidc.issuer' };
  if (clientId === '') return { reason: 'SETTINGS', problem: 'clientIdRequired', field: 'oidc.clientId' };
  return clientSecret === '' ? { reason: 'SETTINGS', problem: 'secretRequired', field: 'oidc.clientSecret' } : null;
}

/** Loaded with the first sign-in. */
const loadClient = () => import('openid-client');

/** Returns what the provider says of the person beside a short id token; nothing where the token names an address. */
async function readProfile(
  configuration: Configuration,
  accessToken: string,
  { sub, email }: IDToken,
): Promise<object> {
  if (email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  const { fetchUserInfo } = await loadClient();
  return fetchUserInfo(configuration, accessToken, sub);
}
