import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { TransactionType } from '@portal/shared/domain/enumerations';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { fullRows, fullTest } from '../testing/fullTest.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import * as zones from '../ui/time/readerZone.ts';
import { valueOfNewerServer } from '../testing/valueOfNewerServer.ts';
import { fundingRoutes } from './index.ts';
import { answerTransactions, buildTransaction, buildTransactionDetail } from './testing/buildTransaction.ts';

const OPENING = buildTransaction({
  accountTransactionID: 'tx-1',
  accountTransactionType: { code: 'OPENING_BALANCE', displayName: 'Opening balance' },
  createdAt: '2026-11-01T09:00:00Z',
  amount: 1250,
  balanceAfter: 1250,
  referenceOrderId: null,
  description: 'First deposit',
  order: null,
});

const SALES = { accountID: '2', accountIdentifier: 'A2', accountDisplayName: 'Sales' };

const buildOrder = (
  totalLineItems: number,
  recipientSummary: string | null,
  createdBy: string | null,
  rewardNames = ['Maple Coffee'],
) => ({
  totalLineItems,
  rewardNames,
  recipientSummary,
  createdBy,
});

const MIXED = ['Maple Coffee', 'Sakura'];

const ORDER_PAGE: RouteRow = {
  path: '/orders/:referenceOrderId',
  titleKey: 'common:product',
  segmentName: 'Order',
  page: () => Promise.resolve(() => <h1>Order</h1>),
};

const apiWith = (handlers: Handlers = {}) =>
  apiServer({
    'GET /funding': () => answerTransactions([buildTransaction(), OPENING]),
    'GET /funding/:id': () => buildTransactionDetail(),
    ...handlers,
  });

const as = (...authorities: string[]): Handlers => ({
  'GET /account': () => buildPrincipal({ authorities }),
});

const open = (path: string, api = apiWith(), rows: readonly RouteRow[] = [...fundingRoutes, ORDER_PAGE]) =>
  renderRoute({ rows, path, api });

/** Opens the detail of the first transaction. */
async function openFirst(user: UserEvent): Promise<void> {
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const [first] = within(table).getAllByRole('link');
  if (first === undefined) throw new Error('There is no transaction');
  await user.click(first);
}

/** Ticks types in the menu of the filter. */
async function chooseTypes(user: UserEvent, ...types: readonly string[]): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Type/ }));
  for (const name of types) await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  await user.keyboard('{Escape}');
}

