import type { SignInPolicyBody } from '@portal/shared/contract/signInPolicy';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { authenticationRoutes } from './index.ts';
import { buildSignInPolicy, buildSsoConnection, buildSsoDomain } from './testing/buildSignIn.ts';

const HANDLERS: Handlers = {
  'GET /sign-in-policy': () => buildSignInPolicy(),
  'GET /sso/connections': () => [buildSsoConnection()],
  'GET /sso/domains': () => [],
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: authenticationRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

test('ways to sign in and codes are switched after saying whom it concerns; the last one is locked, and a conflict loses nothing', async () => {
  let policy = buildSignInPolicy();
  const { user, api } = await open('/authentication', {
    'GET /sign-in-policy': () => policy,
    'PUT /sign-in-policy': ({ body }) => {
      const { password, codes } = body as SignInPolicyBody;
      policy = { ...policy, version: policy.version + 1, codes, password: { ...policy.password, isOn: password } };
      return policy;
    },
    'POST /sso/connections/:connectionId/state': () => buildSsoConnection({ state: 'ENABLED' }),
  });
  const email = await screen.findByRole('switch', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(/At least one way to get codes stays on/);
  await user.click(email);
  expect(api.calls('PUT /sign-in-policy')).toEqual([]);

  await user.click(screen.getByRole('switch', { name: 'Password' }));
  const off = within(await screen.findByRole('dialog', { name: 'Switch off “Password”?' }));
  expect(off.getByText(/57 people sign in this way/)).toBeVisible();
  await user.click(off.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Password' })).not.toBeChecked());

  await user.click(screen.getByRole('radio', { name: /^Required/ }));
  const require = within(await screen.findByRole('dialog', { name: 'Require sign-in codes?' }));
  expect(require.getByText(/53 people set up a way to get codes first/)).toBeVisible();
  await user.click(require.getByRole('button', { name: 'Require codes' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Required/ })).toBeChecked());
  expect(api.calls('PUT /sign-in-policy').map(({ body }) => body)).toEqual([
    { version: 3, password: false, google: false, codes: 'OPTIONAL', factors: ['EMAIL'] },
    { version: 4, password: false, google: false, codes: 'REQUIRED', factors: ['EMAIL'] },
  ]);

  const conflict = { status: 409, i18nKey: 'error.sso.policyChanged', values: { name: 'Grace Hopper' } };
  api.use({ 'PUT /sign-in-policy': () => ({ status: 409, body: buildError(conflict) }) });
  await user.click(screen.getByRole('switch', { name: 'Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Grace Hopper changed the sign-in settings');

  await user.click(screen.getByRole('switch', { name: 'Alder OIDC' }));
  const enable = within(await screen.findByRole('dialog', { name: 'Enable “Alder OIDC” for everyone?' }));
  expect(enable.getByText(/12 people with an address at alder-finch\.example/)).toBeVisible();
  await user.click(enable.getByRole('button', { name: 'Enable for all' }));
  expect(await screen.findByText('“Alder OIDC” is enabled for everyone.')).toBeVisible();
  expect(api.calls('POST /sso/connections/:connectionId/state').map(({ body }) => body)).toEqual([
    { state: 'ENABLED', version: 5, shown: null },
  ]);
});

test('a domain is added, proven by its record, and then leads only through the company with an administrator apart', async () => {
  let domains = [buildSsoDomain()].slice(1);
  const grace = { userId: '7', name: 'Grace Hopper', email: 'grace@alder-finch.example' };
  const { user, api, location } = await open('/authentication', {
    'GET /sso/connections': () => [buildSsoConnection({ state: 'ENABLED' })],
    'GET /sso/domains': () => domains,
    'GET /sso/administrators': () => [grace],
    'POST /sso/domains': () => {
      domains = [buildSsoDomain()];
      return buildSsoDomain();
    },
    'POST /sso/domains/:domainId/check': () => {
      const found = api.calls('POST /sso/domains/:domainId/check').length > 1;
      const checked = found
        ? buildSsoDomain({ state: 'VERIFIED' })
        : buildSsoDomain({ checkProblem: 'error.sso.dnsMissing' });
      domains = [checked];
      return checked;
    },
    'PUT /sso/domains/:domainId': () => buildSsoDomain({ state: 'VERIFIED', onlyCompany: true, version: 3 }),
  });
  await user.click(await screen.findByRole('link', { name: 'Add domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }));
  await user.type(dialog.getByLabelText(/Domain/), ' alder-finch.example ');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText('portal-verification=9f8a')).toBeVisible();
  expect(location()).toBe('/authentication/domains/d1');
  expect(api.calls('POST /sso/domains').map(({ body }) => body)).toEqual([{ domain: 'alder-finch.example' }]);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/We found no TXT record at _portal\.alder-finch\.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));

  await user.click(await screen.findByRole('checkbox', { name: 'Only through the company' }));
  await user.click(screen.getByRole('button', { name: 'Save domain' }));
  expect(await screen.findByText(/Name at least one administrator/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Grace Hopper/ }));
  await user.selectOptions(screen.getByLabelText('Its people are led to'), 'Alder OIDC');
  await user.click(screen.getByRole('button', { name: 'Save domain' }));
  expect(await screen.findByText('alder-finch.example was saved.')).toBeVisible();
  expect(api.calls('PUT /sso/domains/:domainId').map(({ body }) => body)).toEqual([
    { version: 2, connectionId: 'c1', onlyCompany: true, exemptUserIds: ['7'] },
  ]);
});

test('a proven domain whose record is gone says since when, keeps its form, and is checked again', async () => {
  let domain = buildSsoDomain({ state: 'VERIFIED', missingSince: '2026-11-20T09:00:00Z' });
  const { user } = await open('/authentication/domains/d1', {
    'GET /sso/domains': () => [domain],
    'GET /sso/administrators': () => [],
    'POST /sso/domains/:domainId/check': () => {
      domain = buildSsoDomain({ state: 'VERIFIED' });
      return domain;
    },
  });
  expect(await screen.findByText(/^Not found since/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save domain' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The record of alder-finch.example is there again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Not found since/)).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});
