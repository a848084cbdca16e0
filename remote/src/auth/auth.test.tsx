import type { ErrorKey } from '@portal/shared/domain/errorKeys';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionPort } from '../../../shared/src/session/sessionPort.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { apiServer } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { authRoutes } from './index.ts';

const rows: readonly RouteRow[] = [
  ...authRoutes,
  {
    path: '/settings/user',
    titleKey: 'common:product',
    segmentName: 'My profile',
    page: () => Promise.resolve(() => <h1>My profile</h1>),
  },
];

const nobody = { 'POST /authenticate/refresh': () => ({ status: 401, body: buildError({ status: 401 }) }) };

const open = (chrome: 'full' | 'none' = 'full', handlers = {}) =>
  renderRoute({ rows, path: '/login', chrome, api: apiServer({ ...nobody, ...handlers }) });

const heading = (name: string) => screen.findByRole('heading', { name });
const language = () => screen.getByRole<HTMLSelectElement>('combobox');

afterEach(() => {
  document.documentElement.lang = '';
});

describe('the language of the sign-in page', () => {
  test('offers every language in its own name', async () => {
    await open();
    await heading('Sign in');
    expect(screen.getByRole('combobox', { name: 'Language' })).toBe(language());
    const offered = screen.getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ textContent, lang }) => [lang, textContent])).toEqual([
      ['en', 'English'],
      ['es', 'Español'],
      ['fr', 'Français'],
      ['ja', '日本語'],
      ['zh-CN', '简体中文'],
    ]);
  });

  test('is no choice where the embedder gives it', async () => {
    window.localStorage.setItem('portal.device.language@1', 'ja');
    await renderRoute({ rows, path: '/login', locale: 'fr', api: apiServer(nobody) });
    await heading('Connexion');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('changes at once, by keyboard, and nothing typed is lost', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^Email/), 'ada@demo.example');
    await user.type(screen.getByLabelText(/^Password/), 'half a password');
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(language()).toHaveFocus());
    await user.selectOptions(language(), '日本語');
    expect(await heading('サインイン')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'ja');
    expect(screen.getByLabelText(/^メールアドレス/)).toHaveValue('ada@demo.example');
    expect(screen.getByLabelText(/^パスワード/, { selector: 'input' })).toHaveValue('half a password');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '言語' })).toHaveFocus());
    expect(language()).toHaveDisplayValue('日本語');
  });

  test('an error on screen changes its language too', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    await user.selectOptions(language(), 'Français');
    expect(await screen.findByText('Saisissez votre mot de passe.')).toBeVisible();
  });

  test('is remembered in this browser, also after sign-out', async () => {
    window.localStorage.setItem('portal.device.language@1', 'fr');
    await open();
    expect(await heading('Connexion')).toBeVisible();
    expect(language()).toHaveDisplayValue('Français');
    expect(document.documentElement).toHaveAttribute('lang', 'fr');
  });

  test('a stored value that is no language counts for nothing', async () => {
    window.localStorage.setItem('portal.device.language@1', 'tlh');
    await open();
    expect(await heading('Sign in')).toBeVisible();
  });

  test('gives way to the profile after sign-in, and is back after sign-out', async () => {
    const { user, services } = await open('none', {
      'POST /authenticate': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }),
      'GET /account': () => buildPrincipal({ langKey: 'es' }),
    });
    await heading('Sign in');
    await user.selectOptions(language(), 'Français');
    await user.type(await screen.findByLabelText(/^E-mail/), 'ada@demo.example');
    await user.type(screen.getByLabelText(/^Mot de passe/), 'Demo-Portal-2026!{Enter}');
    expect(await heading('My profile')).toBeVisible();
    await waitFor(() => expect(services.i18n.language).toBe('es'));
    await act(() => services.shared.session.signOut());
    expect(await heading('Connexion')).toBeVisible();
    expect(window.localStorage.getItem('portal.device.language@1')).toBe('fr');
  });
});

