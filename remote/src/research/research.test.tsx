import { act, screen, waitFor, within } from '@testing-library/react';
import { portalApi } from '../api/portalApi.ts';
import { idTag } from '../api/tags.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildCompletion, buildIncentive, buildNewIncentive } from './testing/buildIncentive.ts';
import { asReader, openResearch } from './testing/openResearch.ts';
import { fullTest } from '../testing/fullTest.ts';

const LIST = '/qualtrics-research';
const DETAIL = '/qualtrics-research/details/i1';

// The browser of the tests is never idle.
jest.mock('../ui/lazy/useIdle.ts', () => ({ useIdle: () => true, whenIdle: () => () => undefined }));

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('the list shows how far both limits are used, is narrowed in the address, and leads to a page', async () => {
  const { user, api, location } = await openResearch(LIST);
  const row = within(await screen.findByRole('row', { name: /Panel wave 3/ }));
  expect(row.getByText('Active')).toBeVisible();
  expect(row.getByRole('progressbar', { name: 'Rewards' })).toHaveAttribute('value', '40');
  expect(row.getByText('45 of 100')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
  await user.selectOptions(screen.getByLabelText('Account'), 'Marketing US');
  await waitFor(() => expect(location()).toBe(`${LIST}?status=COMPLETED&account=A1`));
  await waitFor(() => {
    const query = api.calls('GET /incentives').at(-1)?.query;
    expect([query?.get('status'), query?.get('accountIdentifier')]).toEqual(['COMPLETED', 'A1']);
  });
  await user.click(screen.getByRole('link', { name: 'Panel wave 3' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Panel wave 3' })).toBeVisible();
});

test('the page of an incentive shows limits, cost and history, pays a failed response again, and turns it off', async () => {
  let incentive = buildIncentive();
  let completion = buildCompletion();
  const page = await openResearch(DETAIL, {
    'GET /incentives/:incentiveId': () => incentive,
    'GET /incentives/:incentiveId/completions': () => [completion],
    'POST /incentives/:incentiveId/completions/:completionId/retry': () => {
      completion = buildCompletion({ status: 'COMPLETE', referenceOrderId: 'QW1', canRetry: false, nextTryDate: null });
      return completion;
    },
    'PUT /incentives/:incentiveId/status': () => {
      incentive = buildIncentive({ status: 'INACTIVE', version: 4 });
      return incentive;
    },
    'POST /incentives/:incentiveId/test': () => ({ recipientEmails: ['ada@demo.example'] }),
  });
  const { user, api } = page;
  expect(await screen.findByRole('progressbar', { name: 'Rewards sent: 40 of 90' })).toBeVisible();
  expect(screen.getByText('The balance covers 49 completions')).toBeVisible();
  expect(screen.getByText(/Until Dec 12, 2026 at last week’s pace/)).toBeVisible();
  const days = within(await screen.findByRole('list', { name: 'Completions a day' }));
  expect(days.getByRole('link', { name: 'Dec 3, 2026: 10 with a reward, 5 without' })).toHaveAttribute(
    'href',
    `${DETAIL}?from=2026-12-03&to=2026-12-03`,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry the reward for ana@example.com' }));
  expect(await screen.findByRole('link', { name: 'QW1' })).toHaveAttribute('href', '/orders/QW1');
  expect(api.calls('POST /incentives/:incentiveId/completions/:completionId/retry')[0]?.params['completionId']).toBe(
    '7',
  );

  await user.click(screen.getByRole('button', { name: 'Send test' }));
  const test = await dialog('Send a test of “Panel wave 3”');
  await user.click(test.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('Test sent to ada@demo.example.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const question = await dialog('Deactivate “Panel wave 3”?');
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
  expect(api.calls('PUT /incentives/:incentiveId/status')[0]?.body).toEqual({ status: 'INACTIVE', version: 3 });

  incentive = buildIncentive({ status: 'COMPLETED' });
  act(() => void page.services.shared.redux.dispatch(portalApi.util.invalidateTags([idTag('Incentive', 'i1')])));
  expect(await screen.findByText('Completed')).toBeVisible();
});

test('setting up shows the call, and a pasted request says which word it would get', async () => {
  const { user, api } = await openResearch(DETAIL, {
    'GET /incentives/:incentiveId': () => buildNewIncentive(),
    'GET /incentives/:incentiveId/completions': () => [],
    'POST /incentives/:incentiveId/check': () => ({
      httpStatus: 422,
      status: 'QUANTITY_EXCEEDED',
      i18nKey: null,
      isRepeat: false,
      referenceOrderId: null,
    }),
  });
  const field = await screen.findByLabelText('Request of the survey tool');
  const command = screen.getByRole('button', { name: 'Copy Command for a terminal' }).dataset['copy'] ?? '';
  expect(command).toMatch(/^curl -X POST "https:\/\/portal\.example\/v2\/research\/incentives\/i1\/completions"/);
  await user.click(field);
  await user.paste('nothing of it');
  await user.click(screen.getByRole('button', { name: 'Try' }));
  expect(await screen.findByText(/We cannot read a response ID/)).toBeVisible();
  await user.clear(field);
  await user.click(field);
  await user.paste(command);
  await user.click(screen.getByRole('button', { name: 'Try' }));
  expect(await screen.findByText('It would be answered with 422: Quantity exceeded')).toBeVisible();
  expect(api.calls('POST /incentives/:incentiveId/check').map(({ body }) => body)).toEqual([
    {
      responseId: 'R_17',
      recipientEmail: 'ana@example.com',
      recipientFirstName: 'Ana',
      recipientLastName: 'Byron',
    },
  ]);
});

fullTest('whoever may only read sees list and history without a button that changes', async () => {
  const { location, navigate } = await openResearch(LIST, asReader);
  expect(await screen.findByRole('link', { name: 'Panel wave 3' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create incentive' })).not.toBeInTheDocument();
  navigate('/qualtrics-research/edit/i1');
  await waitFor(() => expect(location()).toBe(LIST));
  navigate(DETAIL);
  expect(await screen.findByText('ana@example.com')).toBeVisible();
  for (const name of ['Send test', 'Edit', 'Try', /^Retry/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an incentive of others leads to the list', async () => {
  await openResearch(DETAIL, {
    'GET /incentives/:incentiveId': () => ({
      status: 404,
      body: buildError({ status: 404, i18nKey: 'error.incentive.notFound' }),
    }),
  });
  expect(await screen.findByText('We could not find this incentive.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All incentives' })).toBeVisible();
});
