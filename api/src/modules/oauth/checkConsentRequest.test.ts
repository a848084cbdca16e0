import { AppError } from '../../errors/AppError.ts';
import { checkConsentRequest } from './checkConsentRequest.ts';
import { OAUTH_FAILURES } from './oauthErrors.ts';

const { redirect, scope, challenge: challengeFailure } = OAUTH_FAILURES;

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const client = {
  credential: { platformId: 1n, id: 2n },
  type: 'OAUTH_CLIENT' as const,
  clientId: 'rpc_demo',
  displayName: 'Relay Desk',
  secretHash: '',
  redirectUris: ['https://app.example/back'],
  scopes: ['catalog:read', 'orders:write'] as const,
  lastUsedAt: null,
};
const body = {
  client_id: 'rpc_demo',
  scope: 'catalog:read',
  state: 's 1',
  redirect_uri: 'https://app.example/back',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

it('takes what the app is registered for; all scopes, and its only address, where none is named', () => {
  const asked = { clientId: 'rpc_demo', redirectUri: body.redirect_uri, state: 's 1', codeChallenge: challenge };
  expect(checkConsentRequest(client, body)).toEqual({ ...asked, scopes: ['catalog:read'] });
  const short = { ...body, scope: '', redirect_uri: '' };
  expect(checkConsentRequest(client, short)).toEqual({ ...asked, scopes: ['catalog:read', 'orders:write'] });
});

it.each([
  ['another case', { redirect_uri: 'https://app.example/Back' }, redirect],
  ['another port', { redirect_uri: 'https://app.example:8443/back' }, redirect],
  ['another path', { redirect_uri: 'https://app.example/back/' }, redirect],
  ['a path upward', { redirect_uri: 'https://app.example/x/../back' }, redirect],
  ['an unknown scope', { scope: 'catalog:read payroll' }, scope],
  ['a scope of others', { scope: 'orders:read' }, scope],
  ['no challenge', { code_challenge: '' }, challengeFailure],
  ['a plain challenge', { code_challenge_method: 'plain' }, challengeFailure],
  ['a challenge of no method', { code_challenge_method: '' }, challengeFailure],
])('refuses %s', (_name, wrong, failure) => {
  expect(() => checkConsentRequest(client, { ...body, ...wrong })).toThrow(new AppError(failure));
});

it('asks for the address where an app has several', () => {
  const several = { ...client, redirectUris: ['https://app.example/back', 'https://app.example/other'] };
  expect(() => checkConsentRequest(several, { ...body, redirect_uri: '' })).toThrow(new AppError(redirect));
});
