import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { learnServerTime } from '../api/serverClock.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
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

const inSeconds = (seconds: number) => new Date(jest.now() + seconds * 1_000).toISOString();
const texted = (more: Partial<MfaChallenge> = {}): MfaChallenge => ({
  type: 'PHONE',
  types: ['PHONE', 'EMAIL'],
  destination: '•••• 0143',
  resendAt: inSeconds(-600),
  expiresAt: inSeconds(600),
  isRemembered: false,
  asOf: inSeconds(0),
  ...more,
});
const nobody = { status: 401, body: buildError({ status: 401 }) };

async function signIn(mfa: MfaChallenge, handlers: Handlers = {}) {
  const rendered = await renderRoute({
    rows,
    path: '/login',
    api: apiServer({
      'POST /authenticate/refresh': () => nobody,
      'POST /authenticate': () => ({ jwt: null, mfa, expiredPasswordToken: null }),
      'POST /mfa/verify': () => buildTokens(),
      ...handlers,
    }),
  });
  const { user } = rendered;
  await user.type(await screen.findByLabelText(/^Email/), 'ada@demo.example');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo-Portal-2026!{Enter}');
  return rendered;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Code/ });
const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

describe('a code at sign-in', () => {
  test('says where it went, keeps digits only, and signs in', async () => {
    const { user, api, location } = await signIn(texted());
    expect(await heading('Enter your code')).toBeVisible();
    expect(location()).toBe('/mfa');
    expect(screen.getByText(/by text message to •••• 0143/)).toBeVisible();
    await user.type(await code(), '１２3-45 6x');
    expect(await code()).toHaveValue('123456');
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(screen.getByRole('checkbox', { name: 'Remember this device' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading('My profile')).toBeVisible();
    expect(bodies(api.calls('POST /mfa/verify'))).toEqual([{ code: '123456', rememberDevice: true }]);
  });

  test.each([
    ['', 'Enter the code.'],
    ['12345', 'The code has six digits.'],
  ])('%j is refused before it is sent', async (typed, text) => {
    const { user, api } = await signIn(texted());
    await user.type(await code(), `${typed}{Enter}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls('POST /mfa/verify')).toEqual([]);
  });

  test('that is wrong stays to be corrected; one that was tried too often leads to another', async () => {
    const i18nKey = 'error.mfa.codeWrong';
    const { user, api } = await signIn(texted(), {
      'POST /mfa/verify': () => ({
        status: 400,
        body: buildError({ status: 400, i18nKey, fields: [{ field: 'code', i18nKey }] }),
      }),
      'POST /mfa/resend': () => texted({ resendAt: inSeconds(30) }),
    });
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByText('This code is wrong. Check it and try again.')).toBeVisible();
    expect(await code()).toHaveValue('123456');
    api.use({
      'POST /mfa/verify': () => ({ status: 410, body: buildError({ status: 410, i18nKey: 'error.mfa.codeSpent' }) }),
    });
    await user.clear(await code());
    await user.type(await code(), '654321{Enter}');
    expect(await screen.findByText('Too many attempts with this code. Request another one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText(/We sent another code/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send another code in \d+ seconds$/ })).toBeDisabled();
  });

  fullTest('begins anew when another one is sent: without what was wrong, with the focus in the field', async () => {
    const i18nKey = 'error.mfa.codeWrong';
    const { user } = await signIn(texted(), {
      'POST /mfa/verify': () => ({
        status: 400,
        body: buildError({ status: 400, i18nKey, fields: [{ field: 'code', i18nKey }] }),
      }),
      'POST /mfa/resend': () => texted({ resendAt: inSeconds(30) }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Remember this device' }));
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByText('This code is wrong. Check it and try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText(/We sent another code/)).toBeVisible();
    expect(screen.queryByText('This code is wrong. Check it and try again.')).not.toBeInTheDocument();
    expect(await code()).toHaveValue('');
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: 'Remember this device' })).toBeChecked();
  });

  test('is waited for by the clock of the server, whatever that of the browser says', async () => {
    await signIn(texted({ asOf: '2100-01-01T00:00:00Z', resendAt: '2100-01-01T00:00:30Z' }));
    expect(await screen.findByRole('button', { name: /^Send another code in [123]?\d seconds$/ })).toBeDisabled();
    learnServerTime(inSeconds(0));
  });

  fullTest('can be had by another method; a failed send says so', async () => {
    const { user, api } = await signIn(texted(), { 'POST /mfa/resend': () => ({ status: 503 }) });
    await user.click(await screen.findByRole('button', { name: 'Send it by email instead' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'POST /mfa/resend': () => texted({ type: 'EMAIL', destination: 'a•••@demo.example' }) });
    await user.click(screen.getByRole('button', { name: 'Send it by email instead' }));
    expect(await screen.findByText(/by email to a•••@demo.example/)).toBeVisible();
    expect(bodies(api.calls('POST /mfa/resend'))).toEqual([{ type: 'EMAIL' }, { type: 'EMAIL' }]);
  });

  fullTest('comes from the authenticator without being sent', async () => {
    await signIn(texted({ type: 'OTP', types: ['OTP'], destination: null, resendAt: null }));
    expect(await screen.findByText(/enter its code for Rewards Portal\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /another code/ })).not.toBeInTheDocument();
  });

  fullTest('is not asked for on a remembered device; one that is so no longer gets its first code', async () => {
    const remembered = texted({ isRemembered: true, resendAt: null });
    await signIn(remembered, {
      'GET /mfa/remembered': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }),
    });
    expect(await heading('My profile')).toBeVisible();
  });

  fullTest('is sent when a device was forgotten in between', async () => {
    const { api } = await signIn(texted({ isRemembered: true, resendAt: null }), {
      'GET /mfa/remembered': () => ({ jwt: null, mfa: null, expiredPasswordToken: null }),
      'POST /mfa/resend': () => texted(),
    });
    expect(await heading('Enter your code')).toBeVisible();
    await waitFor(() => expect(api.calls('POST /mfa/resend')).toHaveLength(1));
  });

  test.each(['/mfa', '/register-phone'])('%s without a sign-in that waits leads to sign-in', async (path) => {
    await renderRoute({ rows, path, api: apiServer({ 'POST /authenticate/refresh': () => nobody }) });
    expect(await heading('Sign in')).toBeVisible();
  });
});

describe('a phone is registered', () => {
  const newcomer = texted({ type: null, types: [], destination: null, resendAt: null });

  test('with its country, United States and Canada first, then confirmed by its code', async () => {
    const { user, api, location } = await signIn(newcomer, { 'POST /mfa/phone': () => texted() });
    expect(await heading('Register your phone')).toBeVisible();
    const countries = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    const names = [...countries.options].map(({ label }) => label);
    expect(names.slice(0, 3)).toEqual(['United States (+1)', 'Canada (+1)', 'Afghanistan (+93)']);
    expect(names.length).toBeGreaterThan(230);
    await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '(202) 555-0143');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await heading('Enter your code')).toBeVisible();
    expect(location()).toBe('/mfa');
    expect(bodies(api.calls('POST /mfa/phone'))).toEqual([{ phoneNumber: '+12025550143' }]);
  });

  test.each([
    ['', 'Enter your phone number.'],
    ['call me', 'Not a number. Use digits, spaces, hyphens, dots and parentheses.'],
    ['202 555', 'Enter a phone number with its country code.'],
  ])('%j is refused at the field', async (typed, text) => {
    const { user, api } = await signIn(newcomer);
    await user.type(await screen.findByRole('textbox', { name: /^Mobile number/ }), `${typed}{Enter}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls('POST /mfa/phone')).toEqual([]);
  });

  test('of another country by that country’s rules', async () => {
    const { user, api } = await signIn(newcomer, { 'POST /mfa/phone': () => texted() });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'JP');
    await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '090-1234-5678{Enter}');
    await waitFor(() => expect(bodies(api.calls('POST /mfa/phone'))).toEqual([{ phoneNumber: '+819012345678' }]));
  });
});
