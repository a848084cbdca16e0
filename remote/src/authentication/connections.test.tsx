import type { SsoEnding, SsoTest } from '@portal/shared/contract/ssoConnections';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { chooseFromMore } from '../testing/chooseFromMore.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { authenticationRoutes } from './index.ts';
import { buildSignInPolicy, buildSsoConnection } from './testing/buildSignIn.ts';

const CONNECTION = '/authentication/connections/c1';

const TEST: SsoTest = {
  testId: 't1',
  state: 'SUCCEEDED',
  claims: [{ name: 'email', value: 'grace@alder-finch.example' }],
  person: { name: 'Grace Hopper', email: 'grace@alder-finch.example', roleName: 'Standard', isNew: true },
  problem: null,
  expiresAt: '2026-11-20T09:10:00Z',
};

const HANDLERS: Handlers = {
  'GET /sign-in-policy': () => buildSignInPolicy(),
  'GET /sso/connections': () => [buildSsoConnection()],
  'GET /sso/domains': () => [],
  'GET /sso/connections/:connectionId': () => buildSsoConnection(),
  'GET /sso/service-urls': () => ({ ...buildSsoConnection().serviceUrls, connectionId: 'c1' }),
  'GET /sso/connections/:connectionId/test/:testId': () => TEST,
  'POST /sso/connections/:connectionId/test': () => ({
    testId: 't1',
    redirectUrl: 'https://login.alder-finch.example/authorize',
    expiresAt: TEST.expiresAt,
  }),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows: authenticationRoutes, path, api: apiServer({ ...HANDLERS, ...handlers }) });

test('a connection is filled by what its provider gives, with our addresses beside it, and saved without its secret in a draft', async () => {
  const read = { issuer: 'https://login.alder-finch.example', signOutSupported: true };
  const { user, api, location, services } = await open('/authentication/connections/create', {
    'POST /sso/read-provider': () => ({ type: 'OIDC', displayName: null, oidc: read, saml: null }),
    'POST /sso/connections': () => buildSsoConnection({ state: 'DRAFT' }),
  });
  expect(await screen.findByText('https://portal.example/api/sso/c1/callback')).toBeVisible();
  await user.click(screen.getByLabelText('Paste what your provider gives you'));
  await user.paste('https://login.alder-finch.example/.well-known/openid-configuration');
  await user.click(screen.getByRole('button', { name: 'Fill the fields' }));
  expect(await screen.findByText('Filled: Protocol and Issuer or discovery URL')).toBeVisible();
  expect(screen.getByLabelText('Issuer or discovery URL')).toHaveValue('https://login.alder-finch.example');
  await user.type(screen.getByLabelText('Client ID'), 'portal');
  await user.type(screen.getByLabelText('Client secret'), 'hush-hush');
  await user.click(screen.getByRole('button', { name: 'Save connection' }));
  expect(await screen.findByText('Give the connection a name.')).toBeVisible();
  await user.type(screen.getByLabelText(/Name/), 'Alder OIDC');
  expect(JSON.stringify(services.drafts.all())).not.toContain('hush-hush');
  await user.click(screen.getByRole('button', { name: 'Save connection' }));
  await waitFor(() => expect(location()).toBe(CONNECTION));
  expect(api.calls('POST /sso/connections').map(({ body }) => body)).toEqual([
    {
      type: 'OIDC',
      displayName: 'Alder OIDC',
      mfaBypass: false,
      oidc: { issuer: 'https://login.alder-finch.example', clientId: 'portal', clientSecret: 'hush-hush' },
      saml: null,
      newPeople: null,
      connectionId: 'c1',
    },
  ]);
});

