import type { ReportDetail } from '@portal/shared/contract/reports';
import { screen, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { reportsRoutes } from '../index.ts';
import { buildReport } from '../testing/buildReport.ts';

const LINES: ReportDetail['figures'] = [
  { figure: 'LINES_BY_MONTH', currency: 'EUR', bars: [{ key: '2026-07', count: 2, amount: 0.3 }] },
  {
    figure: 'LINES_BY_MONTH',
    currency: 'USD',
    bars: [
      { key: '2026-07', count: 1200, amount: 30_000.1 },
      { key: '2026-08', count: 0, amount: 0 },
      { key: '2026-09', count: 48, amount: 1_200.2 },
    ],
  },
  {
    figure: 'LINES_BY_STATE',
    currency: 'USD',
    bars: [
      { key: 'DELIVERED', count: 1240, amount: 31_000.3 },
      { key: 'LOST_IN_SPACE', count: 8, amount: 200 },
    ],
  },
  { figure: 'LINES_BY_ACCOUNT', currency: 'EUR', bars: [{ key: 'A9', label: 'Événements', count: 2, amount: 0.3 }] },
  {
    figure: 'LINES_BY_ACCOUNT',
    currency: 'USD',
    bars: Array.from({ length: 12 }, (_, nth) => ({ key: `A${nth}`, label: `Team ${nth}`, count: 104, amount: 2_600 })),
  },
];

const open = (report: ReportDetail, authorities = ['IS_LOGGED_IN', 'ORDER_REPORT_MANAGE', 'ORDER_HISTORY_ACCESS']) =>
  renderRoute({
    rows: reportsRoutes,
    path: '/reporting/report-1',
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities }),
      'GET /reports/:report': () => report,
      'GET /reports/unseen': () => ({ count: 0 }),
    }),
  });

const table = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));

test('each currency has its own bars, which lead to their rows; the same stands in tables', async () => {
  const { user } = await open(buildReport({ figures: LINES }));
  const dollars = within(await screen.findByRole('region', { name: 'USD' }));
  expect(dollars.getByText('1,248 rewards, $31,200.30')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'USD 1,248 rewards, $31,200.30',
    'EUR 2 rewards, €0.30Événements',
  ]);
  const months = within(await dollars.findByRole('list', { name: 'Rewards by month' })).getAllByRole('link');
  expect(months[0]).toHaveAccessibleName('July 2026: 1,200 rewards · $30,000.10');
  const accounts = Array.from({ length: 12 }, (_, nth) => `A${nth}`).join('%2C');
  expect(months[0]).toHaveAttribute(
    'href',
    `/orders/line-item-history?accounts=${accounts}&from=2026-07-01&to=2026-07-31&zone=Europe%2FBerlin`,
  );
  const states = within(dollars.getByRole('list', { name: 'Rewards by delivery' })).getAllByRole('link');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Delivered1,240 rewards · $31,000.30',
    'Unknown8 rewards · $200.00',
  ]);
  expect(within(dollars.getByRole('list', { name: 'Rewards by account' })).getAllByRole('link')).toHaveLength(10);
  expect(dollars.getByText('2 more stand in the table.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show as tables' }));
  expect(table('Rewards by month (USD)')).toEqual([
    ['Month', 'Count', 'Amount'],
    ['July 2026', '1,200', '30,000.10 USD'],
    ['August 2026', '0', '0.00 USD'],
    ['September 2026', '48', '1,200.20 USD'],
    ['Total', '1,248', '31,200.30 USD'],
  ]);
  expect(table('Rewards by account (USD)')).toHaveLength(14);
});

test('who may not open the list reads the figures alone; money in and out stand beside each other', async () => {
  const money = (figure: 'MONEY_IN' | 'MONEY_OUT', amounts: readonly number[]) => ({
    figure,
    currency: 'USD',
    bars: amounts.map((amount, nth) => ({ key: `2026-0${nth + 7}`, count: amount === 0 ? 0 : 1, amount })),
  });
  const figures = [money('MONEY_IN', [500, 0]), money('MONEY_OUT', [20.5, 9.5])];
  await open(buildReport({ type: 'TRANSACTIONS', figures }), ['IS_LOGGED_IN', 'ORDER_REPORT_MANAGE']);
  const list = within(await screen.findByRole('list', { name: 'Money in and out by month' }));
  expect(list.queryByRole('link')).not.toBeInTheDocument();
  expect(list.getByText('July 2026: $500.00 in · $20.50 out')).toBeInTheDocument();
  expect(screen.getByText('3 transactions, $500.00 in, $30.00 out')).toBeVisible();
  expect(screen.getByText(/^Counted from the rows of this report, as of .*M UTC\.$/)).toBeVisible();
});
