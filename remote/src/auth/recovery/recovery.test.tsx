import { screen, waitFor } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { authRoutes } from '../index.ts';

const nobody: Handlers = { 'POST /authenticate/refresh': () => ({ status: 401, body: buildError({ status: 401 }) }) };
const LINK = '/resetPassword/abc_DEF-123';

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: authRoutes,
    path,
    api: apiServer({
      ...nobody,
      'POST /account/reset-password/init': () => null,
      'GET /account/reset-password/:token': () => ({ expiresAt: '2026-11-24T12:00:00Z' }),
      'POST /account/reset-password/finish': () => null,
      ...handlers,
    }),
  });

const heading = (name: string) => screen.findByRole('heading', { name });
const newPassword = () => screen.findByLabelText(/^New password/, { selector: 'input' });
const repetition = () => screen.getByLabelText(/^Confirm new/, { selector: 'input' });

describe('a forgotten password', () => {
  test('from sign-in to a mail; the next page says the same of every address', async () => {
    const { user, api, location } = await open('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await heading('Forgot your password?');
    const email = await screen.findByLabelText(/^Email/);
    await waitFor(() => expect(email).toHaveFocus());
    await user.type(email, ' ada@demo.example {Enter}');
    await heading('Check your email');
    expect(location()).toBe('/forgot/password/success');
    expect(api.calls('POST /account/reset-password/init').map(({ body }) => body)).toEqual([
      { email: 'ada@demo.example' },
    ]);
    expect(screen.getByText(/^If ada@demo\.example has an account/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request another link' }));
    await heading('Forgot your password?');
  });

  test('what is no address is told at the field; a pause keeps what was typed', async () => {
    const { user, api } = await open('/forgot/password', {
      'POST /account/reset-password/init': () => ({
        status: 429,
        body: buildError({ status: 429, i18nKey: 'error.rateLimited', values: { seconds: '60' } }),
      }),
    });
    const email = await screen.findByLabelText(/^Email/);
    await user.type(email, 'ada{Enter}');
    await waitFor(() => expect(email).toBeInvalid());
    expect(api.calls('POST /account/reset-password/init')).toHaveLength(0);
    await user.type(email, '@demo.example{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(email).toHaveValue('ada@demo.example');
  });

  test('the page after it stands alone when it is opened by its address', async () => {
    await open('/forgot/password/success');
    await heading('Check your email');
    expect(screen.getByText(/^If this address has an account/)).toBeVisible();
  });
});

describe('the mailed link', () => {
  test('sets a password by the rules, which tick while it is typed, and leads to sign-in', async () => {
    const { user, api, location } = await open(LINK);
    await user.type(await newPassword(), 'Lagoon');
    expect(screen.getByText('an uppercase letter').closest('li')).toHaveTextContent(/met$/);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(async () => expect(await newPassword()).toBeInvalid());
    await user.type(await newPassword(), '-Harbour-7!');
    await user.type(repetition(), 'Lagoon-Harbour-8!');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('The passwords do not match.')).toBeVisible();
    await user.clear(repetition());
    await user.type(repetition(), 'Lagoon-Harbour-7!');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(location()).toBe('/login');
    expect(api.calls('POST /account/reset-password/finish').map(({ body }) => body)).toEqual([
      { token: 'abc_DEF-123', newPassword: 'Lagoon-Harbour-7!' },
    ]);
  });

  test('an earlier password is refused at its field', async () => {
    const { user } = await open(LINK, {
      'POST /account/reset-password/finish': () => ({
        status: 400,
        body: buildError({
          status: 400,
          i18nKey: 'error.password.reused',
          fields: [{ field: 'newPassword', i18nKey: 'error.password.reused' }],
        }),
      }),
    });
    await user.type(await newPassword(), 'Lagoon-Harbour-7!');
    await user.type(repetition(), 'Lagoon-Harbour-7!');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Choose a password you have not used before.')).toBeVisible();
  });

  test.each([
    [410, 'error.passwordLink.expired', /has expired/],
    [410, 'error.passwordLink.used', /was already used/],
    [404, 'error.passwordLink.unknown', /link is not valid/],
  ])('that does not work (%s %s) says why and leads to a new one', async (status, i18nKey, said) => {
    const { user } = await open(LINK, {
      'GET /account/reset-password/:token': () => ({ status, body: buildError({ status, i18nKey }) }),
    });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Set a new password' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await heading('Forgot your password?');
  });

  test.each([
    ['/resetPassword', 'Set a new password', 'Request a new link'],
    ['/resetPassword/', 'Set a new password', 'Request a new link'],
    ['/invite/token', 'Welcome', 'Back to sign-in'],
  ])('that lost its key (%s) says so, asks nothing of the server and leads on', async (path, title, way) => {
    await open(path);
    await heading(title);
    expect(await screen.findByText(/^The link is incomplete/)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
  });

  test('is asked about again after a failure', async () => {
    let isDown = true;
    const { user } = await open(LINK, {
      'GET /account/reset-password/:token': () =>
        isDown
          ? { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) }
          : { expiresAt: '2026-11-24T12:00:00Z' },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await newPassword()).toBeVisible();
  });
});
