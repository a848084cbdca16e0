import type { MonthlyTotals, MonthTotals } from '@portal/shared/contract/funding';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';
import { fullTest } from '../../testing/fullTest.ts';

const month = (name: string, values: Partial<MonthTotals> = {}): MonthTotals => ({
  month: name,
  moneyIn: 0,
  moneyOut: 0,
  openingBalance: 1000,
  closingBalance: 1000,
  ...values,
});

const createTotals = (...months: MonthTotals[]): MonthlyTotals => ({
  accountIdentifier: 'A1',
  currencyCode: 'USD',
  months,
});

const THREE = createTotals(
  month('2025-12', { moneyIn: 0.1, openingBalance: 0, closingBalance: 0.1 }),
  month('2026-01', { moneyIn: 2000.2, moneyOut: 1000.3, openingBalance: 0.1 }),
  month('2026-02'),
);

const open = (totals: MonthlyTotals = THREE, handlers: Handlers = {}) =>
  renderRoute({
    rows: fundingRoutes,
    path: '/funding',
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /funding/monthly-totals': () => totals,
      ...handlers,
    }),
  });

const months = async () => within(await screen.findByRole('list', { name: 'Money in and out' })).getAllByRole('link');

test('each month says its sums, has its bars, and leads to its transactions', async () => {
  const { user, location, api } = await open();
  const links = await months();
  expect(links.map((link) => link.dataset['hint'])).toEqual([
    'December 2025: $0.10 in, $0.00 out, closing balance $0.10',
    'January 2026: $2,000.20 in, $1,000.30 out, closing balance $1,000.00',
    'February 2026: $0.00 in, $0.00 out, closing balance $1,000.00',
  ]);
  for (const link of links) expect(link).toHaveAccessibleName(link.dataset['hint']);
  expect(screen.getByText('$2,000.30')).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('.pr-bars__bar')).toHaveLength(3));
  expect(document.querySelectorAll('.pr-bars__series--outlined .pr-bars__bar')).toHaveLength(1);
  expect(api.calls('GET /funding/monthly-totals')[0]?.query.get('accountIdentifier')).toBe('A1');
  await user.click(screen.getByRole('link', { name: /^January 2026/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Period.*January|Jan.*UTC/ })).toBeVisible();
  await waitFor(() => expect(api.calls('GET /funding').at(-1)?.query.get('timeZone')).toBe('UTC'));
  expect(location()).toBe('/funding/history?from=2026-01-01&to=2026-01-31&zone=UTC&status=POSTED');
});

test('the same is a table with a caption and exact sums, newest first', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Money in and out of Marketing US by month (UTC)' });
  const texts = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));
  expect(texts).toEqual([
    ['Month', 'Opening balance', 'Money in', 'Money out', 'Closing balance'],
    ['February 2026', '1,000.00 USD', '0.00 USD', '0.00 USD', '1,000.00 USD'],
    ['January 2026', '0.10 USD', '2,000.20 USD', '1,000.30 USD', '1,000.00 USD'],
    ['December 2025', '0.00 USD', '0.10 USD', '0.00 USD', '0.10 USD'],
    ['Total', '', '2,000.30 USD', '1,000.30 USD', ''],
  ]);
  expect(within(table).getByRole('link', { name: 'December 2025' })).toHaveAttribute(
    'href',
    '/funding/history?from=2025-12-01&to=2025-12-31&zone=UTC&status=POSTED',
  );
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(await months()).toHaveLength(3);
});

fullTest('without the right to see balances none is named', async () => {
  const hidden = { openingBalance: null, closingBalance: null };
  const { user } = await open(createTotals(month('2026-01', { moneyIn: 5, ...hidden }), month('2026-02', hidden)));
  expect((await months())[0]).toHaveAccessibleName('January 2026: $5.00 in, $0.00 out');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Month', 'Money in', 'Money out']));
  expect(heads).not.toContain('Opening balance');
});

test('months in which nothing moved are said in a sentence', async () => {
  await open(createTotals(month('2026-01'), month('2026-02')));
  expect(await screen.findByText('No money moved in these 12 months.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
});

test('totals that cannot be read leave the rest of the page, and are read again', async () => {
  const { user, api } = await open(THREE, { 'GET /funding/monthly-totals': () => ({ status: 503 }) });
  const notice = await screen.findByText('The totals by month could not be loaded');
  expect(screen.getByText('Available to spend')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Money in and out' })).not.toBeInTheDocument();
  api.use({ 'GET /funding/monthly-totals': () => THREE });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await months()).toHaveLength(3);
  expect(notice).not.toBeInTheDocument();
});

test.each([
  [
    'fr',
    'Entrées et sorties',
    'janvier 2026 : entrées 2 000,20 $US, sorties 1 000,30 $US, solde de clôture 1 000,00 $US',
  ],
  ['ja', '入出金', '2026年1月：入金$2,000.20、出金$1,000.30、期末残高$1,000.00'],
])('months and amounts are written as in %s', async (langKey, title, text) => {
  await open(THREE, { 'GET /account': () => buildPrincipal({ langKey }) });
  const list = within(await screen.findByRole('list', { name: title }));
  const name = list.getAllByRole('link')[1]?.dataset['hint'] ?? '';
  expect(name.replaceAll(/\s/g, ' ')).toBe(text);
});
