import type { BankRequest } from '@portal/shared/contract/bankAccounts';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { toAddFundsState, getAddFundsLocation } from '../../entities/account/addFundsLocation.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { postedForms } from '../../testing/postedForms.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildBankAccount } from '../testing/buildBankAccount.ts';
import { buildCard } from '../testing/buildCard.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const REQUEST = 'POST /ach/funding/account/:account/subscription/:bank/request';
const FORM: BankRequest = {
  requestReferenceNumber: 'r-1',
  url: 'https://bank.example/pay',
  signature: 's+/=',
  fields: { amount: '10000.00', reference_number: 'r-1', signature: 's+/=' },
};
const NEW = buildBankAccount({ identifier: 'bank-2', displayName: 'Payroll •••• 1111', status: 'UNVERIFIED' });
const OFF = buildBankAccount({ identifier: 'bank-3', displayName: 'Closed •••• 2222', status: 'DISABLED' });

const methods = (bank: FundingMethods['bank']) => () => ({ card: 'offered' as const, bank, creditCardFee: 0.035 });
const left = (dailyUsageRemaining: number) => () => ({
  dailyUsageLimit: 100_000,
  dailyUsageRemaining,
  unfinished: null,
  currencyCode: 'USD',
});
const trusted = {
  'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ confidenceAttribute: 'TRUSTED' })] })],
};

