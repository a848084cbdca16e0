import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { fundingRoutes } from './index.ts';
import { answerTransactions, buildTransaction } from './testing/buildTransaction.ts';

const OPENING = buildTransaction({
  accountTransactionID: 'tx-1',
  accountTransactionType: { code: 'OPENING_BALANCE', displayName: 'Opening balance' },
  createdAt: '2026-11-01T09:00:00Z',
  amount: 1250,
  balanceAfter: 1250,
  referenceOrderId: null,
  description: 'First deposit',
});

const ORDER_PAGE: RouteRow = {
  path: '/orders/:referenceOrderId',
  titleKey: 'common:product',
  segmentName: 'Order',
  page: () => Promise.resolve(() => <h1>Order</h1>),
};

const apiWith = (handlers: Handlers = {}) =>
  apiServer({ 'GET /funding': () => answerTransactions([buildTransaction(), OPENING]), ...handlers });

const as = (...authorities: string[]): Handlers => ({
  'GET /account': () => buildPrincipal({ authorities }),
});

const open = (path: string, api = apiWith(), rows: readonly RouteRow[] = [...fundingRoutes, ORDER_PAGE]) =>
  renderRoute({ rows, path, api });

/** Opens the detail of the first transaction. */
async function openFirst(user: UserEvent): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: 'Details' });
  if (first === undefined) throw new Error('There is no transaction');
  await user.click(first);
}

describe('funding page', () => {
  test('shows balance, account and every movement that makes the balance', async () => {
    const { user } = await open('/funding');
    expect(await screen.findByText('Balance', { selector: 'p' })).toBeVisible();
    expect(screen.getAllByText('$1,250.00')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Copy account ID' })).toBeVisible();
    const rows = within(await screen.findByRole('table', { name: 'Transactions' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Order placed');
    expect(rows[1]).toHaveTextContent('−51.00USD');
    expect(rows[2]).toHaveTextContent('Opening balance');
    expect(rows[2]).toHaveTextContent('+1,250.00USD');
    for (const button of screen.getAllByRole('button', { name: 'Details' })) await user.click(button);
    expect(screen.getByText('$1,199.00')).toBeVisible();
    expect(screen.getByText('First deposit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order RP261120-100001' })).toHaveAttribute(
      'href',
      '/orders/RP261120-100001',
    );
  });

  test('without the right to see balances none is shown', async () => {
    const api = apiWith({
      ...as('FUNDING_MANAGE'),
      'GET /customers/:customer/account/:account': () => buildAccount({ currentBalance: null, availableBalance: null }),
    });
    const { user } = await open('/funding', api);
    expect(await screen.findByText('Account ID')).toBeVisible();
    await openFirst(user);
    expect(screen.queryByText('Balance')).not.toBeInTheDocument();
    expect(screen.queryByText('Balance after')).not.toBeInTheDocument();
  });

  test('a frozen account says what is stopped', async () => {
    await open(
      '/funding',
      apiWith({ 'GET /customers/:customer/account/:account': () => buildAccount({ status: 'FROZEN' }) }),
    );
    expect(await screen.findByText('This account is frozen')).toBeVisible();
  });

  test('users who may only read the history are redirected there', async () => {
    const { location } = await open('/funding', apiWith(as('FUNDING_ACCESS')));
    expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeVisible();
    expect(location()).toBe('/funding/history');
  });

  test('mounted alone, an order is named without a link', async () => {
    const { user } = await open('/funding/history', apiWith(), fundingRoutes);
    await openFirst(user);
    expect(screen.getByText('Order RP261120-100001')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order RP261120-100001' })).not.toBeInTheDocument();
  });
});

describe('funding history', () => {
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
      sort: 'createdAt DESC',
    });
    await user.selectOptions(screen.getByLabelText('Type'), 'Order placed');
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(api.calls('GET /funding').at(-1)?.query.get('sort')).toBe('createdAt ASC'));
    expect(api.calls('GET /funding').at(-1)?.query.get('type')).toBe('ORDER_PLACED');
    expect(location()).toBe('/funding/history?size=500&type=ORDER_PLACED&sort=createdAt%2Casc');
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
    await user.selectOptions(screen.getByLabelText('Type'), 'Card deposit');
    expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(screen.getByRole('group', { name: 'Transactions' })).toHaveFocus();
    expect(await screen.findByText(/No transactions yet/)).toBeVisible();
  });

  test('clearing the filters leaves the focus on the first of them', async () => {
    const { user } = await open('/funding/history?type=ORDER_PLACED');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Type')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('yen has no decimals', async () => {
    const { user } = await open(
      '/funding/history',
      apiWith({
        'GET /funding': () =>
          answerTransactions([buildTransaction({ amount: -1250, balanceAfter: 98_750, currencyCode: 'JPY' })]),
      }),
    );
    const row = (await screen.findAllByRole('row'))[1];
    expect(row).toHaveTextContent('−1,250JPY');
    await openFirst(user);
    expect(screen.getByText('¥98,750')).toBeVisible();
  });
});
