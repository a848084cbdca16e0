import type Provider from 'oidc-provider';
import type { errors as OidcErrors, TokenEndpointGrantContext } from 'oidc-provider';
import type { ApiScope } from '@portal/shared/domain/access/apiScopes';

interface ClientCredentialsDeps {
  readonly provider: Provider;
  readonly errors: typeof OidcErrors;
  readonly readScopes: (clientId: string) => Promise<readonly ApiScope[]>;
}

/**
 * Issues a token to a client for itself: with the scopes that it asks for, all of its own without any. The grant of the OAuth server
 * would let scopes pass that it does not know.
 */
export const createClientCredentialsGrant =
  ({ provider, errors, readScopes }: ClientCredentialsDeps) =>
  async (ctx: TokenEndpointGrantContext): Promise<void> => {
    const { client, params } = ctx.oidc;
    const own: readonly string[] = await readScopes(client.clientId);
    const { scope: given } = params;
    const asked = typeof given === 'string' ? [...new Set(given.split(' '))] : own;
    const foreign = asked.filter((one) => !own.includes(one));
    if (foreign.length > 0) throw new errors.InvalidScope('requested scope is not allowed', foreign.join(' '));
    const scope = asked.join(' ');
    const token = new provider.ClientCredentials({ client, scope });
    ctx.body = {
      access_token: await token.save(),
      expires_in: token.expiration,
      scope,
      token_type: 'Bearer',
    };
  };
