import type { KybReview } from '@portal/shared/contract/staffKyb';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';

const buildReview = (overrides: Partial<KybReview> = {}): KybReview => ({
  platformClientId: 'brook',
  name: 'Brook & Bramble',
  kybStatus: 'PENDING_KYB',
  version: 1,
  submission: {
    submittedAt: '2026-11-20T09:00:00Z',
    submittedBy: 'Élise Marchand',
    submittedByEmail: 'elise@brook.example',
    rewardsUsage: ['CUSTOMERS', 'EMPLOYEES'],
    companyName: 'Brook & Bramble SRL',
    country: 'BE',
    addressLine1: 'Rue du Marché 1',
    addressLine2: null,
    city: 'Liège',
    state: null,
    postalCode: '4000',
    phoneNumber: '+3242223344',
    taxId: null,
  },
  decisions: [],
  ...overrides,
});

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/kyb': () => [
        { ...buildReview(), companyName: 'Brook & Bramble SRL', country: 'BE', submittedAt: '2026-11-20T09:00:00Z' },
      ],
      'GET /staff/kyb/:platform': () => buildReview(),
      ...handlers,
    }),
  });

test('who waits is listed; another state is asked for by the address', async () => {
  const { user, api, location } = await open('/staff/kyb');
  const table = await screen.findByRole('table', { name: 'Business reviews' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Brook & BrambleReview pendingBrook & Bramble SRLBelgium',
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  expect(location()).toBe('/staff/kyb?status=REJECTED');
  await waitFor(() => expect(api.calls('GET /staff/kyb').at(-1)?.query.get('status')).toBe('REJECTED'));
  await user.click(await screen.findByRole('link', { name: 'Brook & Bramble' }));
  expect(await screen.findByRole('heading', { name: 'Review of Brook & Bramble' })).toBeVisible();
});

test('a rejection needs its reason; once it is saved, it stands among the decisions', async () => {
  let review = buildReview();
  const { user, api } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () => review,
    'PUT /staff/kyb/:platform/decision': ({ body }) => {
      expect(body).toEqual({ decision: 'REJECT', reason: 'No such company', version: 1 });
      review = buildReview({
        kybStatus: 'REJECTED',
        version: 2,
        decisions: [
          {
            decision: 'REJECT',
            reason: 'No such company',
            decidedAt: '2026-11-21T09:00:00Z',
            decidedBy: 'robin@staff.example',
          },
        ],
      });
      return review;
    },
  });
  expect(await screen.findByText('Rue du Marché 1, Liège, 4000')).toBeVisible();
  expect(screen.getByText('customers and employees')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What is decided'), 'Reject');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Enter a reason.')).toBeVisible();
  expect(api.calls('PUT /staff/kyb/:platform/decision')).toEqual([]);
  await user.type(screen.getByLabelText(/Reason/), ' No such company ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The decision about Brook & Bramble was saved and mailed.')).toBeVisible();
  expect(await screen.findByText('There is nothing to decide now.')).toBeVisible();
  expect(screen.getByText('Rejected by robin@staff.example')).toBeVisible();
});

test('after a decision of somebody else nothing typed is lost', async () => {
  let version = 1;
  const { user, api } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () => buildReview({ version }),
    'PUT /staff/kyb/:platform/decision': ({ body }) =>
      version === 1 || typeof body !== 'object'
        ? {
            status: 409,
            body: buildError({ status: 409, i18nKey: 'error.staff.changed', values: { name: 'grace@staff.example' } }),
          }
        : buildReview({ version: 3, kybStatus: 'APPROVED' }),
  });
  await user.type(await screen.findByLabelText('Note (optional)'), 'Welcome');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('grace@staff.example changed this meanwhile.');
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('Welcome');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(api.calls('PUT /staff/kyb/:platform/decision').at(-1)?.body).toEqual({
      decision: 'APPROVE',
      reason: 'Welcome',
      version: 2,
    }),
  );
});
