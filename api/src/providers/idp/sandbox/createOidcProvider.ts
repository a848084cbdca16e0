import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { AllClientMetadata, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { createMemoryAdapter, type IssuedPayloads } from './createMemoryAdapter.ts';
import type { IdpContext, IdpPerson } from './IdpContext.ts';
import { IDP_ROOT, SANDBOX_CLIENT_SECRET } from './idpPaths.ts';
import { tamperIdToken } from './tamperIdToken.ts';

const KEY_ID = 'sandbox';
/** Longer than the portal waits for a provider. */
const SLOW_MS = 8_000;

/** A provider of OpenID Connect that trusts every client with the sandbox's secret, and leads back to the portal alone. */
export async function createOidcProvider(context: IdpContext, path: string): Promise<Provider> {
  const { Provider, interactionPolicy } = await import('oidc-provider');
  const jwk = await readKey(context);
  const name = path.slice(1);
  const issued: IssuedPayloads = new Map();
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(`${context.url()}${path}`, {
    adapter: (model) => {
      const kept = createMemoryAdapter(issued, model);
      return model === 'Client' ? { ...kept, find: (id) => Promise.resolve(toClient(id, context)) } : kept;
    },
    claims: { openid: ['sub'], profile: ['given_name', 'family_name', 'name'], email: ['email', 'email_verified'] },
    // As Google and Entra do.
    conformIdTokenClaims: false,
    cookies: {
      keys: [SANDBOX_CLIENT_SECRET],
      names: { session: `idp_${name}`, interaction: `idp_${name}_sign_in`, resume: `idp_${name}_resume` },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: askToLeave, postLogoutSuccessSource: sayGoodbye },
    },
    findAccount: (_ctx, subject) => {
      const person = context.people.get(subject);
      return person && { accountId: subject, claims: () => toClaims(person, context) };
    },
    interactions: { policy, url: (_ctx, { uid }) => `${new URL(context.url()).pathname}${path}/sign-in/${uid}` },
    jwks: { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, Session: 36_000 },
  });
  provider.proxy = true;
  const isOfPortal = (address: string): boolean =>
    URL.canParse(address) && context.portals.includes(new URL(address).origin);
  provider.Client.prototype.redirectUriAllowed = isOfPortal;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOfPortal;
  provider.use(async (ctx, next) => {
    if (context.hasFault('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await next();
    const body: unknown = ctx.body;
    if (isTokens(body))
      ctx.body = { ...body, id_token: await tamperIdToken(body.id_token, { kid: KEY_ID, jwk }, context.hasFault) };
  });
  return provider;
}

/** Any client id is registered; its own return addresses are judged by origin. */
const toClient = (id: string, { portals }: IdpContext): AllClientMetadata => ({
  client_id: id,
  client_secret: SANDBOX_CLIENT_SECRET,
  redirect_uris: [...portals],
  token_endpoint_auth_method: 'client_secret_post',
});

const toClaims = ({ subject, email, givenName, familyName }: IdpPerson, { hasFault }: IdpContext) => ({
  sub: subject,
  email,
  email_verified: !hasFault('email'),
  given_name: givenName,
  family_name: familyName,
  name: `${givenName} ${familyName}`,
});

/** The key outlives the process, so that a restart between code and token does not matter. */
async function readKey({ keys }: IdpContext): Promise<JWK> {
  const kept = keys.get(KEY_ID);
  if (kept !== undefined) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  keys.put(KEY_ID, jwk);
  return jwk;
}

const isTokens = (body: unknown): body is { readonly id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="${IDP_ROOT}/style.css"><main><h1>${title}</h1>${content}</main></html>`;

function askToLeave(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = page(
    'Sign out of the sandbox',
    `${form}<button class="primary" autofocus form="op.logoutForm" value="yes" name="logout">Sign out</button>`,
  );
}

function sayGoodbye(ctx: KoaContextWithOIDC): void {
  ctx.body = page('Signed out', '<p>You are signed out of the sandbox.</p>');
}
