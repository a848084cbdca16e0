import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildReviewFile, buildReviewQuestion } from '../testing/builders/buildBusinessReview.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';
import { buildKybApplication, buildKybReview } from './testing/buildKybReview.ts';

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/kyb': () => [buildKybApplication()],
      'GET /staff/kyb/:platform': () => buildKybReview(),
      'GET /staff/agreements': () => [],
      ...handlers,
    }),
  });

test('who waits is listed; another state is asked for by the address', async () => {
  const { user, api, location } = await open('/staff/kyb');
  const table = await screen.findByRole('table', { name: 'Business reviews' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Brook & BrambleReview pending3 daysExpected by Nov 24, 2026Brook & Bramble SRLBelgium',
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  await waitFor(() => expect(location()).toBe('/staff/kyb?status=REJECTED'));
  await waitFor(() => expect(api.calls('GET /staff/kyb').at(-1)?.query.get('status')).toBe('REJECTED'));
  await user.click(await screen.findByRole('link', { name: 'Brook & Bramble' }));
  expect(await screen.findByRole('heading', { name: 'Review of Brook & Bramble' })).toBeVisible();
});

test('a rejection needs its reason; once it is saved, it stands among the decisions', async () => {
  let review = buildKybReview();
  const { user, api } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () => review,
    'PUT /staff/kyb/:platform/decision': ({ body }) => {
      expect(body).toEqual({ decision: 'REJECT', reason: 'No such company', fields: [], version: 1 });
      review = buildKybReview({
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
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Choose a decision.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Your decision/), 'Reject');
  const reject = screen.getByRole('button', { name: 'Reject Brook & Bramble' });
  await user.click(reject);
  expect(await screen.findByText('Enter a reason.')).toBeVisible();
  expect(api.calls('PUT /staff/kyb/:platform/decision')).toEqual([]);
  await user.type(screen.getByLabelText(/Reason/), ' No such company ');
  await user.click(reject);
  const result = await screen.findByText('The decision on Brook & Bramble was saved and emailed.');
  expect(await screen.findByText('There is nothing to decide now.')).toBeVisible();
  expect(screen.getByText('Rejected by robin@staff.example')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(result));
});

test('after more information was asked for, the review waits for the organisation and can be decided', async () => {
  let review = buildKybReview();
  const { user, api } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () => review,
    'PUT /staff/kyb/:platform/decision': ({ body }) => {
      const isAsked = JSON.stringify(body).includes('MORE_INFORMATION');
      review = buildKybReview({
        kybStatus: isAsked ? 'UNDER_REVIEW' : 'APPROVED',
        awaitsInformation: isAsked,
        version: review.version + 1,
      });
      return review;
    },
  });
  await user.selectOptions(await screen.findByLabelText(/Your decision/), 'Ask for more information');
  await user.click(screen.getByLabelText('Tax ID'));
  await user.type(screen.getByLabelText(/^Question/), 'A tax number');
  await user.click(screen.getByRole('button', { name: 'Ask Brook & Bramble for more information' }));
  expect(await screen.findByText('Waiting for the organization')).toBeVisible();
  expect(screen.getByLabelText(/Your decision/)).toHaveValue('');
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('');
  await user.selectOptions(screen.getByLabelText(/Your decision/), 'Approve');
  await user.click(screen.getByRole('button', { name: 'Approve Brook & Bramble' }));
  expect(await screen.findByText('There is nothing to decide now.')).toBeVisible();
  expect(api.calls('PUT /staff/kyb/:platform/decision').map(({ body }) => body)).toEqual([
    { decision: 'MORE_INFORMATION', reason: 'A tax number', fields: ['TAX_ID'], version: 1 },
    { decision: 'APPROVE', reason: '', fields: [], version: 2 },
  ]);
});

test('those that were asked for more information are listed by their own filter', async () => {
  const { user, location } = await open('/staff/kyb', {
    'GET /staff/kyb': () => [
      buildKybApplication({ kybStatus: 'UNDER_REVIEW', awaitsInformation: true, companyName: null, country: null }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Business reviews' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Brook & BrambleWaiting for the organization');
  await user.selectOptions(screen.getByLabelText('Status'), 'Waiting for the organization');
  await waitFor(() => expect(location()).toBe('/staff/kyb?status=INFORMATION'));
});

test('where there is no such organisation, the way back to the list stands in place of another try', async () => {
  const { user, location } = await open('/staff/kyb/nowhere', {
    'GET /staff/kyb/:platform': () => ({ status: 404, body: buildError({ status: 404, i18nKey: 'error.notFound' }) }),
  });
  const text = await screen.findByText('This organization does not exist.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(within(text.closest<HTMLElement>('.pr-state') ?? text).getByRole('link', { name: 'All reviews' }));
  expect(location()).toBe('/staff/kyb');
});

const CHANGED = {
  status: 409,
  body: buildError({ status: 409, i18nKey: 'error.staff.changed', values: { name: 'grace@staff.example' } }),
};

test('a decision that came second says who was first and keeps what was typed', async () => {
  let review = buildKybReview();
  const { user } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () => review,
    'PUT /staff/kyb/:platform/decision': () => {
      review = buildKybReview({ version: 2, kybStatus: 'APPROVED' });
      return CHANGED;
    },
  });
  await user.selectOptions(await screen.findByLabelText(/Your decision/), 'Reject');
  await user.type(screen.getByLabelText(/Reason/), 'No such company');
  await user.click(screen.getByRole('button', { name: 'Reject Brook & Bramble' }));
  expect(await screen.findByText('There is nothing to decide now.')).toBeVisible();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('grace@staff.example decided this in the meantime. Your decision was not saved.');
  expect(alert).toHaveTextContent('You chose “Reject”.');
  expect(within(alert).getByText('No such company')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(alert));
});

test('after a decision of somebody else nothing typed is lost', async () => {
  let version = 1;
  const { user, api } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () => buildKybReview({ version }),
    'PUT /staff/kyb/:platform/decision': ({ body }) =>
      version === 1 || typeof body !== 'object' ? CHANGED : buildKybReview({ version: 3, kybStatus: 'APPROVED' }),
  });
  await user.selectOptions(await screen.findByLabelText(/Your decision/), 'Approve');
  await user.type(screen.getByLabelText('Note (optional)'), 'Welcome');
  await user.click(screen.getByRole('button', { name: 'Approve Brook & Bramble' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('grace@staff.example decided this in the meantime.');
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('Welcome');
  await user.click(screen.getByRole('button', { name: 'Approve Brook & Bramble' }));
  await waitFor(() =>
    expect(api.calls('PUT /staff/kyb/:platform/decision').at(-1)?.body).toEqual({
      decision: 'APPROVE',
      reason: 'Welcome',
      fields: [],
      version: 2,
    }),
  );
});

test('answers, files and checks stand in the review; the tax id is shown on request', async () => {
  const submission = buildKybReview().submission;
  URL.createObjectURL = () => 'blob:proof';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = await open('/staff/kyb/brook', {
    'GET /staff/kyb/:platform': () =>
      buildKybReview({
        isLate: true,
        submission: submission && {
          ...submission,
          taxIdLastFour: '6789',
          industry: 'RETAIL',
          signUp: {
            workEmail: 'elise@brook.example',
            companyName: 'Brook',
            isLargeSpender: true,
            sendsForOthers: false,
            useCase: 'OTHER',
            useCaseDetail: 'Prizes',
          },
        },
        checks: {
          requestedAt: '2026-11-20T09:00:00Z',
          answeredAt: '2026-11-20T09:05:00Z',
          results: [{ check: 'SANCTIONS_LISTS', result: 'LIST_HIT', detail: 'Brook Ltd' }],
        },
        questions: [
          {
            ...buildReviewQuestion({
              isOpen: false,
              files: [buildReviewFile()],
              answer: { text: 'Attached.', answeredAt: '2026-11-20T16:00:00Z', answeredBy: 'Élise Marchand' },
            }),
            askedBy: 'robin@staff.example',
          },
        ],
      }),
    'POST /staff/kyb/:platform/tax-id': () => ({ taxId: '12-3456789' }),
    'GET /staff/kyb/:platform/files/:file': () =>
      new Response('%PDF-1.7', { headers: { 'content-disposition': 'attachment; filename="proof.pdf"' } }),
  });
  expect(await screen.findByText('Late: was expected by Nov 24, 2026')).toBeVisible();
  expect(screen.getByText('Retail')).toBeVisible();
  expect(screen.getByText('Prizes')).toBeVisible();
  expect(screen.getByText('On a list')).toBeVisible();
  expect(screen.getByText('Attached.')).toBeVisible();
  expect(screen.queryByText('12-3456789')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByText('12-3456789')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('12-3456789')).toBeNull();
  expect(screen.getByText('Ends in 6789')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download proof.pdf' }));
  expect(await screen.findByText('proof.pdf was downloaded.')).toBeVisible();
  expect(api.calls('GET /staff/kyb/:platform/files/:file')[0]?.params).toEqual({ platform: 'brook', file: 'f-1' });
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  Reflect.deleteProperty(URL, 'createObjectURL');
});
