import type { FailedJob, StaffSystem } from '@portal/shared/contract/staffSystem';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';

const SYSTEM: StaffSystem = {
  version: '0.1.0',
  environment: 'Sandbox',
  database: { kind: 'postgres', version: '18.1', sizeBytes: 12_500_000, answerMs: 0.8 },
  queues: [
    { name: 'issue-order', waiting: 3, retrying: 1, active: 0, failed: 1, dead: 0, oldestAt: '2026-11-20T09:00:00Z' },
    { name: 'send-text', waiting: 0, retrying: 0, active: 0, failed: 0, dead: 0, oldestAt: null },
  ],
  waitingRewardActions: [],
  providers: [
    { name: 'email', state: 'configured', place: 'mail.company.example:465' },
    { name: 'texts', state: 'sandbox', place: null },
    { name: 'analytics', state: 'absent', place: null },
  ],
  sandboxes: [{ name: 'texts', path: '/dev/texts' }],
  configuration: [
    { name: 'PUBLIC_URL', value: 'https://portal.example' },
    { name: 'TERMS_URL', value: '' },
  ],
};

const FAILED: FailedJob = {
  id: 'job-1',
  queue: 'issue-order',
  createdAt: '2026-11-20T09:00:00Z',
  failedAt: '2026-11-20T10:00:00Z',
  tries: 9,
  reason: 'no such order',
};

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/system': () => SYSTEM,
      'GET /staff/jobs': () => [FAILED],
      'GET /staff/waiting-deposits': () => [],
      ...handlers,
    }),
  });

const fact = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;

test('health says how the server is, what it uses, and how it is set up', async () => {
  await open('/staff/health');
  expect(await fact('Database')).toHaveTextContent('PostgreSQL 18.1');
  expect(await fact('Database size')).toHaveTextContent('12.5 MB');
  expect(await fact('Waiting')).toHaveTextContent('4');
  expect(await fact('Email')).toHaveTextContent('Configuredmail.company.example:465');
  expect(screen.getByRole('link', { name: 'Open the text inbox' })).toHaveAttribute('href', '/dev/texts');
  expect(screen.queryByRole('link', { name: 'Open the email inbox' })).toBeNull();
  expect(await fact('TERMS_URL')).toHaveTextContent('Not set');
});

test('deposits that the gateway has not decided for long are listed with their age', async () => {
  await open('/staff/jobs', {
    'GET /staff/waiting-deposits': () => [
      {
        platformName: 'Acme',
        accountNumber: 'A1',
        kind: 'CARD_DEPOSIT',
        amount: 9.77,
        currencyCode: 'USD',
        reference: '1-d1',
        createdAt: new Date(jest.now() - 8 * 24 * 60 * 60_000).toISOString(),
      },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Deposits waiting for the gateway' });
  const row = within(table).getAllByRole('row')[1];
  for (const text of ['Acme', 'Card deposit', '9.77 USD', '8 days ago', '1-d1']) expect(row).toHaveTextContent(text);
});

test('a job that failed for good is tried once more', async () => {
  let failed = [FAILED];
  const { user, api } = await open('/staff/jobs', {
    'GET /staff/jobs': () => failed,
    'PUT /staff/jobs/:queue/:job/retry': () => {
      failed = [];
      return null;
    },
  });
  const queues = await screen.findByRole('table', { name: 'Queues' });
  expect(within(queues).getAllByRole('row')[1]).toHaveTextContent(/^issue-order31010/);
  await user.click(await screen.findByRole('button', { name: 'Try again: issue-order job-1' }));
  expect(await screen.findByText('The job will be tried again.')).toBeVisible();
  expect(await screen.findByText('No job has failed permanently.')).toBeVisible();
  expect(api.calls('PUT /staff/jobs/:queue/:job/retry')[0]?.params).toEqual({ queue: 'issue-order', job: 'job-1' });
});

test('the calls of the API are read from its own description and searched', async () => {
  const { user, location } = await open('/staff/calls', {
    'GET /openapi.json': () => ({
      paths: {
        '/api/orders': {
          get: {
            tags: ['orders'],
            summary: 'A page of orders',
            'x-permission': { any: ['ORDER_HISTORY_ACCESS', 'X'] },
          },
          post: { tags: ['orders'], summary: 'Place the order', 'x-permission': { all: ['PLACE_ORDER_ACCESS'] } },
        },
        '/api/health': { get: { summary: 'Is the server well' } },
      },
    }),
  });
  const table = await screen.findByRole('table', { name: 'API' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'GET /api/healthIs the server well–',
    'GET /api/ordersA page of ordersORDER_HISTORY_ACCESS / X',
    'POST /api/ordersPlace the orderPLACE_ORDER_ACCESS',
  ]);
  await user.type(screen.getByRole('searchbox'), 'place_order');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  expect(location()).toBe('/staff/calls?q=place_order');
});