describe('funding page', () => {
  test('shows balance, account and every movement that makes the balance', async () => {
    await open('/funding');
    expect(await screen.findByText('Balance', { selector: 'p' })).toBeVisible();
    expect(screen.getAllByText('$1,250.00')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Copy account ID' })).toBeVisible();
    const rows = within(await screen.findByRole('table', { name: 'Transactions' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('November 2026');
    expect(rows[2]).toHaveTextContent('Order placed3 × Maple Coffee to Grace Hopper +2 · Nora Present');
    expect(rows[2]).toHaveTextContent('−51.00USD');
    expect(rows[3]).toHaveTextContent('Opening balanceFirst deposit');
    expect(rows[3]).toHaveTextContent('+1,250.00USD');
  });

  test('a transaction opens over its list, with who caused it and the balance after', async () => {
    const { user, location, api } = await open('/funding?q=order');
    await openFirst(user);
    const dialog = await screen.findByRole('dialog', { name: 'Order placed' });
    expect(await within(dialog).findByText('Nora Present')).toBeVisible();
    expect(within(dialog).getByText('$1,199.00')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Order RP261120-100001' })).toHaveAttribute(
      'href',
      '/orders/RP261120-100001',
    );
    expect(location()).toBe('/funding/transactions/A1/tx-2?q=order');
    expect(api.calls('GET /funding/:id')[0]?.query.get('accountIdentifier')).toBe('A1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/funding?q=order'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Order placed' })).toHaveFocus());
  });

  fullTest('a transaction that was opened by its address gives the focus to its row', async () => {
    const { user, location } = await open('/funding/history/A1/tx-2');
    await screen.findByRole('dialog', { name: 'Order placed' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/funding/history'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Order placed' })).toHaveFocus());
  });

  test('without the right to see balances none is shown', async () => {
    const api = apiWith({
      ...as('FUNDING_MANAGE'),
      'GET /customers/:customer/account/:account': () => buildAccount({ currentBalance: null, availableBalance: null }),
    });
    const { user } = await open('/funding', api);
    expect(await screen.findByText('Account ID')).toBeVisible();
    await openFirst(user);
    expect(await screen.findByText('Nora Present')).toBeVisible();
    expect(screen.queryByText('Balance')).not.toBeInTheDocument();
    expect(screen.queryByText('Balance after')).not.toBeInTheDocument();
  });

  test('that an account is frozen is said once, and the ways to add funds say why they are off', async () => {
    await open(
      '/funding',
      apiWith({ 'GET /customers/:customer/account/:account': () => buildAccount({ status: 'FROZEN' }) }),
    );
    expect(await screen.findByText('Marketing US is frozen')).toBeVisible();
    expect(screen.getAllByText(/is frozen$/)).toHaveLength(1);
    for (const name of ['Wire transfer', 'Add funds']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAttribute('data-hint', 'Not available while this account is frozen.');
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  test('users who may only read the history are redirected there', async () => {
    const { location } = await open('/funding', apiWith(as('FUNDING_ACCESS')));
    expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeVisible();
    expect(location()).toBe('/funding/history');
  });

  fullTest('mounted alone, an order is named without a link', async () => {
    const { user } = await open('/funding/history', apiWith(), fundingRoutes);
    await openFirst(user);
    expect(await screen.findByText('Order RP261120-100001')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order RP261120-100001' })).not.toBeInTheDocument();
  });
});

describe('funding history', () => {
  type Purpose = readonly [text: string, transaction: Partial<FundingTransaction>];

  test.each<Purpose>([
    ['1 × Maple Coffee to Zoé Müller · Maya Lindqvist', { order: buildOrder(1, 'Zoé Müller', 'Maya Lindqvist') }],
    ['To Sales · For the team', { order: null, counterpart: SALES, description: 'For the team' }],
    ...fullRows<Purpose>([
      ['200 × Maple Coffee to Zoé Müller +199 · Maya', { order: buildOrder(200, 'Zoé Müller +199', 'Maya') }],
      ['5 rewards (Maple Coffee +1) to Wei Raman +4', { order: buildOrder(5, 'Wei Raman +4', null, MIXED) }],
      ['3 rewards, Maple Coffee', { order: buildOrder(3, null, null) }],
      ['1 reward, Maple Coffee', { order: buildOrder(1, null, null) }],
      ['4 rewards, Maple Coffee · Maya', { order: buildOrder(4, ' +3', 'Maya') }],
      [
        'Order RP261120-100001 · 3 rewards, Maple Coffee',
        { order: buildOrder(3, null, null), accountTransactionType: { code: 'REWARD_REFUND', displayName: '' } },
      ],
      ['From Sales', { order: null, counterpart: SALES, amount: 5 }],
    ]),
  ])('the second line says "%s"', async (purpose, transaction) => {
    const row = buildTransaction(transaction);
    await open('/funding/history', apiWith({ 'GET /funding': () => answerTransactions([row]) }));
    expect(await screen.findByText(purpose)).toBeVisible();
  });

  test('a month says what came in and went out, unless a filter leaves out a part of it', async () => {
    const month = { month: '2026-11', moneyIn: 1250, moneyOut: 51, openingBalance: 0, closingBalance: 1199 };
    const totals = { accountIdentifier: 'A1', currencyCode: 'USD', months: [month] };
    const { user } = await open('/funding/history', apiWith({ 'GET /funding/monthly-totals': () => totals }));
    expect(
      await screen.findByRole('rowheader', { name: /Money in \+1,250.00.USD Money out −51.00.USD/ }),
    ).toBeVisible();
    await chooseTypes(user, 'Card deposit');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /November/ })).toBeNull());
  });

  test('months and days are those of UTC, named so where the reader has others', async () => {
    const month = { month: '2026-11', moneyIn: 1250, moneyOut: 51, openingBalance: 0, closingBalance: 1199 };
    const totals = { accountIdentifier: 'A1', currencyCode: 'USD', months: [month] };
    const rows = [
      buildTransaction({ accountTransactionID: 'tx-4', createdAt: '2026-11-30T23:30:00Z' }),
      buildTransaction({ accountTransactionID: 'tx-3', createdAt: '2026-11-01T00:30:00Z' }),
    ];
    const zone = jest.spyOn(zones, 'readerZone').mockReturnValue('Asia/Tokyo');
    const handlers = { 'GET /funding': () => answerTransactions(rows), 'GET /funding/monthly-totals': () => totals };
    const { user } = await open('/funding/history', apiWith(handlers));
    expect(await screen.findAllByRole('rowheader', { name: /^November 2026 \(UTC\)/ })).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: /^Date \(UTC\)/ })).toBeVisible();
    expect(screen.getByText('Nov 30, 2026')).toBeVisible();
    expect(screen.getByText('Nov 1, 2026')).toBeVisible();
    await chooseTypes(user, 'Card deposit');
    expect(await screen.findByRole('columnheader', { name: /^Date(?! \(UTC)/ })).toBeVisible();
    zone.mockRestore();
  });

  test('only what is in no balance has a chip, and is in no sum', async () => {
    const pending = buildTransaction({ accountTransactionID: 'tx-3', amount: 500, status: 'PENDING', order: null });
    await open('/funding/history', apiWith({ 'GET /funding': () => answerTransactions([pending, OPENING]) }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('Pending').closest('.pr-chip')).not.toBeNull();
    expect(table.getByText('Posted').closest('.pr-chip')).toBeNull();
    expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/\+1,250.00.USD/);
  });

  test('the balance is read again when the list is newer, and when another tab moved money', async () => {
    const { api } = await open('/funding/history');
    await screen.findByRole('table');
    const read = () => api.calls('GET /customers/:customer/account/:account').length;
    const lists = api.calls('GET /funding').length;
    const before = read();
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.attempt@1:u-1:k-1', newValue: null }));
    await waitFor(() => expect(read()).toBeGreaterThan(before));
    expect(api.calls('GET /funding').length).toBeGreaterThan(lists);
  });

  test('the search names recipients to those alone who may see orders', async () => {
    await open('/funding/history', apiWith(as('FUNDING_ACCESS')));
    expect(await screen.findByRole('searchbox')).toHaveAccessibleName('Search by transaction ID, order or note');
  });

  test('names a type and a status that only a newer server knows by neutral words', async () => {
    const code = valueOfNewerServer<TransactionType>();
    const transaction = buildTransaction({
      accountTransactionType: { code, displayName: '' },
      status: valueOfNewerServer(),
    });
    await open('/funding/history', apiWith({ 'GET /funding': () => answerTransactions([transaction]) }));
    expect(within(await screen.findByRole('table')).getAllByText('Unknown')).toHaveLength(2);
    expect(document.body).not.toHaveTextContent('ON_THE_MOON');
  });

  test('the old address leads to it', async () => {
    const { location } = await open('/funding-history');
    await screen.findByRole('table');
    expect(location()).toBe('/funding/history');
  });

  test('filter, page size and order are in the URL and sent to the server', async () => {
    const { user, api, location } = await open('/funding/history?size=500');
    await screen.findByRole('table');
    expect(Object.fromEntries(api.calls('GET /funding')[0]?.query ?? [])).toEqual({
      accountIdentifier: 'A1',
      page: '0',
      pageSize: '500',
      scope: 'account',
      sort: 'createdAt DESC',
      status: 'ALL',
      timeZone: expect.any(String) as string,
    });
    await chooseTypes(user, 'Order placed', 'Card deposit');
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(api.calls('GET /funding').at(-1)?.query.get('sort')).toBe('createdAt ASC'));
    expect(api.calls('GET /funding').at(-1)?.query.get('type')).toBe('CARD_DEPOSIT,ORDER_PLACED');
    expect(location()).toBe('/funding/history?size=500&type=CARD_DEPOSIT%2CORDER_PLACED&sort=createdAt%2Casc');
  });

  test('the pager counts what the headers tell, up to their cap', async () => {
    const answer = () => answerTransactions([buildTransaction()], { total: 10_000, isCapped: true });
    await open('/funding/history', apiWith({ 'GET /funding': answer }));
    expect(await screen.findByText('1 to 25 of 10,000')).toBeVisible();
    expect(screen.getByText(/Only the first 10,000 results are shown/)).toBeVisible();
  });

  test('an empty history and an empty filter result differ', async () => {
    const { user } = await open('/funding/history', apiWith({ 'GET /funding': () => answerTransactions([]) }));
    expect(
      await screen.findByText('No transactions yet. Deposits and orders of this account appear here.'),
    ).toBeVisible();
    await chooseTypes(user, 'Card deposit');
    expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Transactions' })).toHaveFocus());
    expect(await screen.findByText(/No transactions yet/)).toBeVisible();
  });

  test('clearing the filters leaves the focus on the first of them', async () => {
    const { user } = await open('/funding/history?type=ORDER_PLACED');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.getByLabelText('Transactions in')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  test('yen has no decimals', async () => {
    await open(
      '/funding/history',
      apiWith({
        'GET /funding': () =>
          answerTransactions([buildTransaction({ amount: -1250, balanceAfter: 98_750, currencyCode: 'JPY' })]),
      }),
    );
    const row = (await screen.findByRole('link', { name: 'Order placed' })).closest('tr');
    expect(row).toHaveTextContent('−1,250JPY');
  });

  fullTest('every filter is in the URL and sent to the server', async () => {
    const { user, api, location } = await open('/funding/history');
    await screen.findByRole('table');
    const last = () => Object.fromEntries(api.calls('GET /funding').at(-1)?.query ?? []);
    await user.type(screen.getByRole('searchbox', { name: /^Search by transaction ID/ }), 'wire');
    await waitFor(() => expect(last()).toMatchObject({ search: 'wire' }));
    await user.selectOptions(screen.getByLabelText('Transactions in'), 'All accounts');
    await waitFor(() => expect(last()).toMatchObject({ scope: 'all' }));
    expect(last()).not.toHaveProperty('accountIdentifier');
    await user.selectOptions(screen.getByLabelText('Status'), 'Not added');
    await user.click(screen.getByRole('button', { name: 'Period' }));
    await user.click(await screen.findByRole('button', { name: 'This month' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Period This month' })).toHaveFocus());
    await waitFor(() => expect(last()).toMatchObject({ status: 'FAILED', from: '2026-03-01' }));
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await user.type(await screen.findByLabelText('Amount from'), '1,000.5');
    await user.type(screen.getByLabelText('Amount to'), '2000');
    await waitFor(() => expect(last()).toMatchObject({ minAmount: '1000.5', maxAmount: '2000' }));
    expect(location()).toContain('min=1000.5&max=2000');
  });

  fullTest('filters that contradict each other say so and are not sent', async () => {
    const { api, user } = await open('/funding/history?from=2026-03-02&to=2026-03-01&min=20&max=10');
    const period = await screen.findByRole('button', { name: 'Period Mar 2, 2026 – Mar 1, 2026' });
    expect(period).toHaveAccessibleDescription('The end date is before the start date.');
    await user.click(period);
    expect(await screen.findByLabelText('To')).toHaveAccessibleDescription('The end date is before the start date.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Amount 20 – 10' }));
    expect(await screen.findByLabelText('Amount to')).toHaveAccessibleDescription(
      'The maximum amount must be higher than the minimum.',
    );
    const query = api.calls('GET /funding').at(-1)?.query;
    expect([query?.get('from'), query?.get('to'), query?.get('maxAmount')]).toEqual(['2026-03-02', null, null]);
    await user.clear(screen.getByLabelText('Amount from'));
    await user.type(screen.getByLabelText('Amount from'), 'many');
    await waitFor(() => expect(screen.getByLabelText('Amount from')).toHaveAccessibleDescription('Enter a number.'));
  });

  test('a deposit that came to nothing says so, and its detail says why', async () => {
    const deposit = buildTransactionDetail({
      accountTransactionID: 'd-1',
      accountTransactionType: { code: 'BANK_DEPOSIT', displayName: 'Bank deposit' },
      amount: 100,
      balanceAfter: null,
      status: 'RETURNED',
      referenceOrderId: null,
      i18nKey: 'error.bankReturn.R01',
    });
    const { user, location } = await open(
      '/funding/history?status=FAILED',
      apiWith({ 'GET /funding': () => answerTransactions([deposit]), 'GET /funding/:id': () => deposit }),
    );
    expect(await screen.findByText('Returned')).toBeVisible();
    await openFirst(user);
    expect(await screen.findByText(/There was not enough money in the bank account/)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText('Balance after')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
    expect(location()).toBe('/funding/history/A1/d-1?status=FAILED');
  });

  test('the detail of a card deposit says what the card was charged', async () => {
    const deposit = buildTransactionDetail({ amount: 100, fee: 3.5, total: 103.5, referenceOrderId: null });
    await open('/funding/history/A1/tx-2', apiWith({ 'GET /funding/:id': () => deposit }));
    expect(await screen.findByText('Card fee')).toBeVisible();
    expect(screen.getByText('$3.50')).toBeVisible();
    expect(screen.getByText('$103.50')).toBeVisible();
  });

  test('the detail of a pending deposit names the day that the server expects it by', async () => {
    const deposit = buildTransactionDetail({ status: 'PENDING', expectedBy: '2026-11-27', balanceAfter: null });
    await open('/funding/history/A1/tx-2', apiWith({ 'GET /funding/:id': () => deposit }));
    const [label] = await screen.findAllByText('Expected by');
    expect(label?.nextElementSibling).toHaveTextContent('Nov 27, 2026');
  });

  test('a transaction that is not there says so', async () => {
    const missing = { status: 404, i18nKey: 'error.transaction.notFound', description: '', requestId: 'r' };
    await open(
      '/funding/history/A1/tx-9',
      apiWith({ 'GET /funding/:id': () => Response.json(missing, { status: 404 }) }),
    );
    expect(await screen.findByText(/This transaction does not exist/)).toBeVisible();
  });

  test('the other account of a transfer is named', async () => {
    const counterpart = { accountID: '2', accountIdentifier: 'A2', accountDisplayName: 'Sales' };
    await open(
      '/funding/history/A1/tx-2',
      apiWith({ 'GET /funding/:id': () => buildTransactionDetail({ counterpart, description: 'For the team' }) }),
    );
    expect(await screen.findByText('Sales (A2)')).toBeVisible();
    expect(screen.getByText('To account')).toBeVisible();
    expect(screen.getByText('For the team')).toBeVisible();
  });
});

describe('files', () => {
  test.each([['CSV', 'csv'], ...fullRows([['Excel', 'xlsx']])])('%s holds what is filtered', async (name, format) => {
    const api = apiWith({ 'GET /funding/export': () => Response.json({}, { status: 500 }) });
    const { user } = await open('/funding/history?type=CARD_DEPOSIT', api);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(api.calls('GET /funding/export')).not.toHaveLength(0));
    expect(Object.fromEntries(api.calls('GET /funding/export')[0]?.query ?? [])).toEqual({
      sort: 'createdAt DESC',
      scope: 'account',
      accountIdentifier: 'A1',
      status: 'ALL',
      type: 'CARD_DEPOSIT',
      timeZone: expect.any(String) as string,
      format,
    });
    expect(await screen.findByText('The transactions could not be downloaded. Try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus());
  });

  fullTest('more than a file holds are refused without a request', async () => {
    const answer = () => answerTransactions([buildTransaction()], { total: 10_000, isCapped: true });
    const { user, api } = await open('/funding/history', apiWith({ 'GET /funding': answer }));
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    expect(await screen.findByText(/More than 10,000 results match/)).toBeVisible();
    expect(api.calls('GET /funding/export')).toHaveLength(0);
  });
});
