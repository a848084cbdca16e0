import { screen, waitFor } from '@testing-library/react';
import { buildError } from '../testing/builders/buildError.ts';
import { buildIncentive, buildNewIncentive } from './testing/buildIncentive.ts';
import { openResearch } from './testing/openResearch.ts';
import { fullTest } from '../testing/fullTest.ts';

const ADD = '/qualtrics-research/add';
const EDIT = '/qualtrics-research/edit/i1';

test('an incentive says what it can cost before it is saved, and its page opens', async () => {
  const { user, api, location } = await openResearch(ADD, {
    'POST /incentives': () => buildNewIncentive(),
    'GET /incentives/:incentiveId': () => buildNewIncentive(),
    'GET /incentives/:incentiveId/completions': () => [],
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Wave');
  await user.click(screen.getByRole('button', { name: 'Create incentive' }));
  expect(await screen.findByText('Choose a reward.')).toBeVisible();
  expect(screen.getAllByText('Enter a whole number from 1 to 1,000,000.')).toHaveLength(2);
  expect(api.calls('POST /incentives')).toHaveLength(0);

  await user.type(screen.getByLabelText(/^Name/), ' of the panel');
  await user.click(screen.getByRole('combobox', { name: /^Reward$/ }));
  await user.click(await screen.findByRole('option', { name: /Harbour Books eGift/ }));
  await user.type(await screen.findByLabelText(/^Amount in USD/), '25');
  await user.type(screen.getByLabelText(/^Rewards at most/), '90');
  await user.type(screen.getByLabelText(/^Responses at most/), '100');
  await user.clear(screen.getByLabelText(/^First day/));
  await user.type(screen.getByLabelText(/^First day/), '2026-12-01');
  await user.type(screen.getByLabelText(/^Last day/), '2026-11-30');
  await user.selectOptions(screen.getByLabelText(/^Time zone/), 'Los Angeles (America)');
  expect(await screen.findByText(/At most \$2,250\.00 and fees, balance \$1,250\.00\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create incentive' }));
  await waitFor(() => expect(screen.getByLabelText(/^Last day/)).toHaveFocus());
  await user.clear(screen.getByLabelText(/^Last day/));
  await user.type(screen.getByLabelText(/^Last day/), '2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Create incentive' }));

  expect(await screen.findByText('“Panel wave 3” was created.')).toBeVisible();
  expect(location()).toBe('/qualtrics-research/details/i1');
  expect(api.calls('POST /incentives')[0]?.body).toEqual({
    displayName: 'Wave of the panel',
    accountIdentifier: 'A1',
    utid: 'U200001',
    amount: '25.00',
    etid: 'E000000',
    senderName: 'Ada Byron',
    subject: '{{recipient_name}}, a reward for you',
    message: '',
    quantity: 90,
    completesAllowed: 100,
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    timeZone: 'America/Los_Angeles',
  });
});

fullTest(
  'after the first response reward and account stay, a limit below its use is refused, and the change of another is not undone',
  async () => {
    const { user, api } = await openResearch(EDIT, {
      'PUT /incentives/:incentiveId': () => ({
        status: 422,
        body: buildError({
          i18nKey: 'error.incentive.limitUsed',
          fields: [{ field: 'quantity', i18nKey: 'error.incentive.limitUsed', values: { used: '40' } }],
        }),
      }),
    });
    expect(await screen.findByText(/Account, reward and value stay once a response was taken/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Reward$/ })).not.toBeInTheDocument();
    const quantity = screen.getByLabelText(/^Rewards at most/);
    await user.clear(quantity);
    await user.type(quantity, '30');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('40 are used already. Enter at least that many.')).toBeVisible();
    expect(api.calls('PUT /incentives/:incentiveId')[0]?.body).toMatchObject({
      quantity: 30,
      version: 3,
      amount: '25.00',
    });

    api.use({
      'PUT /incentives/:incentiveId': () => ({
        status: 409,
        body: buildError({ status: 409, i18nKey: 'error.incentive.changed', values: { name: 'Max Gold' } }),
      }),
      'GET /incentives/:incentiveId': () => buildIncentive({ version: 4, quantity: 80 }),
    });
    await user.clear(quantity);
    await user.type(quantity, '60');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Max Gold changed this incentive/)).toBeVisible();
    expect(quantity).toHaveValue('60');
    await user.click(screen.getByRole('button', { name: 'Load the current version' }));
    await waitFor(() => expect(quantity).toHaveValue('80'));
  },
);
