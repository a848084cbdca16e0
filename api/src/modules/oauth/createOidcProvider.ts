import { AsyncLocalStorage } from 'node:async_hooks';
import { timingSafeEqual } from 'node:crypto';
import { PATHS, PORTAL_MOUNT } from '@portal/shared/domain/access/paths';
import { SCOPES_OF_TYPE } from '@portal/shared/domain/access/apiScopes';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { deriveToken, hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Log } from '../../logs/Log.ts';
import { findOauthClient, type RecordIntegration } from '../apiCredentials/index.ts';
import { readJobUser } from '../identity/index.ts';
import { createClientCredentialsGrant } from './clientCredentials.ts';
import { readReference } from './grantReference.ts';
import { toErrorPage } from './errorPage.ts';
import { limitWrongSecrets } from './limitWrongSecrets.ts';
import { createOidcAdapter } from './oidcAdapter.ts';
import { deriveSigningKey } from './signingKey.ts';

export interface OidcProviderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicUrl: string;
  readonly tokenSecret: Buffer;
  readonly recordIntegration: RecordIntegration;
}

const { accessTokenSeconds, codeSeconds, refreshTokenSeconds, requestMs } = SERVER_SETTINGS.oauth;

/** The address below which the OAuth server answers. */
export const OAUTH_MOUNT = '/oauth';

/** Returns the issuer as the standard names it: the address of the OAuth server. */
export const issuerOf = (publicUrl: string): string => `${publicUrl}${OAUTH_MOUNT}`;

/** The parameters that go along to the page of consent. */
const HANDED_ON = ['client_id', 'scope', 'state', 'redirect_uri', 'code_challenge', 'code_challenge_method'];

/** Returns the page of consent for the parameters of a request. */
function toConsentPage(publicUrl: string, params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const name of HANDED_ON) {
    const value = params[name];
    if (typeof value === 'string') query.set(name, value);
  }
  return `${publicUrl}${PORTAL_MOUNT}${PATHS.authorizeApp}?${query.toString()}`;
}

const off = { enabled: false };

/** Makes the OAuth server. Its package is loaded by the first call, since the start of the server need not wait for it. */
export async function createOidcProvider(deps: OidcProviderDeps): Promise<Provider> {
  const { db, clock, log, publicUrl, tokenSecret, recordIntegration } = deps;
  const { default: OidcProvider, errors } = await import('oidc-provider');
  // The adapter is not told for which call it works.
  const revoking = new AsyncLocalStorage<boolean>();
  const readCause = () => (revoking.getStore() === true ? 'APP' : 'TOKEN_REUSED');
  const usedTwice = () => new errors.InvalidGrant('already consumed');
  const configuration: Configuration = {
    adapter: createOidcAdapter({ db, clock, recordIntegration, usedTwice, readCause }),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    cookies: { keys: [deriveToken(tokenSecret, 'oauth cookies', '')] },
    features: {
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId },
      rpInitiatedLogout: off,
      userinfo: off,
    },
    findAccount: async (_ctx, accountId) => {
      const key = readReference(accountId);
      const user = key === null ? null : await readJobUser(db, key);
      return user === null ? undefined : { accountId, claims: () => ({ sub: accountId }) };
    },
    interactions: { url: (_ctx, { params }) => toConsentPage(publicUrl, params) },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    jwks: { keys: [deriveSigningKey(tokenSecret)] },
    pkce: { required: () => true },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = toErrorPage(out, ctx.get('accept-language'));
    },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    scopes: [...SCOPES_OF_TYPE.OAUTH_CLIENT],
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: codeSeconds,
      ClientCredentials: accessTokenSeconds,
      Interaction: requestMs / 1000,
      RefreshToken: refreshTokenSeconds,
      Session: requestMs / 1000,
    },
  };
  const provider = new OidcProvider(issuerOf(publicUrl), configuration);
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = function compareHashes(given) {
    return isSameText(hashToken(given), this.clientSecret ?? '');
  };
  provider.registerGrantType(
    'client_credentials',
    createClientCredentialsGrant({
      provider,
      errors,
      readScopes: async (clientId) => (await findOauthClient(db, clientId, clock.now()))?.scopes ?? [],
    }),
    ['scope'],
  );
  provider.use((ctx, next) => revoking.run(ctx.path === '/token/revocation', next));
  provider.use(limitWrongSecrets({ db, clock }));
  const logFailure = (error: unknown): void =>
    log.error({ event: 'request.failed', route: OAUTH_MOUNT, err: error }, 'A call failed on our side');
  provider.on('server_error', (_ctx, error) => logFailure(error));
  provider.onerror = logFailure;
  return provider;
}

const isSameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};
