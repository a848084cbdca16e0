import type { Signup } from '@portal/shared/contract/signups';
import { screen, waitFor, within } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPortalLinks } from '../testing/builders/buildPortalLinks.ts';
import { buildTerms } from '../testing/builders/buildTerms.ts';
import { buildTokens } from '../testing/builders/buildTokens.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { signUpRoutes } from './index.ts';

const page = (path: string, title: string): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: title,
  page: () => Promise.resolve(() => <h1>{title}</h1>),
});
const rows: readonly RouteRow[] = [
  ...signUpRoutes,
  { ...page('/login', 'Sign in here'), audience: 'public' },
  page('/settings/user', 'My profile'),
];

const EMAIL = 'owner@tidewater-research.example';
const buildSignup = (overrides: Partial<Signup> = {}): Signup => ({
  id: 'handle-of-the-sign-up',
  email: EMAIL,
  resendFrom: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  ...overrides,
});
const HANDLERS: Handlers = {
  'POST /authenticate/refresh': () => ({ status: 401, body: buildError({ status: 401 }) }),
  'GET /terms': () => buildTerms(),
  'GET /signups/address-lookup': () => ({ provider: null }),
  'POST /signups/email-check': () => null,
  'POST /signups': () => buildSignup(),
};
const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows, path, api: apiServer({ ...HANDLERS, ...handlers }) });
type Opened = Awaited<ReturnType<typeof open>>;

async function fillPerson({ user }: Opened) {
  await user.type(await screen.findByLabelText(/^First name/), 'Olive');
  await user.type(screen.getByLabelText(/^Last name/), 'Tide');
  await user.type(screen.getByLabelText(/^Work email/), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

async function fillCompany({ user }: Opened) {
  await user.type(await screen.findByLabelText(/^Company name/), 'Tidewater Research');
  await user.type(screen.getByLabelText(/^Street address/), '408 Harbor Street');
  await user.type(screen.getByLabelText(/^City/), 'San Francisco');
  await user.selectOptions(screen.getByLabelText(/^State/), 'CA');
  await user.type(screen.getByLabelText(/^ZIP code/), '94107');
  await user.selectOptions(screen.getByLabelText(/^What will you use rewards for/), 'OTHER');
  await user.type(screen.getByLabelText(/^Describe what you will use/), 'Thanks for a survey');
  const [spend, onBehalf] = screen.getAllByRole('radiogroup');
  if (spend === undefined || onBehalf === undefined) throw new Error('A question is missing');
  await user.click(within(spend).getByLabelText('No'));
  await user.click(within(onBehalf).getByLabelText('Yes'));
  await user.click(await screen.findByRole('checkbox'));
}

const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Create account' }));

test('a company signs up in two steps, and reads that a mail is on its way', async () => {
  const opened = await open('/signup');
  await fillPerson(opened);
  await fillCompany(opened);
  await send(opened);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(screen.getByText(/We have sent an email to owner@tidewater-research.example/)).toBeVisible();
  expect(opened.api.calls('POST /signups/email-check')[0]?.body).toEqual({ email: EMAIL });
  expect(opened.api.calls('POST /signups')[0]?.body).toEqual({
    firstName: 'Olive',
    lastName: 'Tide',
    email: EMAIL,
    companyName: 'Tidewater Research',
    country: 'US',
    addressLine1: '408 Harbor Street',
    addressLine2: '',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94107',
    useCase: 'OTHER',
    useCaseDetail: 'Thanks for a survey',
    annualSpendOver100k: false,
    distributesOnBehalf: true,
    terms: { version: '2026-11', language: 'en' },
    langKey: 'en',
  });
});

test('an address that is refused says why at its field, before the company is asked for', async () => {
  const refusal = { field: 'email', i18nKey: 'error.signup.sharedMailbox' };
  const opened = await open('/signup', {
    'POST /signups/email-check': () => ({ status: 400, body: buildError({ fields: [refusal] }) }),
  });
  await fillPerson(opened);
  expect(await screen.findByText(/Use your own address at work/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Work email/)).toHaveFocus());
  expect(opened.location()).toBe('/signup');
});

test('what the server refuses keeps the form', async () => {
  const body = buildError({ status: 503, i18nKey: 'error.signup.notCreated' });
  const opened = await open('/signup', { 'POST /signups': () => ({ status: 503, body }) });
  await fillPerson(opened);
  await fillCompany(opened);
  await send(opened);
  expect(await screen.findByText(/We could not create your account/)).toBeVisible();
  expect(screen.getByLabelText(/^Company name/)).toHaveValue('Tidewater Research');
});

test('a step that was not reached leads to the first, and so does a page without a sign-up', async () => {
  const { location, navigate } = await open('/signup/company');
  await waitFor(() => expect(location()).toBe('/signup'));
  navigate('/signup/check-email');
  await waitFor(() => expect(location()).toBe('/signup'));
});

test.each(['/signup', '/signup/company'])('%s leads to sign-in where the operator opens no accounts', async (path) => {
  const { location } = await open(path, { 'GET /portal-links': () => buildPortalLinks({ selfSignup: false }) });
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(location()).toBe('/login');
});

test('signed-in people are led to their start', async () => {
  const { location } = await open('/signup', { 'POST /authenticate/refresh': () => buildTokens() });
  expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
  expect(location()).toBe('/settings/user');
});

describe('the mail', () => {
  const waitForMail = async (handlers: Handlers) => {
    const opened = await open('/signup', handlers);
    await fillPerson(opened);
    await fillCompany(opened);
    await send(opened);
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    return opened;
  };

  test('is sent again, and a failure of that says so', async () => {
    const notResent = buildError({ status: 503, i18nKey: 'error.signup.notResent' });
    const { user, api } = await waitForMail({ 'POST /signups/:id/resend': () => ({ status: 503, body: notResent }) });
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/We could not send the email again/)).toBeVisible();
    api.use({ 'POST /signups/:id/resend': () => buildSignup({ resendFrom: '2036-01-01T00:00:00.000Z' }) });
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/Earlier links no longer work/)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Send the email again' });
    await waitFor(() => expect(again).toBeDisabled());
    expect(again).toHaveAccessibleDescription(/You can ask for another email in/);
  });

  fullTest('goes to another address, which is checked at its field', async () => {
    const refusal = { field: 'email', i18nKey: 'error.signup.freeMail' };
    const { user, api } = await waitForMail({
      'PUT /signups/:id/email': () => ({ status: 400, body: buildError({ fields: [refusal] }) }),
    });
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    const field = screen.getByLabelText(/^Work email/);
    await user.clear(field);
    await user.type(field, 'olive@tidewater.example');
    await user.click(screen.getByRole('button', { name: 'Send to this address' }));
    expect(await screen.findByText(/free mail services are not accepted/)).toBeVisible();
    api.use({ 'PUT /signups/:id/email': () => buildSignup({ email: 'olive@tidewater.example' }) });
    await user.click(screen.getByRole('button', { name: 'Send to this address' }));
    expect(await screen.findByText(/We have sent an email to olive@tidewater.example. Open/)).toBeVisible();
  });
});

