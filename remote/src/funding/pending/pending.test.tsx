import type { FundingTransaction } from '@portal/shared/contract/funding';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { screen, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions, buildTransaction } from '../testing/buildTransaction.ts';

const pending = (nth: number, expectedBy = '2026-11-25'): FundingTransaction =>
  buildTransaction({
    accountTransactionID: `d-${nth}`,
    accountTransactionType: { code: 'CARD_DEPOSIT', displayName: 'Card deposit' },
    createdAt: '2026-11-24T09:00:00Z',
    amount: 10,
    balanceAfter: null,
    status: 'PENDING',
    expectedBy,
    referenceOrderId: null,
  });

const open = (handlers: Handlers = {}, path = '/funding') =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({
      'GET /funding': ({ query }) =>
        answerTransactions(query.get('status') === 'PENDING' ? [pending(1), pending(2, '2026-11-27')] : []),
      'GET /funding/pending': () => ({ amount: 20, currencyCode: 'USD', count: 2, failedCount: 0 }),
      ...handlers,
    }),
  });

test('the line names the sum, and leads to its parts with the day that each is expected by', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('link', { name: '$20.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pending funds' }));
  expect(await dialog.findAllByText(/Card deposit/)).toHaveLength(2);
  expect(dialog.getByText(/expected by Nov 25, 2026/)).toBeVisible();
  expect(dialog.getByText(/expected by Nov 27, 2026/)).toBeVisible();
  expect(dialog.getByText('2 deposits')).toBeVisible();
  expect(dialog.getByText('$20.00')).toBeVisible();
  expect(location()).toBe('/funding/pending');
});

test('what came to nothing of late is named with the way to it, also when nothing is pending', async () => {
  await open({ 'GET /funding/pending': () => ({ amount: 0, currencyCode: 'USD', count: 0, failedCount: 1 }) });
  const link = await screen.findByRole('link', { name: '1 deposit' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/funding/history?status=FAILED'));
  expect(screen.queryByText('Pending', { selector: 'dt' })).not.toBeInTheDocument();
});

test('more than fit lead to the whole list', async () => {
  await open(
    { 'GET /funding/pending': () => ({ amount: 2_010, currencyCode: 'USD', count: 201, failedCount: 0 }) },
    '/funding/pending',
  );
  expect(await screen.findByText('201 deposits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all in the history' })).toBeVisible();
});

test('the line needs its own right alone', async () => {
  await open({
    'GET /account': () =>
      buildPrincipal({ authorities: AUTHORITIES.filter((authority) => authority !== 'VIEW_BALANCE_ACCESS') }),
  });
  expect(await screen.findByRole('link', { name: '$20.00' })).toBeVisible();
  expect(screen.queryByText('Available to spend')).not.toBeInTheDocument();
});

test('what cannot be read leaves no line and no toast', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failing = await open({ 'GET /funding/pending': () => ({ status: 503 }) });
  expect(await screen.findByText('Available to spend')).toBeVisible();
  expect(failing.api.calls('GET /funding/pending')).toHaveLength(1);
  expect(screen.queryByText('Pending', { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warn.mockRestore();
});

test('without the right nothing is asked', async () => {
  const authorities = AUTHORITIES.filter((code) => code !== 'FUNDING_PENDING_ACCESS');
  const { api } = await open({ 'GET /account': () => buildPrincipal({ authorities }) });
  expect(await screen.findByText('Available to spend')).toBeVisible();
  expect(api.calls('GET /funding/pending')).toEqual([]);
});