let posted: ReturnType<typeof postedForms> = [];
let warn: jest.SpyInstance;
beforeEach(() => {
  posted = postedForms();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const serverWith = (handlers: Handlers) =>
  apiServer({
    'GET /funding': () => answerTransactions([]),
    'GET /creditCards/platforms/accounts/:account': () => [buildCard()],
    'GET /ach/subscriptions/:account': () => [buildBankAccount(), NEW, OFF],
    'GET /funding/methods': methods('offered'),
    [REQUEST]: () => FORM,
    ...handlers,
  });

async function open(handlers: Handlers = {}, options: { readonly returnPage?: string } = {}) {
  const path = '/funding/add-funds?account=A1&amount=10000.00';
  const opened = await renderRoute({ rows: fundingRoutes, path, api: serverWith(handlers), ...options });
  return { ...opened, funds: within(await screen.findByRole('dialog', { name: 'Add funds' })) };
}

/** Goes through the review. */
async function review(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Review' }));
}

/** The browser shows the page again; the dialog has done its work. */
async function back(): Promise<void> {
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('10,000 by bank: no fee, the days, the notice; one request, then every signed field is posted to the bank', async () => {
  const { user, api, funds, location } = await open();
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  expect(
    await funds.findByText('By bank: available in 3–6 business days, between Mar 23, 2026 and Mar 26, 2026.'),
  ).toBeVisible();
  expect(funds.queryByText(/Card fee/)).not.toBeInTheDocument();
  expect(funds.queryByLabelText(/Purchase order/)).not.toBeInTheDocument();
  expect(funds.getByText('$10,000.00')).toBeVisible();
  expect(funds.getByText(/are pending at first/)).toBeVisible();
  await review(user);
  await user.dblClick(await funds.findByRole('button', { name: 'Continue to the bank’s page ($10,000.00)' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted).toEqual([{ method: 'POST', url: FORM.url, target: '_self', fields: FORM.fields }]);
  expect(sessionStorage.getItem('portal.bankReturn@1')).toBe('/funding');
  const [sent, ...more] = api.calls(REQUEST);
  expect(more).toEqual([]);
  expect(sent?.params).toEqual({ account: 'A1', bank: 'bank-1' });
  expect(sent?.body).toEqual({ amount: '10000.00' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  await back();
  expect(location()).toBe('/funding');
  expect(sessionStorage.getItem('portal.bankReturn@1')).toBeNull();
});

fullTest(
  'the bank account that paid last is chosen on the next visit; the embedder’s page goes along; the next try is another attempt',
  async () => {
    const { user, api, funds, navigate } = await open({}, { returnPage: 'https://shop.example/money' });
    await user.click(await funds.findByRole('radio', { name: /Operations/ }));
    await review(user);
    await user.click(await funds.findByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(posted).toHaveLength(1));
    await back();
    navigate('/funding/add-funds?account=A1');
    const again = within(await screen.findByRole('dialog', { name: 'Add funds' }));
    expect(await again.findByRole('radio', { name: /Operations/ })).toBeChecked();
    await user.click(again.getByRole('button', { name: '$10,000' }));
    await review(user);
    await user.click(await again.findByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(posted).toHaveLength(2));
    const sent = api.calls(REQUEST);
    expect(sent[0]?.body).toEqual({ amount: '10000.00', returnPage: 'https://shop.example/money' });
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
    await back();
  },
);

test('a bank account alone is the way to pay, and the dialog is left for where it was opened', async () => {
  const Checkout = () => (
    <Link to={getAddFundsLocation('A1', 1_800)} state={toAddFundsState({ returnTo: '/order/checkout?step=2' })}>
      Fund it
    </Link>
  );
  const checkout: RouteRow = {
    path: '/order/checkout',
    titleKey: 'common:product',
    segmentName: 'Checkout',
    page: () => Promise.resolve(Checkout),
  };
  const { user } = await renderRoute({
    rows: [...fundingRoutes, checkout],
    path: '/order/checkout',
    api: serverWith({
      'GET /creditCards/platforms/accounts/:account': () => [],
      'GET /ach/subscriptions/:account': () => [buildBankAccount()],
    }),
  });
  await user.click(await screen.findByRole('link', { name: 'Fund it' }));
  await review(user);
  await user.click(await screen.findByRole('button', { name: 'Continue to the bank’s page ($1,800.00)' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(sessionStorage.getItem('portal.bankReturn@1')).toBe('/order/checkout?step=2');
  await back();
});

test('accounts that cannot pay are listed with the reason', async () => {
  const { funds } = await open();
  expect(await funds.findByRole('radio', { name: /Payroll.*Verify first/ })).toBeDisabled();
  expect(funds.getByRole('radio', { name: /Closed.*Disabled/ })).toBeDisabled();
});

test('an account that bank deposits are not possible for now shows its bank accounts, disabled, and asks for no limit', async () => {
  const { funds, api } = await open({ 'GET /funding/methods': methods('disabled') });
  expect(await funds.findByRole('radio', { name: /Operations.*not available right now/ })).toBeDisabled();
  expect(funds.getByRole('radio', { name: /Visa/ })).toBeChecked();
  expect(api.calls('GET /ach/account/:account/limits')).toEqual([]);
});

fullTest('where there are no bank deposits no bank account is listed', async () => {
  const { funds } = await open({ 'GET /funding/methods': methods('absent') });
  expect(await funds.findByText(/Visa/)).toBeVisible();
  expect(funds.queryByText(/Operations/)).not.toBeInTheDocument();
});

fullTest('an account in another currency asks for no bank accounts', async () => {
  const euro = buildAccount({ currencyCode: 'EUR' });
  const { funds, api } = await open({
    'GET /funding/methods': methods('absent'),
    'GET /customers': () => [buildCustomer({ accounts: [euro] })],
  });
  expect(await funds.findByText(/Visa/)).toBeVisible();
  expect(api.calls('GET /ach/subscriptions/:account')).toEqual([]);
});

fullTest('more than is left today is said as money, by bank only, and so is the least', async () => {
  const { user, funds } = await open({ 'GET /ach/account/:account/limits': left(500) });
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  expect(await funds.findByText('Enter $500.00 or less.')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true');
  const amount = funds.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.type(amount, '0.99');
  expect(await funds.findByText('Enter $1.00 or more.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '500');
  expect(await funds.findByText('This account can take $500.00 more by bank today.')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Review' })).not.toHaveAttribute('aria-disabled', 'true');
  await user.clear(amount);
  await user.type(amount, '900');
  await user.click(funds.getByRole('radio', { name: /Visa/ }));
  expect(await funds.findByText('$931.50')).toBeVisible();
});

fullTest('when nothing is left today no amount is taken by bank', async () => {
  const { user, funds } = await open({ 'GET /ach/account/:account/limits': left(0) });
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  await waitFor(() => expect(funds.getByLabelText(/^Amount/)).toBeInvalid());
  expect(funds.queryByText('Enter $0.00 or less.')).not.toBeInTheDocument();
  expect(funds.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true');
});

fullTest('where only banks pay, an account without a bank account is offered one', async () => {
  const { user, funds, api } = await open({
    'GET /funding/methods': () => ({ card: 'absent', bank: 'offered', creditCardFee: 0 }),
    'GET /ach/subscriptions/:account': () => [],
  });
  await user.click(await funds.findByRole('button', { name: 'Add payment method' }));
  expect(await screen.findByRole('menuitem', { name: 'US bank account' })).toBeEnabled();
  expect(screen.queryByRole('menuitem', { name: /^Card/ })).not.toBeInTheDocument();
  expect(api.calls('GET /ach/subscriptions/:account')).toHaveLength(1);
});

fullTest('a limit that cannot be read is only logged, and sets no maximum', async () => {
  const { user, funds } = await open({ 'GET /ach/account/:account/limits': () => ({ status: 503 }) });
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  await user.click(funds.getByRole('button', { name: '$100,000' }));
  await review(user);
  await user.click(await funds.findByRole('button', { name: 'Continue to the bank’s page ($100,000.00)' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(warn).toHaveBeenCalledWith('The limit of bank deposits could not be read.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await back();
});

test.each([
  ['cards', 'GET /creditCards/platforms/accounts/:account', /Operations/],
  ['bank accounts', 'GET /ach/subscriptions/:account', /Visa/],
] as const)('%s that cannot be read are only logged, and the rest can pay', async (what, route, other) => {
  const { funds } = await open({ [route]: () => ({ status: 503 }) });
  expect(await funds.findByText(other)).toBeVisible();
  expect(warn).toHaveBeenCalledWith(`The ${what} could not be read.`);
  expect(funds.queryByRole('alert')).not.toBeInTheDocument();
});

fullTest('a trusted account may use the money at once, without the notice', async () => {
  const { user, funds } = await open(trusted);
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  expect(await funds.findByText(/available as soon as/)).toBeVisible();
  expect(funds.queryByText(/are pending at first/)).not.toBeInTheDocument();
});

fullTest(
  'the notice leads to what is pending, for those who may see it, and the amount is there on the way back',
  async () => {
    const { user, funds, location, navigate } = await open();
    await user.click(await funds.findByRole('radio', { name: /Operations/ }));
    await user.click(funds.getByRole('button', { name: '$25,000' }));
    await user.click(await funds.findByRole('link', { name: 'View pending funds' }));
    await screen.findByRole('dialog', { name: 'Pending funds' });
    expect(location()).toBe('/funding/pending');
    navigate(-1);
    const again = within(await screen.findByRole('dialog', { name: 'Add funds' }));
    expect(await again.findByLabelText(/^Amount/)).toHaveValue('25,000.00');
  },
);

fullTest('without the right to see what is pending the notice has no link', async () => {
  const authorities = AUTHORITIES.filter((code) => code !== 'FUNDING_PENDING_ACCESS');
  const { user, funds } = await open({ 'GET /account': () => buildPrincipal({ authorities }) });
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  expect(await funds.findByText(/are pending at first/)).toBeVisible();
  expect(funds.queryByRole('link')).not.toBeInTheDocument();
});

fullTest('what the server refuses is said at the amount or in the form, and nothing typed is lost', async () => {
  const i18nKey = 'error.deposit.bankLimit';
  const values = { amount: '120.00', limit: '100000.00', currencyCode: 'USD' };
  const { user, api, funds } = await open({
    [REQUEST]: () => ({
      status: 422,
      body: buildError({ status: 422, i18nKey, values, fields: [{ field: 'amount', i18nKey, values }] }),
    }),
  });
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  await user.click(funds.getByRole('button', { name: '$5,000' }));
  await review(user);
  await user.click(await funds.findByRole('button', { name: /^Continue/ }));
  const amount = await funds.findByLabelText(/^Amount/);
  await waitFor(() => expect(amount).toBeInvalid());
  await waitFor(() => expect(amount).toHaveFocus());
  expect(amount).toHaveValue('5,000.00');
  api.use({ [REQUEST]: () => ({ status: 503 }) });
  await user.click(funds.getByRole('button', { name: '$25,000' }));
  await review(user);
  await user.click(await funds.findByRole('button', { name: /^Continue/ }));
  expect(await funds.findByRole('alert')).toBeVisible();
  api.use({ [REQUEST]: () => FORM });
  await user.click(await funds.findByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(posted).toHaveLength(1));
  const keys = api.calls(REQUEST).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[2]);
  await back();
});

fullTest('who goes elsewhere before the answer stays there', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<BankRequest>((resolve) => {
    answer = () => resolve(FORM);
  });
  const { user, api, funds, navigate } = await open({ [REQUEST]: () => waits });
  await user.click(await funds.findByRole('radio', { name: /Operations/ }));
  await review(user);
  await user.click(await funds.findByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(api.calls(REQUEST)).toHaveLength(1));
  navigate('/funding');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => {
    answer();
    await waits;
  });
  expect(posted).toEqual([]);
  expect(sessionStorage.getItem('portal.bankReturn@1')).toBeNull();
});
