import type { Onboarding, OnboardingBody } from '@portal/shared/contract/onboarding';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { onboardingRoutes } from './index.ts';
import { buildOnboarding } from './testing/buildOnboarding.ts';

const page = (path: string, title: string): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: title,
  page: () => Promise.resolve(() => <h1>{title}</h1>),
});
const rows: readonly RouteRow[] = [
  page('/settings/user', 'My profile'),
  page('/settings/business-review', 'Business review'),
  ...onboardingRoutes,
];

let server: Onboarding;
let isOnboarded: boolean;
beforeEach(() => {
  server = buildOnboarding();
  isOnboarded = false;
});

const save = (body: OnboardingBody): Onboarding => {
  const taxIdLastFour = body.taxId?.slice(-4) ?? server.taxIdLastFour;
  server = { ...server, version: server.version + 1, step: body.step, content: body.content, taxIdLastFour };
  return server;
};
const isBody = (body: unknown): body is OnboardingBody => typeof body === 'object' && body !== null && 'step' in body;
const HANDLERS: Handlers = {
  'GET /account': () => buildPrincipal({ kybStatus: 'NOT_SUBMITTED', onboarded: isOnboarded }),
  'GET /address-lookup': () => ({ provider: null }),
  'GET /onboarding': () => server,
  'PUT /onboarding': ({ body }) => (isBody(body) ? save(body) : { status: 400 }),
  'POST /onboarding/submit': () => {
    isOnboarded = true;
    return { kybStatus: 'UNDER_REVIEW', submittedAt: '2026-11-30T09:00:00.000Z', expectedOn: '2026-12-02' };
  },
};
const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({ rows, path, api: apiServer({ ...HANDLERS, ...handlers }) });
type Opened = Awaited<ReturnType<typeof open>>;

const next = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Next' }));

async function fillWizard(opened: Opened) {
  const { user } = opened;
  await screen.findByRole('heading', { level: 2, name: 'Use of rewards' });
  await next(opened);
  await user.type(await screen.findByLabelText(/^Phone number/), '+1 415 555 2671');
  await user.type(screen.getByLabelText(/^Tax ID/), '123456789');
  await next(opened);
  await user.selectOptions(await screen.findByLabelText(/^Industry/), 'RESEARCH');
  await user.selectOptions(screen.getByLabelText(/^Rewards you expect/), 'FROM_1000');
  await user.selectOptions(screen.getByLabelText(/^When do you want/), 'THIS_MONTH');
  await next(opened);
  await screen.findByText(/you have our answer by/);
}

test('somebody at any address tells about the business, reads the day of the answer and is led to the review', async () => {
  const opened = await open('/settings/user');
  await fillWizard(opened);
  expect(screen.getByText('Ends in 6789')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('heading', { name: 'Business review' })).toBeVisible();
  expect(opened.api.calls('POST /onboarding/submit')[0]?.body).toEqual({ version: server.version });
  expect(server.content.company).toMatchObject({ legalName: 'Tidewater Research', phoneNumber: '+1 415 555 2671' });
  expect(server.taxIdLastFour).toBe('6789');
});

test.each([
  ['of an organisation that is through', { onboarded: true }],
  ['of staff who emulate', { onboarded: false, emulationPlatformId: 'P10002' }],
])('a session %s is led out of the wizard, and stays elsewhere', async (_of, principal) => {
  const opened = await open('/onboarding/company', { 'GET /account': () => buildPrincipal(principal) });
  expect(await screen.findByRole('heading', { name: 'My profile' })).toBeVisible();
  expect(opened.location()).toBe('/settings/user');
});

test('a reload keeps what is typed in the second step, without the tax id', async () => {
  const opened = await open('/onboarding/company');
  await opened.user.type(await screen.findByLabelText(/^Phone number/), '0207 946');
  await opened.user.type(screen.getByLabelText(/^Tax ID/), '12-3456789');
  const kept = () =>
    Object.entries(localStorage).flatMap(([key, value]) => (key.includes('draft') ? [String(value)] : []));
  await waitFor(() => expect(kept().join(' ')).toContain('0207 946'));
  expect(kept().join(' ')).not.toContain('3456789');
  const stored = Object.entries(localStorage).map(([key, value]) => [key, String(value)] as const);
  cleanup();
  for (const [key, value] of stored) localStorage.setItem(key, value);
  await open('/onboarding/company');
  expect(await screen.findByLabelText(/^Phone number/)).toHaveValue('0207 946');
  expect(screen.getByLabelText(/^Tax ID/)).toHaveValue('');
});

fullTest('what could not be saved is saved once the browser is online again, without another letter', async () => {
  const opened = await open('/onboarding/company', { 'PUT /onboarding': () => ({ status: 503 }) });
  await opened.user.type(await screen.findByLabelText(/^Phone number/), '0207 946');
  expect(await screen.findByText('Not saved with us yet. Your entries are kept on this device.')).toBeVisible();
  opened.api.use({ 'PUT /onboarding': ({ body }) => (isBody(body) ? save(body) : { status: 400 }) });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(server.content.company.phoneNumber).toBe('0207 946'));
});

fullTest('a newer version that was saved elsewhere takes nothing away before one of both is chosen', async () => {
  const changed = buildError({ status: 409, i18nKey: 'error.onboarding.changed' });
  const opened = await open('/onboarding/usage', { 'PUT /onboarding': () => ({ status: 409, body: changed }) });
  await opened.user.click(await screen.findByLabelText('Employees'));
  await next(opened);
  expect(await screen.findByText('A newer version of this application was saved')).toBeVisible();
  server = buildOnboarding({ version: 4 });
  opened.api.use({ 'PUT /onboarding': ({ body }) => (isBody(body) ? save(body) : { status: 400 }) });
  await opened.user.click(screen.getByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(screen.queryByText('A newer version of this application was saved')).toBeNull());
  await opened.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByLabelText('Employees')).toBeChecked();
  await waitFor(() => expect(server.content.usage.rewardsUsage).toEqual(['EMPLOYEES', 'RESEARCH_PARTICIPANTS']));
  expect(server.version).toBe(5);
});

fullTest('sending it asks too when a newer version was saved elsewhere', async () => {
  const changed = buildError({ status: 409, i18nKey: 'error.onboarding.changed' });
  const opened = await open('/', { 'POST /onboarding/submit': () => ({ status: 409, body: changed }) });
  await fillWizard(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('button', { name: 'Keep my version' })).toBeVisible();
  expect(screen.getByText('Ends in 6789')).toBeVisible();
});

fullTest('what the server refuses at the end stands at its field', async () => {
  const fields = [{ field: 'company.taxId', i18nKey: 'error.onboarding.taxId.US' }];
  const opened = await open('/', {
    'POST /onboarding/submit': () => ({ status: 400, body: buildError({ status: 400, fields }) }),
  });
  await fillWizard(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/Enter the nine digits of your EIN/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Tax ID/)).toHaveFocus());
});
