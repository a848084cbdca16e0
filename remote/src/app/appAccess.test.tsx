import type { ConsentRequest } from '@portal/shared/contract/oauth';
import { screen, waitFor, within } from '@testing-library/react';
import { authRoutes } from '../auth/index.ts';
import { replacePage } from '../browser/replacePage.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { appAccessRoutes } from '../app-access/index.ts';

jest.mock('../browser/replacePage.ts', () => ({ replacePage: jest.fn() }));

const led = jest.mocked(replacePage);
afterEach(() => led.mockClear());

const REQUEST: ConsentRequest = {
  requestId: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
  csrf: 'csrf-1',
  clientId: 'rpc_live_1',
  appName: 'Relay Desk',
  organizationName: 'Alder & Finch',
  organizationAccess: false,
  groups: [],
  accounts: [{ accountIdentifier: 'A20001', displayName: 'Marketing US' }],
  scopes: ['catalog:read', 'orders:write'],
  scopesBeyondRights: ['orders:write'],
  state: 's 1',
  returnHost: 'relay.example',
  expiresAt: '2026-11-20T10:10:00.000Z',
};
const AUTHORIZE = '/oauth_authorize?client_id=rpc_live_1&scope=catalog%3Aread&state=s+1&code_challenge=x';
const confirm = (changes: Readonly<Record<string, string>> = {}) =>
  `/confirm_access?${new URLSearchParams({
    client_id: REQUEST.clientId,
    scope: REQUEST.scopes.join(' '),
    state: REQUEST.state,
    request_id: REQUEST.requestId,
    _csrf: REQUEST.csrf,
    ...changes,
  }).toString()}`;

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: [...authRoutes, ...appAccessRoutes],
    path,
    chrome: 'full',
    api: apiServer({
      'POST /oauth/requests': () => REQUEST,
      'GET /oauth/requests/:requestId': () => REQUEST,
      'POST /oauth/requests/:requestId/decision': () => ({ redirectTo: 'https://relay.example/back?state=s+1' }),
      ...handlers,
    }),
  });

test('signed out, sign-in comes first; then the question says what the app may and may not do, and the answer leads back', async () => {
  let isSignedIn = false;
  const { user, api, location } = await open(AUTHORIZE, {
    'POST /authenticate/refresh': () =>
      isSignedIn ? buildTokens() : { status: 401, body: buildError({ status: 401, i18nKey: 'error.session.ended' }) },
    'POST /authenticate': () => {
      isSignedIn = true;
      return { jwt: buildTokens(), mfa: null, expiredPasswordToken: null };
    },
  });
  await user.type(await screen.findByLabelText(/^Email/), 'ada@demo.example');
  await user.type(screen.getByLabelText(/^Password/), 'Demo-Portal-2026!{Enter}');
  expect(await screen.findByRole('heading', { name: 'Allow Relay Desk to act for you?' })).toBeVisible();
  expect(api.calls('POST /oauth/requests').map(({ body }) => body)).toEqual([
    {
      client_id: 'rpc_live_1',
      scope: 'catalog:read',
      state: 's 1',
      redirect_uri: '',
      code_challenge: 'x',
      code_challenge_method: '',
    },
  ]);
  expect(location()).toBe(confirm());
  expect(screen.queryByRole('navigation')).toBeNull();
  const may = within(screen.getByRole('list', { name: 'It may' }));
  expect(may.getByText('Read the catalog')).toBeVisible();
  expect(may.getByText('Not now: you do not have this permission yourself.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'It may not' })).getByText('Read orders')).toBeVisible();
  expect(screen.getByText('Marketing US')).toBeVisible();
  expect(screen.getByText('ada@demo.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(led).toHaveBeenCalledWith('https://relay.example/back?state=s+1'));
  expect(api.calls('POST /oauth/requests/:requestId/decision').map(({ body }) => body)).toEqual([
    { decision: 'DENY', _csrf: 'csrf-1' },
  ]);
});

test('somebody else signs in, and is asked about the same request', async () => {
  const { user, location } = await open(AUTHORIZE);
  await user.click(await screen.findByRole('button', { name: 'Not you?' }));
  await waitFor(() => expect(sessionStorage.getItem('portal.wanted@1')).toBe(AUTHORIZE));
  await waitFor(() => expect(location()).toBe('/login'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible());
});

test.each([
  ['another _csrf', confirm({ _csrf: 'other' }), {}, /not the one on which the app/],
  ['another app', confirm({ client_id: 'other' }), {}, /do not know this app/],
  ['another scope', confirm({ scope: 'accounts:read' }), {}, /that it may not have/],
  ['no request', '/confirm_access', {}, /has expired/],
  [
    'an unknown app',
    AUTHORIZE,
    {
      'POST /oauth/requests': () => ({ status: 404, body: buildError({ status: 404, i18nKey: 'error.oauth.client' }) }),
    },
    /do not know this app/,
  ],
  [
    'emulation',
    AUTHORIZE,
    { 'GET /account': () => buildPrincipal({ emulationPlatformId: 't-17' }) },
    /You are emulating an organization/,
  ],
] as const)('%s is said on a page, and leads nowhere', async (_name, path, handlers, text) => {
  await open(path, handlers);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(led).not.toHaveBeenCalled();
});

test('a request that was answered meanwhile says so after the decision; an answer that was lost can be sent again', async () => {
  const { user, api } = await open(confirm(), {
    'POST /oauth/requests/:requestId/decision': () => ({ status: 503 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  api.use({
    'POST /oauth/requests/:requestId/decision': () => ({
      status: 409,
      body: buildError({ status: 409, i18nKey: 'error.oauth.used' }),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText(/was answered already/)).toBeVisible();
  expect(led).not.toHaveBeenCalled();
});
