import type { CardDeposit } from '@portal/shared/contract/deposits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { buildCard } from '../testing/buildCard.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const deposited = (overrides: Partial<CardDeposit> = {}): CardDeposit => ({
  status: 'SUCCESS',
  depositIdentifier: 'd-1',
  accountTransactionID: 'tx-1',
  accountIdentifier: 'A1',
  amount: 33.33,
  fee: 1.17,
  total: 34.5,
  currencyCode: 'USD',
  i18nKey: null,
  expectedBy: null,
  createdAt: '2026-11-24T09:00:00Z',
  ...overrides,
});

const EVENTS = buildCard({ token: 'card-2', label: 'Events', displayName: 'Events', creditCardType: 'MASTER_CARD' });
const HELD = buildCard({ token: 'card-3', displayName: 'New card', usableFrom: '2999-01-01T00:00:00Z' });

beforeEach(() => localStorage.clear());

const open = (handlers: Handlers = {}, path = '/funding/add-funds?account=A1') =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /creditCards/platforms/accounts/:account': () => [buildCard(), EVENTS, HELD],
      'GET /address-lookup': () => ({ provider: null }),
      'POST /creditCards/platforms/deposits': () => deposited(),
      ...handlers,
    }),
  });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add funds' }));

type OpenPage = Awaited<ReturnType<typeof open>>;

/** Goes through the review, and pays. */
async function pay({ user }: Pick<OpenPage, 'user'>, total: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: `Pay ${total}` }));
}

