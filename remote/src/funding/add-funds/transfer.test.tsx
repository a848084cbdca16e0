import type { Transfer } from '@portal/shared/contract/funding';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAttempt } from '../../testing/builders/buildAttempt.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';
import { fullTest } from '../../testing/fullTest.ts';

const EVENTS = buildAccount({
  accountIdentifier: 'A2',
  displayName: 'Events US',
  customerIdentifier: 'G2',
  groupDisplayName: 'Events',
  currentBalance: 0,
});
const NORDIC = buildAccount({ accountIdentifier: 'A3', displayName: 'Nordic', currencyCode: 'EUR' });
const OLD = buildAccount({ accountIdentifier: 'A4', displayName: 'Old', status: 'DISABLED', active: false });

const booked = (overrides: Partial<Transfer> = {}): Transfer => ({
  accountTransactionID: 'tx-9',
  createdAt: '2026-11-24T09:00:00Z',
  fromAccountIdentifier: 'A1',
  toAccountIdentifier: 'A2',
  amount: 500,
  currencyCode: 'USD',
  notes: 'Winter event',
  ...overrides,
});

const open = (handlers: Handlers = {}, path = '/funding/add-funds?account=A2&tab=transfer') =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /customers': () => [
        buildCustomer({ accounts: [buildAccount(), NORDIC, OLD] }),
        buildCustomer({ identifier: 'G2', displayName: 'Events', accounts: [EVENTS] }),
      ],
      'POST /funding/transfer-funds': () => booked(),
      ...handlers,
    }),
  });

fullTest('an organization that was not approved is told why, and offered nothing that would fail', async () => {
  await open({ 'GET /account': () => buildPrincipal({ kybStatus: 'REJECTED' }) });
  const funds = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  expect(
    await funds.findByText(/^Your organization was not approved, so it cannot add or transfer funds/),
  ).toBeVisible();
  expect(funds.getByRole('link', { name: 'support@demo.example' })).toBeVisible();
  expect(funds.queryByRole('tab')).toBeNull();
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add funds' }));

test('500.00 move to the account of the address, with a note, and the dialog closes', async () => {
  const { user, api, location } = await open();
  const funds = await dialog();
  expect(await funds.findByText('Events US')).toBeVisible();
  expect(funds.getByLabelText(/^To(?! send)/)).toHaveValue('A2');
  const confirm = funds.getByRole('button', { name: 'Transfer' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(funds.queryByRole('option', { name: /Old/ })).not.toBeInTheDocument();
  await user.selectOptions(funds.getByLabelText(/^From/), 'A1');
  await user.type(funds.getByLabelText(/^Amount/), '500');
  expect(await funds.findByText('Enter a note that says what the transfer is for.')).toBeVisible();
  await user.type(funds.getByLabelText(/^Note/), 'Winter event');
  expect(await funds.findByText('Balance $1,250.00, $750.00 after the transfer')).toBeVisible();
  expect(funds.getByText('Balance $0.00, $500.00 after the transfer')).toBeVisible();
  await user.click(await funds.findByRole('button', { name: 'Transfer $500.00' }));
  expect(await screen.findByText('$500.00 moved from Marketing US to Events US.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/funding');
  const [sent] = api.calls('POST /funding/transfer-funds');
  expect(sent?.body).toEqual({
    fromAccountIdentifier: 'A1',
    fromGroupIdentifier: 'G1',
    toAccountIdentifier: 'A2',
    toGroupIdentifier: 'G2',
    amount: '500.00',
    notes: 'Winter event',
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
});

test('a transfer whose answer was lost is told once, and no longer asked for again', async () => {
  const { user } = await open({
    'POST /funding/transfer-funds': () => ({ status: 503, body: buildError({ status: 503 }) }),
    'GET /idempotency-keys/:key': () => buildAttempt({ state: 'DONE', amount: 500, currencyCode: 'USD' }),
  });
  const funds = await dialog();
  await user.selectOptions(await funds.findByLabelText(/^From/), 'A1');
  await user.type(funds.getByLabelText(/^Amount/), '500');
  await user.type(funds.getByLabelText(/^Note/), 'Winter event');
  await user.click(await funds.findByRole('button', { name: 'Transfer $500.00' }));
  expect(await funds.findByText(/^Your last transfer of \$500\.00 is complete/)).toBeVisible();
  await waitFor(() => expect(funds.queryByRole('alert')).toBeNull());
});

fullTest('each rule says at its field what is wrong', async () => {
  const { user } = await open();
  const funds = await dialog();
  await user.type(await funds.findByLabelText(/^Amount/), '5');
  await user.tab();
  expect(await funds.findByText('Choose the account to transfer from first.')).toBeVisible();
  await user.selectOptions(funds.getByLabelText(/^From/), 'A3');
  await user.tab();
  expect(await funds.findByText('Both accounts must have the same currency.')).toBeVisible();
  await user.selectOptions(funds.getByLabelText(/^From/), 'A2');
  expect(await funds.findByText('Choose two different accounts.')).toBeVisible();
  expect(funds.getByText('This account has no money to transfer.')).toBeVisible();
  await user.selectOptions(funds.getByLabelText(/^From/), 'A1');
  await user.clear(funds.getByLabelText(/^Amount/));
  await user.type(funds.getByLabelText(/^Amount/), '1250.01');
  expect(await funds.findByText('Enter $1,250.00 or less.')).toBeVisible();
  await user.clear(funds.getByLabelText(/^Amount/));
  await user.type(funds.getByLabelText(/^Amount/), '0.5');
  expect(await funds.findByText('Enter $1.00 or more.')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Transfer' })).toHaveAttribute('aria-disabled', 'true');
});

test('what the server refuses stays in the dialog with everything typed', async () => {
  const refused = buildError({
    status: 422,
    i18nKey: 'error.transfer.notCovered',
    fields: [{ field: 'amount', i18nKey: 'error.transfer.notCovered' }],
  });
  const { user } = await open({ 'POST /funding/transfer-funds': () => ({ status: 422, body: refused }) });
  const funds = await dialog();
  await user.selectOptions(await funds.findByLabelText(/^From/), 'A1');
  await user.type(funds.getByLabelText(/^Amount/), '700');
  await user.type(funds.getByLabelText(/^Note/), 'Winter event');
  await user.click(await funds.findByRole('button', { name: 'Transfer $700.00' }));
  expect(await funds.findByText(/The account does not have that much/)).toBeVisible();
  expect(funds.getByLabelText(/^Note/)).toHaveValue('Winter event');
});

test('an account that is not found is logged, and the selected one stays', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open({}, '/funding/add-funds?account=A99&tab=transfer');
  const funds = await dialog();
  expect(await funds.findByText('Marketing US')).toBeVisible();
  expect(warn).toHaveBeenCalledWith('Add funds: there is no account A99.');
  warn.mockRestore();
});

test('balances that cannot be read anew are said in a toast, and the form works with those that are there', async () => {
  let answers = 0;
  await open({
    'GET /customers': () =>
      (answers += 1) === 1 ? [buildCustomer({ accounts: [buildAccount(), EVENTS] })] : { status: 503 },
  });
  const funds = await dialog();
  expect(await screen.findByText('The accounts could not be loaded')).toBeVisible();
  expect(funds.getByLabelText(/^From/)).toBeVisible();
});

test('the page leads to it, for those who manage funding alone', async () => {
  const { user, location } = await open({}, '/funding');
  await user.click(await screen.findByRole('link', { name: 'Add funds' }));
  await dialog();
  expect(location()).toBe('/funding/add-funds');
});