test('a test opens the provider in another tab, and shows the person, or leads to the field to change', async () => {
  const replace = jest.fn();
  // jsdom opens no window, and a whole one cannot be built: the page takes `opener` and `location.replace` of it alone.
  jest.spyOn(window, 'open').mockReturnValue({ opener: window, location: { replace } } as unknown as Window);
  const problem = {
    i18nKey: 'error.sso.issuerMismatch',
    values: { issuer: 'https://x.example' },
    field: 'oidc.issuer',
  };
  const { user, api, location } = await open(CONNECTION);
  await user.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText(/Grace Hopper .* would be added with the role Standard/)).toBeVisible();
  expect(replace).toHaveBeenCalledWith('https://login.alder-finch.example/authorize');
  expect(location()).toBe(`${CONNECTION}?test=t1`);
  api.use({
    'GET /sso/connections/:connectionId/test/:testId': () => ({
      ...TEST,
      testId: 't2',
      state: 'FAILED',
      person: null,
      problem,
    }),
    'POST /sso/connections/:connectionId/test': () => ({
      testId: 't2',
      redirectUrl: 'https://login.alder-finch.example/authorize',
      expiresAt: TEST.expiresAt,
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('The provider calls itself https://x.example. Use that address.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change this setting' }));
  await waitFor(() => expect(screen.getByLabelText('Issuer or discovery URL')).toHaveFocus());
});

fullTest('a save that somebody else was ahead of keeps what was typed, and can load the current version', async () => {
  const conflict = { status: 409, i18nKey: 'error.sso.changed', values: { name: 'Grace Hopper' } };
  const { user, api } = await open(`${CONNECTION}/edit`, {
    'PUT /sso/connections/:connectionId': () => ({ status: 409, body: buildError(conflict) }),
  });
  const name = await screen.findByLabelText(/Name/);
  await user.type(name, ' 2');
  api.use({ 'GET /sso/connections/:connectionId': () => buildSsoConnection({ displayName: 'Alder', version: 6 }) });
  await user.click(screen.getByRole('button', { name: 'Save connection' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Grace Hopper changed this connection');
  expect(name).toHaveValue('Alder OIDC 2');
  await user.click(screen.getByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(name).toHaveValue('Alder'));
});

fullTest(
  'a connection that is deleted says whom it concerns; what its set-up lacks is said field by field',
  async () => {
    const lacks = {
      status: 422,
      i18nKey: 'error.sso.incomplete',
      fields: [{ field: 'oidc.clientSecret', i18nKey: 'error.sso.secretRequired' }],
    };
    const changed = { status: 409, i18nKey: 'error.sso.endingChanged' };
    const nobody = { connection: 0, password: 0, newPassword: 0, google: 0, none: 0 };
    let ending: SsoEnding = { people: 12, ways: { ...nobody, connection: 3, password: 8, none: 1 }, shown: 's1' };
    const { user, api, location } = await open(CONNECTION, {
      'POST /sso/connections/:connectionId/state': () => ({ status: 422, body: buildError(lacks) }),
      'GET /sso/connections/:connectionId/ending': () => ending,
      'DELETE /sso/connections/:connectionId': () =>
        ending.people === 0 ? new Response(null, { status: 204 }) : { status: 409, body: buildError(changed) },
    });
    await user.click(await screen.findByRole('button', { name: 'Enable for all' }));
    const enable = within(await screen.findByRole('dialog', { name: /^Enable/ }));
    await user.click(enable.getByRole('button', { name: 'Enable for all' }));
    expect(await enable.findByRole('link', { name: 'Enter the client secret.' })).toHaveAttribute(
      'href',
      `${CONNECTION}/edit?field=oidc.clientSecret`,
    );
    await user.click(enable.getByRole('button', { name: 'Cancel' }));
    await chooseFromMore(user, 'Actions for Alder OIDC', 'Delete connection');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Alder OIDC”?' }));
    expect(await dialog.findByText(/^12 people come in by it now/)).toBeVisible();
    const afterwards = dialog.getByRole('region', { name: 'How they sign in afterwards' });
    expect(afterwards).toHaveTextContent(/By another connection3By their password8Not at all1$/);
    await user.click(dialog.getByRole('button', { name: 'Delete connection' }));
    expect(await dialog.findByText(/^Something has changed in the meantime/)).toBeVisible();
    ending = { people: 0, ways: nobody, shown: 's2' };
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await chooseFromMore(user, 'Actions for Alder OIDC', 'Delete connection');
    const again = within(await screen.findByRole('dialog', { name: 'Delete “Alder OIDC”?' }));
    expect(await again.findByText('Nobody comes in by it now.')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Delete connection' }));
    expect(api.calls('DELETE /sso/connections/:connectionId').at(-1)?.query.get('shown')).toBe('s2');
    expect(await screen.findByText('“Alder OIDC” was deleted.')).toBeVisible();
    expect(location()).toBe('/authentication');
  },
);

fullTest('answers of a SAML provider are shown beside the connection with why they were refused', async () => {
  await open(`${CONNECTION}/answers`, {
    'GET /sso/connections/:connectionId/answers': () => [
      {
        answerId: 'a1',
        date: '2026-11-20T09:00:00Z',
        isAccepted: false,
        i18nKey: 'error.sso.clockWrong',
        values: {},
        xml: '<Response/>',
      },
    ],
  });
  expect(await screen.findByText(/clocks of your company’s sign-in service/)).toBeVisible();
  expect(screen.getByText('<Response/>')).toBeInTheDocument();
});
