import { createHash, randomBytes } from 'node:crypto';
import { array, number, object, string } from 'yup';
import { callPortal, type PortalAnswer } from './callPortal.ts';
import type { RelayConfig } from './RelayConfig.ts';
import type { CatalogueBrand, Tokens } from './Visit.ts';

/** The scopes that Relay Desk asks people for: it may not read the orders of others. */
const SCOPE = 'catalog:read accounts:read orders:write';
const BYTES = 32;

export const randomText = (): string => randomBytes(BYTES).toString('base64url');

/** Returns the address at which the portal asks a person, by authorisation code with PKCE (S256). */
export function authorizeAddress(
  { portalUrl, clientId, redirectUri }: RelayConfig,
  { state, verifier }: { readonly state: string; readonly verifier: string },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${portalUrl}/oauth/auth?${query.toString()}`;
}

const tokensSchema = object({
  access_token: string().required(),
  expires_in: number().required(),
  refresh_token: string().nullable().default(null),
  scope: string().default(SCOPE),
});
const errorSchema = object({ error: string().required() });

/** The answer of the token endpoint: tokens, the standard's error, or none at all. */
export type TokenAnswer =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable' };

async function askForTokens(config: RelayConfig, fields: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  const { clientId, clientSecret, now = () => new Date() } = config;
  const answer = await callPortal(config, {
    method: 'POST',
    path: '/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  if (answer === null) return { kind: 'unreachable' };
  if (!tokensSchema.isValidSync(answer.body)) return { kind: 'refused', error: errorOf(answer) };
  const given = tokensSchema.cast(answer.body);
  return {
    kind: 'tokens',
    tokens: {
      accessToken: given.access_token,
      refreshToken: given.refresh_token,
      scope: given.scope,
      expiresAt: new Date(now().getTime() + given.expires_in * 1000).toISOString(),
    },
  };
}

const errorOf = ({ status, body }: PortalAnswer): string =>
  errorSchema.isValidSync(body) ? errorSchema.cast(body).error : String(status);

export const redeemCode = (config: RelayConfig, code: string, verifier: string): Promise<TokenAnswer> =>
  askForTokens(config, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: config.redirectUri,
    code_verifier: verifier,
  });

export const refreshTokens = (config: RelayConfig, refreshToken: string): Promise<TokenAnswer> =>
  askForTokens(config, { grant_type: 'refresh_token', refresh_token: refreshToken });

const catalogueSchema = object({
  brands: array(object({ brandName: string().required(), items: array().default([]) })).required(),
});

/** The call that the app shows, for the person who allowed it. */
export const CALL = 'GET /v2/catalogs';

/** Reads the catalogue; the brands are null when the portal refuses. */
export async function readCatalogue(
  config: RelayConfig,
  accessToken: string,
): Promise<{ readonly status: number; readonly brands: readonly CatalogueBrand[] | null } | null> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await callPortal(config, { method: 'GET', path: '/v2/catalogs?verbose=false', headers });
  if (answer === null) return null;
  const { status, body } = answer;
  if (status !== 200 || !catalogueSchema.isValidSync(body)) return { status, brands: null };
  const { brands } = catalogueSchema.cast(body);
  return { status, brands: brands.map(({ brandName, items }) => ({ name: brandName, items: items.length })) };
}