describe('the link of the mail', () => {
  const verification = {
    email: EMAIL,
    firstName: 'Olive',
    companyName: 'Tidewater Research',
    langKey: 'en',
    expiresAt: '2026-11-28T09:00:00.000Z',
  };
  const PASSWORD = 'Lantern-Harbour-7!';
  const setPassword = async ({ user }: Opened) => {
    await user.type(await screen.findByLabelText(/^New password/, { selector: 'input' }), PASSWORD);
    await user.type(screen.getByLabelText(/^Confirm new/, { selector: 'input' }), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set password and continue' }));
  };

  test('sets a password and signs in; an address that is taken meanwhile keeps the form', async () => {
    const taken = buildError({ status: 409, i18nKey: 'error.signup.taken' });
    const opened = await open('/signup/verify/abc', {
      'GET /signups/verification/:token': () => verification,
      'POST /signups/finish': () => ({ status: 409, body: taken }),
    });
    expect(await screen.findByText(/to open the account of Tidewater Research/)).toBeVisible();
    await setPassword(opened);
    expect(await screen.findByText(/An account with this email was created in the meantime/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
    opened.api.use({
      'POST /signups/finish': () => ({ jwt: buildTokens(), mfa: null, expiredPasswordToken: null }),
    });
    await opened.user.click(screen.getByRole('button', { name: 'Set password and continue' }));
    expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
    expect(opened.api.calls('POST /signups/finish').at(-1)?.body).toEqual({ token: 'abc', newPassword: PASSWORD });
  });

  test.each([
    [410, 'error.signup.used', /already used/, 'Sign in'],
    [410, 'error.signup.expired', /has expired/, 'Sign up again'],
    [404, 'error.signup.unknown', /not valid/, 'Sign up again'],
  ])('%i %s has its sentence and a next step', async (status, i18nKey, text, nextStep) => {
    await open('/signup/verify/abc', {
      'GET /signups/verification/:token': () => ({ status, body: buildError({ status, i18nKey }) }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: nextStep })).toBeVisible();
  });

  test('can be checked again after an unexpected failure', async () => {
    const body = buildError({ status: 503, i18nKey: 'error.signup.verification' });
    const { user, api } = await open('/signup/verify/abc', {
      'GET /signups/verification/:token': () => ({ status: 503, body }),
    });
    await screen.findByText(/Something unexpected happened while we checked your link/);
    api.use({ 'GET /signups/verification/:token': () => verification });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Set password and continue' })).toBeVisible();
  });
});
