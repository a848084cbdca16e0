import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { settingsRoutes } from './index.ts';

const open = (handlers: Handlers = {}, path = '/settings/user') =>
  renderRoute({ rows: settingsRoutes, path, api: apiServer(handlers) });

const passwordForm = async () => within(await screen.findByRole('form', { name: 'Password' }));

describe('my profile', () => {
  test('/settings leads to the first section', async () => {
    const { location } = await open({}, '/settings');
    expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
    expect(location()).toBe('/settings/user');
  });

  test('shows what cannot be changed', async () => {
    await open();
    expect(await screen.findByText('ada@demo.example')).toBeVisible();
    expect(screen.getByText('Admin')).toBeVisible();
    expect(screen.getByText('You work in every group and account of your organization.')).toBeVisible();
    expect(screen.getByText('Marketing US')).toBeVisible();
  });

  test.each([
    ['support lead', 'Support lead'],
    ['Night shift', 'Night shift'],
  ])(
    'the role %s is called %s: default roles in words, an organisation’s own as it named them',
    async (roleString, shown) => {
      await open({ 'GET /account': () => buildPrincipal({ roleString }) });
      expect(await screen.findByText(shown)).toBeVisible();
    },
  );

  test('a new language is saved and on screen at once', async () => {
    let profile = buildPrincipal();
    const { user, api } = await open({
      'GET /account': () => profile,
      'PUT /account': ({ body }) => {
        profile = { ...profile, ...(body as object) };
        return profile;
      },
    });
    await user.selectOptions(await screen.findByLabelText('Language'), 'Français');
    await user.clear(screen.getByLabelText(/First name/));
    await user.type(screen.getByLabelText(/First name/), ' Augusta ');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Mon profil' })).toBeVisible();
    expect(await screen.findByText('Votre profil a été enregistré.')).toBeVisible();
    expect(api.calls('PUT /account').map(({ body }) => body)).toEqual([
      { firstName: 'Augusta', lastName: 'Byron', langKey: 'fr' },
    ]);
  });

  test('where the embedder gives the language, a new one is for messages alone, and the page says so', async () => {
    let profile = buildPrincipal();
    const api = apiServer({
      'GET /account': () => profile,
      'PUT /account': ({ body }) => (profile = { ...profile, ...(body as object) }),
    });
    const { user } = await renderRoute({ rows: settingsRoutes, path: '/settings/user', api, locale: 'en-GB' });
    expect(await screen.findByText(/The website around this page sets the language on screen/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Language'), 'Français');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(profile.langKey).toBe('fr');
  });

  test.each([
    ['en', /name/, ['firstName', 'lastName']],
    ['ja', /^[名姓]/, ['lastName', 'firstName']],
  ])('in %s the two names stand in the order of the language', async (langKey, label, order) => {
    await open({ 'GET /account': () => buildPrincipal({ langKey }) });
    await waitFor(async () => {
      const fields = await screen.findAllByRole('textbox', { name: label });
      expect(fields.map((field) => field.getAttribute('name'))).toEqual(order);
    });
  });

  test('a name is 1 to 50 characters long', async () => {
    const { user, api } = await open();
    const first = await screen.findByLabelText(/First name/);
    await user.clear(first);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(first).toBeInvalid());
    await waitFor(() => expect(first).toHaveFocus());
    await user.type(first, 'x'.repeat(51));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(first).toHaveAccessibleDescription('This name is too long.'));
    expect(api.calls('PUT /account')).toHaveLength(0);
  });

  test('a server error is shown at its field', async () => {
    const refused = {
      status: 422,
      body: buildError({ fields: [{ field: 'lastName', i18nKey: 'error.name.characters' }] }),
    };
    const { user } = await open({ 'PUT /account': () => refused });
    await user.type(await screen.findByLabelText(/Last name/), 'x');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByLabelText(/Last name/)).toBeInvalid());
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Byronx');
  });
});

