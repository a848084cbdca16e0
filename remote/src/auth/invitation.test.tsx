import { cleanup, screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildTerms } from '../testing/builders/buildTerms.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { authRoutes } from './index.ts';
import { fullTest } from '../testing/fullTest.ts';

const rows: readonly RouteRow[] = [
  ...authRoutes,
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'My profile',
    page: () => Promise.resolve(() => <h1>My profile</h1>),
  },
];
const PASSWORD = 'Lantern-Harbour-7!';
const nobody = { status: 401, body: buildError({ status: 401 }) };
const invitation = {
  email: 'camille@demo.example',
  firstName: 'Camille',
  organisation: 'Alder & Finch',
  leaves: null,
  onlyCompany: false,
  langKey: 'en',
  expiresAt: '2026-11-27T10:00:00.000Z',
};
const signedIn = { jwt: buildTokens(), mfa: null, expiredPasswordToken: null };

const open = (path: string, handlers: Handlers) =>
  renderRoute({
    rows,
    path,
    api: apiServer({ 'POST /authenticate/refresh': () => nobody, 'GET /terms': () => buildTerms(), ...handlers }),
  });

async function setPassword(user: Awaited<ReturnType<typeof open>>['user'], button: string) {
  await user.type(await screen.findByLabelText(/^New password/, { selector: 'input' }), PASSWORD);
  await user.type(screen.getByLabelText(/^Confirm new/, { selector: 'input' }), PASSWORD);
  await user.click(screen.getByRole('button', { name: button }));
}

async function acceptInvitation(user: Awaited<ReturnType<typeof open>>['user'], button: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the terms of service' }));
  await setPassword(user, button);
}

describe('an invitation', () => {
  test('says who invites whom; a password accepts it and signs in', async () => {
    const { user, api } = await open('/invite/token/abc', {
      'GET /account/invitation/:token': () => invitation,
      'POST /account/invitation/finish': () => signedIn,
    });
    expect(
      await screen.findByText('Alder & Finch has invited you. Set a password for camille@demo.example to begin.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^New password/, { selector: 'input' })).toHaveFocus());
    await acceptInvitation(user, 'Set password and sign in');
    expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
    expect(api.calls('POST /account/invitation/finish')[0]?.body).toEqual({
      token: 'abc',
      newPassword: PASSWORD,
      terms: { version: '2026-11', language: 'en' },
    });
  });

  test('of a company that signs its people in asks for no password, and leads there with the address', async () => {
    const { user, location } = await open('/invite/token/abc', {
      'GET /account/invitation/:token': () => ({ ...invitation, onlyCompany: true }),
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in with your company' }));
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue('camille@demo.example'));
    expect(location()).toBe('/login/SSO');
  });

  fullTest('to move says what is lost in the other organisation; a password accepts it, and one can stay', async () => {
    const { user, api } = await open('/invite/token/abc', {
      'GET /account/invitation/:token': () => ({ ...invitation, leaves: 'Pocket Lantern' }),
      'POST /account/invitation/finish': () => signedIn,
    });
    expect(
      await screen.findByText('Alder & Finch would like you to move there from Pocket Lantern. If you accept:'),
    ).toBeVisible();
    expect(screen.getByText('You lose your access to Pocket Lantern and its accounts.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stay with Pocket Lantern' })).toHaveAttribute('href', '/login');
    await acceptInvitation(user, 'Accept, set password and sign in');
    expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
    expect(api.calls('POST /account/invitation/finish')).toHaveLength(1);
  });

  test('speaks the language of its mail, unless another was chosen on this device', async () => {
    const handlers = { 'GET /account/invitation/:token': () => ({ ...invitation, langKey: 'fr' }) };
    await open('/invite/token/abc', handlers);
    expect(await screen.findByRole('button', { name: 'Définir le mot de passe et se connecter' })).toBeVisible();
    cleanup();
    window.localStorage.setItem('portal.device.language@1', 'ja');
    await open('/invite/token/abc', handlers);
    expect(await screen.findByRole('button', { name: 'パスワードを設定してサインイン' })).toBeVisible();
  });

  fullTest('goes on to the phone where a code is asked for', async () => {
    const mfa = {
      type: null,
      types: [],
      destination: null,
      resendAt: null,
      expiresAt: invitation.expiresAt,
      isRemembered: false,
      asOf: invitation.expiresAt,
    };
    const { user } = await open('/invite/token/abc', {
      'GET /account/invitation/:token': () => invitation,
      'POST /account/invitation/finish': () => ({ jwt: null, mfa, expiredPasswordToken: null }),
    });
    await acceptInvitation(user, 'Set password and sign in');
    expect(await screen.findByRole('heading', { name: 'Register your phone' })).toBeVisible();
  });

  test('that has expired is asked for anew, and a failure of that says so', async () => {
    const gone = buildError({ status: 410, i18nKey: 'error.invitation.expired' });
    const { user, api } = await open('/invite/token/abc', {
      'GET /account/invitation/:token': () => ({ status: 410, body: gone }),
      'POST /account/invitation/ask': () => ({ status: 503 }),
    });
    expect(await screen.findByText('This invitation has expired. Request another one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request another invitation' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'POST /account/invitation/ask': () => null });
    await user.click(screen.getByRole('button', { name: 'Request another invitation' }));
    expect(await screen.findByText('If the invitation was yours, another email is on its way.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test.each([
    [404, 'error.invitation.unknown', /does not exist/],
    [410, 'error.invitation.used', /already accepted/],
    [409, 'error.activation.failed', /could not activate your access/],
  ])('%i %s has a sentence of its own and leads to sign-in', async (status, i18nKey, text) => {
    await open('/invite/token/abc', {
      'GET /account/invitation/:token': () => ({ status, body: buildError({ status, i18nKey }) }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request another invitation' })).not.toBeInTheDocument();
  });
});

fullTest('a password that has expired is replaced, then signs in', async () => {
  const { user, api, location } = await open('/login', {
    'POST /authenticate': () => ({ jwt: null, mfa: null, expiredPasswordToken: 'tok' }),
    'POST /account/reset-password/finish': () => null,
  });
  await user.type(await screen.findByLabelText(/^Email/), 'ada@demo.example');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo-Portal-2026!{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your password has expired' })).toBeVisible();
  await setPassword(user, 'Set password');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(location()).toBe('/login');
  expect(api.calls('POST /account/reset-password/finish')[0]?.body).toEqual({ token: 'tok', newPassword: PASSWORD });
});
