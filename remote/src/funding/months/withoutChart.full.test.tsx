import { screen, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

jest.mock('./MonthsChart.tsx', () => {
  throw new Error('The chart could not be loaded');
});

test('where the chart cannot be loaded, its figures stand as a table', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const month = { month: '2026-02', moneyIn: 12, moneyOut: 0, openingBalance: 0, closingBalance: 12 };
  await renderRoute({
    rows: fundingRoutes,
    path: '/funding',
    api: apiServer({
      'GET /funding': () => answerTransactions([]),
      'GET /funding/monthly-totals': () => ({ accountIdentifier: 'A1', currencyCode: 'USD', months: [month] }),
    }),
  });
  const table = await screen.findByRole('table', { name: /^Money in and out of Marketing US/ });
  expect(within(table).getByRole('link', { name: 'February 2026' })).toBeVisible();
  expect(screen.getByText('Available to spend')).toBeVisible();
  error.mockRestore();
});