describe('password', () => {
  test('ticks each rule as it is met', async () => {
    const { user } = await open();
    const form = await passwordForm();
    const rules = () =>
      within(form.getByRole('list', { name: 'Your password needs' }))
        .getAllByRole('listitem')
        .map((rule) => rule.textContent.endsWith('not met yet'));
    expect(rules()).toEqual([true, true, true, true, true]);
    await user.type(form.getByLabelText(/^New password/), 'Lagoon');
    expect(rules()).toEqual([true, false, false, true, true]);
    await user.type(form.getByLabelText(/^New password/), '-2026!');
    expect(rules()).toEqual([false, false, false, false, false]);
  });

  fullTest('a weak or differently repeated password is not sent', async () => {
    const { user, api } = await open();
    const form = await passwordForm();
    await user.type(form.getByLabelText(/^Current password/), 'Demo-Portal-2026!');
    await user.type(form.getByLabelText(/^New password/), 'lagoon');
    await user.type(form.getByLabelText(/^Confirm new/), 'Lagoon');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('The passwords do not match.')).toBeVisible();
    expect(form.getByLabelText(/^New password/)).toBeInvalid();
    expect(api.calls('POST /account/change-password')).toHaveLength(0);
  });

  fullTest('an empty form asks for the passwords and says nothing else', async () => {
    const { user } = await open();
    const form = await passwordForm();
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findAllByText('Enter your password.')).toHaveLength(2);
    expect(form.queryByText('This is your current password. Choose another.')).toBeNull();
  });

  fullTest('the current password is refused as the new one until either of them changes', async () => {
    const { user, api } = await open({ 'POST /account/change-password': () => null });
    const form = await passwordForm();
    for (const label of [/^Current password/, /^New password/, /^Confirm new/])
      await user.type(form.getByLabelText(label), 'Lagoon-2026!');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('This is your current password. Choose another.')).toBeVisible();
    expect(form.getByLabelText(/^New password/)).toBeInvalid();
    expect(api.calls('POST /account/change-password')).toHaveLength(0);
    await user.type(form.getByLabelText(/^Current password/), '!');
    await waitFor(() => expect(form.getByLabelText(/^New password/)).toBeValid());
  });

  const fill = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    form: Awaited<ReturnType<typeof passwordForm>>,
  ) => {
    await user.type(form.getByLabelText(/^Current password/), 'Demo-Portal-2026!');
    await user.type(form.getByLabelText(/^New password/), 'Lagoon-2026!');
    await user.type(form.getByLabelText(/^Confirm new/), 'Lagoon-2026!');
    await user.click(form.getByRole('button', { name: 'Change password' }));
  };

  test('is changed, said in place, and nothing typed is kept', async () => {
    const { user, api } = await open({ 'POST /account/change-password': () => null });
    await fill(user, await passwordForm());
    expect(
      await screen.findByText('Your password was changed. All your other sessions were signed out.'),
    ).toBeVisible();
    expect(api.calls('POST /account/change-password')[0]?.body).toEqual({
      currentPassword: 'Demo-Portal-2026!',
      newPassword: 'Lagoon-2026!',
    });
    const form = await passwordForm();
    expect(form.getByLabelText(/^Current password/)).toHaveValue('');
    expect(form.getByLabelText(/^New password/)).toHaveValue('');
    const kept = Array.from({ length: window.localStorage.length }, (_, at) =>
      window.localStorage.getItem(window.localStorage.key(at) ?? ''),
    );
    expect(kept.join()).not.toContain('Lagoon');
  });

  test('a wrong current password is reported at its field and nothing typed is lost', async () => {
    const refused = {
      status: 400,
      body: buildError({
        status: 400,
        i18nKey: 'error.password.wrong',
        fields: [{ field: 'currentPassword', i18nKey: 'error.password.wrong' }],
      }),
    };
    const { user } = await open({ 'POST /account/change-password': () => refused });
    const form = await passwordForm();
    await fill(user, form);
    const current = form.getByLabelText(/^Current password/);
    await waitFor(() => expect(current).toBeInvalid());
    await waitFor(() => expect(current).toHaveFocus());
    expect(form.getByLabelText(/^New password/)).toHaveValue('Lagoon-2026!');
  });
});

