import { rememberConnection } from '@portal/shared/session/rememberedConnection';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../browser/openPage.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPortalLinks } from '../testing/builders/buildPortalLinks.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { authRoutes } from './index.ts';
import { OtherSignIns } from './sign-in/OtherSignIns.tsx';

jest.mock('../browser/openPage.ts', () => ({ openPage: jest.fn() }));

const left = jest.mocked(openPage);
afterEach(() => left.mockClear());

const rows: readonly RouteRow[] = [
  ...authRoutes,
  {
    path: '/order',
    titleKey: 'common:product',
    segmentName: 'Order',
    page: () => Promise.resolve(() => <h1>Choose a reward</h1>),
    start: 1,
  },
  {
    path: '/others',
    titleKey: 'common:product',
    audience: 'public',
    segmentName: 'Other sign-ins',
    page: () => Promise.resolve(OtherSignIns),
  },
];

const refuse = (status: number, i18nKey: string) => ({ status, body: buildError({ status, i18nKey }) });

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows,
    path,
    api: apiServer({ 'POST /authenticate/refresh': () => refuse(401, 'error.session.ended'), ...handlers }),
  });

const PROVIDER = 'https://idp.alder.example/auth?state=1';

test('a password that the company takes the place of leads on; the typed address finds the company', async () => {
  let isKnown = false;
  const { user, api, location } = await open('/login', {
    'POST /authenticate': () => refuse(403, 'error.sso.companyOnly'),
    'POST /authenticate/sso': () =>
      isKnown
        ? { redirectUrl: PROVIDER, connections: [] }
        : {
            status: 422,
            body: buildError({ fields: [{ field: 'email', i18nKey: 'error.sso.noCompany' }] }),
          },
  });
  await user.type(await screen.findByLabelText(/^Email/), 'zoe@alder-finch.example');
  await user.type(screen.getByLabelText(/^Password/), 'Demo-Portal-2026!{Enter}');
  expect(await screen.findByText(/You sign in through your company/)).toBeVisible();
  const [step] = await screen.findAllByRole('link', { name: 'Sign in with your company' });
  if (step !== undefined) await user.click(step);
  expect(location()).toBe('/login/SSO');
  const email = await screen.findByLabelText(/^Email/);
  expect(email).toHaveValue('zoe@alder-finch.example');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(/No company signs in with addresses like this one/));
  expect(left).not.toHaveBeenCalled();
  isKnown = true;
  await user.clear(email);
  await user.type(email, 'zoe@alder.example');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
  expect(api.calls('POST /authenticate/sso').at(-1)?.body).toEqual({ email: 'zoe@alder.example' });
});

test('a result is redeemed once and signs in; a code is asked for as after a password', async () => {
  const { api } = await open('/login/SSO?result=r-1', {
    'POST /authenticate/sso/finish': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }),
  });
  expect(await screen.findByRole('heading', { name: 'Choose a reward' })).toBeVisible();
  expect(api.calls('POST /authenticate/sso/finish').map(({ body }) => body)).toEqual([{ result: 'r-1' }]);
});

test.each([
  ['?result=r-1', 'error.sso.resultEnded', /already used or took too long/],
  ['?result=r-1', 'error.sso.otherBrowser', /begun in another browser/],
  ['?result=r-1', 'error.sso.unknownPerson', /Ask an administrator of your organization/],
  ['?error=cancelled', null, /You canceled/],
  ['?error=fromNewerServer', null, /did not succeed/],
])('%s with %s says why, and begins anew', async (search, key, text) => {
  await open(`/login/SSO${search}`, {
    ...(key !== null && { 'POST /authenticate/sso/finish': () => refuse(410, key) }),
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a session that ended leads back to its connection with the warning, by itself only where the dialog asks for it', async () => {
  rememberConnection('c1');
  const { user, api, location, navigate } = await open('/order', {
    'POST /authenticate/sso': () => ({ redirectUrl: PROVIDER, connections: [] }),
  });
  expect(await screen.findByText('You were signed out. Sign in again to continue.')).toBeVisible();
  expect(location()).toBe('/login/SSO');
  expect(left).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign in with your company' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  navigate('/login');
  await screen.findByRole('heading', { name: 'Sign in' });
  navigate('/login/SSO?begin=1');
  await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  expect(location()).toBe('/login/SSO');
  expect(api.calls('POST /authenticate/sso').map(({ body }) => body)).toEqual([
    { connectionId: 'c1' },
    { connectionId: 'c1' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Use another email address' }));
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('');
});

test('Google is there only where it is offered', async () => {
  const { user, api } = await open('/others', {
    'GET /portal-links': () => buildPortalLinks({ googleSignIn: true }),
    'POST /authenticate/sso': () => ({ redirectUrl: 'https://accounts.google.example/', connections: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://accounts.google.example/'));
  expect(api.calls('POST /authenticate/sso')[0]?.body).toEqual({ connectionId: 'google' });
});

fullTest('of several connections one is chosen', async () => {
  const { user } = await open('/login/SSO', {
    'POST /authenticate/sso': ({ body }) =>
      JSON.stringify(body).includes('c2')
        ? { redirectUrl: PROVIDER, connections: [] }
        : {
            redirectUrl: null,
            connections: [
              { connectionId: 'c1', displayName: 'Alder OIDC' },
              { connectionId: 'c2', displayName: 'Alder SAML' },
            ],
          },
  });
  await user.type(await screen.findByLabelText(/^Email/), 'eve@alder-finch.example{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Alder SAML' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(PROVIDER));
});