test('33.33 by card: the fee and the total are shown before anything is paid, then the dialog closes', async () => {
  const { user, api, location } = await open();
  const funds = await dialog();
  const amount = await funds.findByLabelText(/^Amount/);
  expect(amount).toHaveValue('');
  expect(funds.getByRole('button', { name: '$10,000' })).toHaveAttribute('aria-pressed', 'false');
  const next = funds.getByRole('button', { name: 'Review' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAccessibleDescription('Enter an amount.');
  await waitFor(() => expect(amount).toHaveFocus());
  await user.keyboard('33.33');
  expect(await funds.findByText('Card fee (3.50%)')).toBeVisible();
  expect(funds.getByText('$1.17')).toBeVisible();
  expect(funds.getByText('$34.50')).toBeVisible();
  await user.type(funds.getByLabelText(/^Purchase order number/), 'PO-7');
  await user.click(next);
  await waitFor(async () => expect(await funds.findByRole('heading', { name: 'Review and pay' })).toHaveFocus());
  expect(api.calls('POST /creditCards/platforms/deposits')).toEqual([]);
  const facts = ['To account', 'Pay with', 'Amount', 'Card fee (3.50%)', 'Total', 'Balance after deposit'];
  expect(facts.map((fact) => funds.getByText(fact).parentElement?.textContent.replaceAll(/\s/g, ' '))).toEqual([
    'To accountMarketing US · A1',
    'Pay withVisa •••• 1111',
    'Amount$33.33',
    'Card fee (3.50%)$1.17',
    'Total$34.50',
    'Balance after deposit$1,283.33',
  ]);
  await user.click(await funds.findByRole('button', { name: 'Pay $34.50' }));
  expect(await screen.findByText('$33.33 was added to Marketing US.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/funding');
  const [sent] = api.calls('POST /creditCards/platforms/deposits');
  expect(sent?.body).toEqual({
    orderSource: 'PO',
    customerIdentifier: 'G1',
    accountIdentifier: 'A1',
    creditCardToken: 'card-1',
    amount: '33.33',
    total: '34.5',
    purchaseOrderNumber: 'PO-7',
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
});

test.each(['by leaving the field', 'by Enter in the field'])(
  '10.005 is rounded to cents before the fee, sent %s',
  async (way) => {
    const { user, api } = await open({ 'POST /creditCards/platforms/deposits': () => deposited({ amount: 10.01 }) });
    const funds = await dialog();
    const amount = await funds.findByLabelText(/^Amount/);
    await waitFor(() => expect(amount).toHaveFocus());
    await user.keyboard('10.005');
    expect(await funds.findByText('$10.36')).toBeVisible();
    expect(funds.getByText('$0.35')).toBeVisible();
    if (way === 'by Enter in the field') await user.keyboard('{Enter}');
    else {
      await user.tab();
      expect(amount).toHaveValue('10.01');
      await user.click(funds.getByRole('button', { name: 'Review' }));
    }
    await user.click(await funds.findByRole('button', { name: 'Pay $10.36' }));
    expect(await screen.findByText('$10.01 was added to Marketing US.')).toBeVisible();
    expect(api.calls('POST /creditCards/platforms/deposits')[0]?.body).toMatchObject({ amount: '10.01' });
  },
);

fullTest(
  'a card on hold says until when and cannot be chosen; the one that paid last is chosen on the next visit',
  async () => {
    const first = await open();
    let funds = await dialog();
    expect(await funds.findByRole('radio', { name: /New card/ })).toBeDisabled();
    expect(funds.getByText(/^On hold until/)).toBeVisible();
    expect(funds.getByText('Mastercard ending in 1111')).toBeVisible();
    await first.user.click(funds.getByRole('radio', { name: /Events/ }));
    await first.user.click(funds.getByRole('button', { name: '$10,000' }));
    await pay(first, '$10,350.00');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    first.navigate('/funding/add-funds?account=A1');
    funds = await dialog();
    expect(await funds.findByRole('radio', { name: /Events/ })).toBeChecked();
  },
);

test.each([
  ['PENDING', '2026-11-25', /is pending\. The bank decides within 1 business day, by Nov 25, 2026\./],
  ['PENDING_KYB', '2026-11-27', /until your business is reviewed: within 2 business days, by Nov 27, 2026\./],
] as const)('a deposit that is %s says what is waited for, and closes the dialog', async (status, expectedBy, text) => {
  const { user } = await open({
    'POST /creditCards/platforms/deposits': () => deposited({ status, expectedBy, accountTransactionID: null }),
  });
  const funds = await dialog();
  await user.click(await funds.findByRole('button', { name: '$5,000' }));
  await pay({ user }, '$5,175.00');
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a declined card is said in the dialog, and the next try is another attempt', async () => {
  const { user, api } = await open({
    'POST /creditCards/platforms/deposits': () =>
      deposited({ status: 'DECLINED', accountTransactionID: null, i18nKey: 'error.gateway.FUNDS' }),
  });
  const funds = await dialog();
  await user.click(await funds.findByRole('button', { name: '$5,000' }));
  await pay({ user }, '$5,175.00');
  expect(await funds.findByRole('alert')).toHaveTextContent(/does not cover the amount/);
  await user.click(funds.getByRole('button', { name: 'Back' }));
  expect(funds.getByLabelText(/^Amount/)).toHaveValue('5,000.00');
  await user.click(funds.getByRole('radio', { name: /Events/ }));
  await pay({ user }, '$5,175.00');
  await waitFor(() => expect(api.calls('POST /creditCards/platforms/deposits')).toHaveLength(2));
  const keys = api.calls('POST /creditCards/platforms/deposits').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('while a payment runs the dialog says so and stays; who goes elsewhere learns the outcome all the same', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<CardDeposit>((resolve) => {
    answer = () => resolve(deposited());
  });
  const { user, api, navigate, location } = await open({ 'POST /creditCards/platforms/deposits': () => waits });
  const funds = await dialog();
  await user.click(await funds.findByRole('button', { name: '$5,000' }));
  await pay({ user }, '$5,175.00');
  await waitFor(() => expect(api.calls('POST /creditCards/platforms/deposits')).toHaveLength(1));
  expect(funds.getByText('Depositing…')).toBeVisible();
  expect(funds.getByRole('button', { name: 'Back' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(funds.getByRole('button', { name: 'Close' }));
  expect(location()).toBe('/funding/add-funds?account=A1&amount=5000.00');
  navigate('/funding');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(answer);
  expect(await screen.findByText('$33.33 was added to Marketing US.')).toBeVisible();
});

fullTest(
  'more than the limit of a day is said at the amount, and an answer that was lost is asked for under the same key',
  async () => {
    const values = { amount: '120.00', currencyCode: 'USD' };
    const i18nKey = 'error.deposit.cardLimit';
    const { user, api } = await open({
      'POST /creditCards/platforms/deposits': () => ({
        status: 422,
        body: buildError({ status: 422, i18nKey, fields: [{ field: 'amount', i18nKey, values }] }),
      }),
    });
    const funds = await dialog();
    await user.click(await funds.findByRole('button', { name: '$5,000' }));
    await pay({ user }, '$5,175.00');
    expect(await funds.findByText(/This account can take \$120.00 more by card today/)).toBeVisible();
    api.use({ 'POST /creditCards/platforms/deposits': () => ({ status: 503 }) });
    await user.click(funds.getByRole('button', { name: '$25,000' }));
    await pay({ user }, '$25,875.00');
    expect(await funds.findByRole('alert')).toBeVisible();
    api.use({ 'POST /creditCards/platforms/deposits': () => deposited({ amount: 25_000 }) });
    await user.click(await funds.findByRole('button', { name: 'Pay $25,875.00' }));
    expect(await screen.findByText('$25,000.00 was added to Marketing US.')).toBeVisible();
    const keys = api.calls('POST /creditCards/platforms/deposits').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[2]);
  },
);

test.each([
  [422, '403.039'],
  [400, 'creditCardDeposit.error.validation.amount'],
])('a limit that is answered %s by its printed key alone is said', async (status, i18nKey) => {
  const { user } = await open({
    'POST /creditCards/platforms/deposits': () => ({ status, body: buildError({ status, i18nKey }) }),
  });
  const funds = await dialog();
  await user.click(await funds.findByRole('button', { name: '$5,000' }));
  await pay({ user }, '$5,175.00');
  expect(await funds.findByRole('alert')).toHaveTextContent('The amount exceeds the limit for funding by card.');
});

fullTest('without a card the only action leads to its form, and back with the amount that was asked for', async () => {
  const { user, location } = await open(
    { 'GET /creditCards/platforms/accounts/:account': () => [] },
    '/funding/add-funds?account=A1&amount=1800',
  );
  const funds = await dialog();
  await user.click(await funds.findByRole('link', { name: 'Add card' }));
  await screen.findByRole('dialog', { name: 'Add card' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await dialog();
  expect(location()).toBe('/funding/add-funds?account=A1&amount=1800');
});

fullTest(
  'what is chosen and typed is there again after the form of a card, and Back leads into no dialog that paid',
  async () => {
    const { user, location, navigate } = await open({}, '/funding');
    navigate('/funding/add-funds?account=A1');
    const funds = await dialog();
    await user.click(await funds.findByRole('radio', { name: /Events/ }));
    await user.type(funds.getByLabelText(/^Purchase order number/), 'PO-7');
    await user.click(funds.getByRole('link', { name: 'Add card' }));
    await screen.findByRole('dialog', { name: 'Add card' });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const again = await dialog();
    expect(await again.findByLabelText(/^Purchase order number/)).toHaveValue('PO-7');
    expect(again.getByRole('radio', { name: /Events/ })).toBeChecked();
    await user.click(again.getByRole('button', { name: '$10,000' }));
    await pay({ user }, '$10,350.00');
    await waitFor(() => expect(location()).toBe('/funding'));
    navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe('/funding');
  },
);

fullTest('what is typed stays in the address when the other tab is opened at once', async () => {
  const { user, location } = await open();
  const funds = await dialog();
  await user.clear(await funds.findByLabelText(/^Amount/));
  await user.type(funds.getByLabelText(/^Amount/), '33.33');
  await user.click(funds.getByRole('tab', { name: 'Transfer funds' }));
  await waitFor(() => expect(location()).toBe('/funding/add-funds?account=A1&amount=33.33&tab=transfer'));
});

test('cards that cannot be read are said, and a transfer is still possible', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, location } = await open({
    'GET /creditCards/platforms/accounts/:account': () => ({ status: 503 }),
    'GET /customers': () => [
      buildCustomer({
        accounts: [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Events US' })],
      }),
    ],
  });
  const funds = await dialog();
  expect(await funds.findByText('The payment methods could not be loaded')).toBeVisible();
  await user.click(funds.getByRole('tab', { name: 'Transfer funds' }));
  expect(await funds.findByLabelText(/^From/)).toBeVisible();
  expect(location()).toBe('/funding/add-funds?account=A1&tab=transfer');
  warn.mockRestore();
});

fullTest('an account that is not the selected one is funded by its cards, and gets none from here', async () => {
  await open(
    {
      'GET /customers': () => [
        buildCustomer({
          accounts: [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Events US' })],
        }),
      ],
    },
    '/funding/add-funds?account=A2',
  );
  const funds = await dialog();
  expect(await funds.findByRole('radio', { name: /Events/ })).toBeEnabled();
  expect(funds.queryByRole('link', { name: 'Add card' })).not.toBeInTheDocument();
  expect(funds.getByText(/switch to it first/)).toBeVisible();
});

const ON = { switchedOff: {}, newerVersion: null, refresh: () => Promise.resolve() };
const OFF = { ...ON, switchedOff: { portal: { reason: '' } } };

fullTest('a field that still has the focus outlives a switched-off module, until the dialog is closed', async () => {
  const { user, services } = await open();
  await user.type(await (await dialog()).findByLabelText(/^Amount/), '33.3');
  expect(services.drafts.all()).toMatchObject({ 'funding.deposit.A1': { amount: '33.3', purchaseOrderNumber: '' } });
  act(() => services.availability.set(OFF));
  await screen.findByText(/turned off for now/);
  act(() => services.availability.set(ON));
  const funds = await dialog();
  await waitFor(async () => expect(await funds.findByLabelText(/^Amount/)).toHaveValue('33.3'));
  await user.click(funds.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(services.drafts.all()).toEqual({}));
});

test('the review keeps what is typed, for a reload too; the deposit that is made ends it', async () => {
  const { user, services } = await open();
  const funds = await dialog();
  await user.type(await funds.findByLabelText(/^Amount/), '33.33');
  await user.click(funds.getByRole('button', { name: 'Review' }));
  await funds.findByText('Review and pay');
  expect(services.drafts.all()).toMatchObject({ 'funding.deposit.A1': { amount: '33.33' } });
  await user.click(funds.getByRole('button', { name: 'Pay $34.50' }));
  await waitFor(() => expect(services.drafts.all()).toEqual({}));
});

test.each([
  ['70', '70.00', ''],
  ['46', '33.3', 'PO-7'],
])('with %s in the address, a draft that was typed over 46 leaves %s', async (addressed, amount, order) => {
  const values = { amount: '33.3', source: 'card-1', purchaseOrderNumber: 'PO-7', send: '', addresses: ['46/'] };
  window.localStorage.setItem('portal.draft@1:u-1:funding.deposit.A1', JSON.stringify({ at: jest.now(), values }));
  await open({}, `/funding/add-funds?account=A1&amount=${addressed}`);
  const funds = await dialog();
  expect(await funds.findByLabelText(/^Amount/)).toHaveValue(amount);
  expect(funds.getByLabelText(/^Purchase order/)).toHaveValue(order);
});