describe('open sessions', () => {
  const here = {
    sessionId: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
    isCurrent: true,
    browser: 'Firefox',
    system: 'Linux',
    ipAddress: '192.0.2.1',
    createdDate: '2026-11-20T09:00:00.000Z',
    lastUsedDate: '2026-11-20T10:00:00.000Z',
  };
  const phone = {
    ...here,
    sessionId: '5f0c1b7e-1d2a-4d43-8a53-7b7f5a0f2c11',
    isCurrent: false,
    browser: 'Safari',
    system: 'iOS',
    ipAddress: '198.51.100.7',
  };
  const nameless = { ...phone, sessionId: '7e0c1b7e-1d2a-4d43-8a53-7b7f5a0f2c12', browser: null, system: null };

  test('one on another device is ended after a question that names it', async () => {
    let sessions = [here, phone];
    const { user, api } = await open({
      'GET /users/sessions': () => sessions,
      'DELETE /users/sessions/:sessionId': () => {
        sessions = [here];
        return null;
      },
    });
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByText('This browser')).toBeVisible();
    expect(screen.getByText('198.51.100.7')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End session: Safari on iOS' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the session on Safari on iOS?' }));
    await user.click(dialog.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Where you are signed in' })).toHaveFocus());
    expect(api.calls('DELETE /users/sessions/:sessionId').map(({ params }) => params)).toEqual([
      { sessionId: phone.sessionId },
    ]);
  });

  fullTest('of several, all others end at once; a refusal says that nothing has ended', async () => {
    const { user, api } = await open({
      'GET /users/sessions': () => [here, phone, nameless],
      'DELETE /users/sessions': () => ({ status: 503 }),
    });
    expect(await screen.findByText('Unknown device')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
    await user.click(dialog.getByRole('button', { name: 'End all other sessions' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    api.use({ 'DELETE /users/sessions': () => null, 'GET /users/sessions': () => [here] });
    await user.click(dialog.getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Where you are signed in' })).toHaveFocus());
  });

  test('that cannot be loaded leave the rest of the profile alone', async () => {
    await open({ 'GET /users/sessions': () => ({ status: 503 }) });
    expect(await screen.findByText('Your sessions could not be loaded')).toBeVisible();
    expect(await passwordForm()).toBeTruthy();
  });
});

describe('connected apps', () => {
  test('say what they may do and did; one is revoked after a question that names it', async () => {
    const relay: ConnectedApp = {
      grantId: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10',
      appName: 'Relay Desk',
      scopes: ['catalog:read', 'orders:write'],
      connectedDate: '2026-11-02T09:00:00.000Z',
      lastUsedDate: null,
      orders: { count: 14, totals: [{ amount: 350, currencyCode: 'USD', amountPlainString: '350.00' }] },
    };
    let apps = [relay];
    const { user, api } = await open({
      'GET /account/connected-apps': () => apps,
      'DELETE /account/connected-apps/:grantId': () => {
        apps = [];
        return null;
      },
    });
    expect(await screen.findByText('Read the catalog · Place orders')).toBeVisible();
    expect(screen.getByText(/^14 orders in the last 30 days, .*350\.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revoke: Relay Desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the access of Relay Desk?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/No app acts for you/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Connected apps' })).toHaveFocus());
    expect(api.calls('DELETE /account/connected-apps/:grantId').map(({ params }) => params)).toEqual([
      { grantId: relay.grantId },
    ]);
  });
});

test('people whom their company signs in see by which connection, and neither password nor codes', async () => {
  await open({
    'GET /account': () =>
      buildPrincipal({
        onlyCompany: true,
        signInConnection: { connectionId: 'c1', displayName: 'Alder OIDC', type: 'OIDC' },
      }),
  });
  expect(await screen.findByText('Alder OIDC')).toBeVisible();
  expect(screen.getByText(/Your company signs you in/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Connected apps' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Sign-in codes' })).toBeNull();
});