test('who passes through the fields, or leaves them for a link, is not told of mistakes', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByLabelText(/^Email/));
  await user.tab();
  await user.tab();
  expect(screen.queryByText('Enter an email address.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(location()).toBe('/forgot/password');
});

describe('the focus', () => {
  test('starts in the first empty field', async () => {
    await open();
    await heading('Sign in');
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
  });

  test('stays where an embedding page has it', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    search.focus();
    await open('none');
    await heading('Sign in');
    await waitFor(() => expect(search).toHaveFocus());
    search.remove();
  });
});

describe('a captcha that is asked for', () => {
  const refused = (key: ErrorKey) => ({ status: 422, body: buildError({ status: 422, i18nKey: key }) });
  const puzzle = () =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 3,
      deriveKey,
      data: { expiresAt: 4_000_000_000_000 },
      hmacSignatureSecret: 'a',
      hmacKeySignatureSecret: 'b',
    });
  const typePassword = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.type(await screen.findByLabelText(/^Email/), 'ada@demo.example');
    await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo-Portal-2026!{Enter}');
  };

  test('is solved without the user, who is told of it', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { user, api } = await open('full', {
      'POST /authenticate': ({ body }: { body: object }) =>
        'captcha' in body
          ? { jwt: buildTokens(), mfa: null, expiredPasswordToken: null }
          : refused('error.captcha.required'),
      'GET /captcha': async () => {
        await released;
        return puzzle();
      },
    });
    await typePassword(user);
    expect(await screen.findByText('Checking that you are human. This takes a moment.')).toBeVisible();
    release();
    expect(await heading('My profile')).toBeVisible();
    const sent = api.calls('POST /authenticate').at(-1)?.body as { captcha: string };
    expect(JSON.parse(atob(sent.captcha))).toMatchObject({ solution: { counter: 3 } });
  });

  test('whose answer is refused, or that cannot be had, leaves what was typed', async () => {
    let isReachable = true;
    const { user } = await open('full', {
      'POST /authenticate': ({ body }: { body: object }) =>
        refused('captcha' in body ? 'error.captcha.failed' : 'error.captcha.required'),
      'GET /captcha': () =>
        isReachable ? puzzle() : { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) },
    });
    await typePassword(user);
    expect(await screen.findByText('The check took too long. Sign in again.')).toBeVisible();
    isReachable = false;
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/^The service is not responding/)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.example');
    expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('Demo-Portal-2026!');
  });
});

test('without a line, sign-in names the connection, and leaves what was typed', async () => {
  const { user } = await open('full', { 'POST /authenticate': () => Promise.reject(new TypeError('Failed to fetch')) });
  await user.type(await screen.findByLabelText(/^Email/), 'ada@demo.example');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo-Portal-2026!{Enter}');
  expect(await screen.findByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.example');
});

const NOBODY: SessionPort = {
  getAccessToken: () => Promise.reject(new Error('nobody')),
  reportUnauthorized: () => Promise.resolve('ended'),
  signOut: () => Promise.resolve(),
  subscribe: () => () => undefined,
};

test.each([
  ['its own session', NOBODY],
  ['our session', undefined],
])('a host with %s and a sign-in page leads there, in place of the form', async (_, session) => {
  const loginPage = 'https://company.example/sign-in';
  await renderRoute({
    rows,
    path: '/login',
    loginPage,
    ...(session !== undefined && { session }),
    api: apiServer(nobody),
  });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', loginPage);
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
});

test('a host that gives no token for ten seconds is asked again by a button; nobody can sign in here meanwhile', async () => {
  jest.useFakeTimers();
  try {
    const asked = jest.fn(() => new Promise<string>(() => undefined));
    await renderRoute({ rows, path: '/login', session: { ...NOBODY, getAccessToken: asked } });
    await act(() => jest.advanceTimersByTimeAsync(SETTINGS.session.embeddersTokenMs));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/^Sign in on the page/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a host that signs in itself chooses the language too', async () => {
  await renderRoute({ rows, path: '/login', session: NOBODY });
  expect(await screen.findByText(/^Sign in on the page that contains this portal/)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
