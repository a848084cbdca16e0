import type { ReportFigureName, ReportType } from '@portal/shared/domain/enumerations';
import { createReportFigures } from './createReportFigures.ts';
import type { FigureRow } from './FigureRow.ts';
import { lineFigure, orderFigure } from './toFigureRow.ts';

const row = (amountMinor: bigint, values: Partial<FigureRow> = {}): FigureRow => ({
  currencyCode: 'USD',
  accountIdentifier: 'A1',
  accountName: 'Marketing US',
  month: '2026-07',
  amountMinor,
  ...values,
});

/** Sums rows, and returns the bars of a figure as key, count and amount. */
function sumUp(type: ReportType, rows: readonly FigureRow[]) {
  const sums = createReportFigures({ from: '2026-07-10', to: '2026-09-30', type });
  rows.forEach((one) => sums.add([one]));
  const figures = sums.toFigures();
  return (figure: ReportFigureName, currency = 'USD') =>
    figures
      .find((one) => one.figure === figure && one.currency === currency)
      ?.bars.map(({ key, label, count, amount }) => [key, count, amount, ...(label === undefined ? [] : [label])]);
}

test('orders are summed by month and by account, each currency by itself; a month without any stands too', () => {
  const barsOf = sumUp('ORDERS', [
    row(10n),
    row(20n, { month: '2026-09' }),
    row(400n, { accountIdentifier: 'A3', accountName: 'Ops' }),
    row(1_000n, { currencyCode: 'EUR', accountIdentifier: 'A2', accountName: 'Marketing EU' }),
  ]);
  expect(barsOf('ORDERS_BY_MONTH')).toEqual([
    ['2026-07', 2, 4.1],
    ['2026-08', 0, 0],
    ['2026-09', 1, 0.2],
  ]);
  expect(barsOf('ORDERS_BY_ACCOUNT')).toEqual([
    ['A3', 1, 4, 'Ops'],
    ['A1', 2, 0.3, 'Marketing US'],
  ]);
  expect(barsOf('ORDERS_BY_ACCOUNT', 'EUR')).toEqual([['A2', 1, 10, 'Marketing EU']]);
});

test('lines are summed by delivery status in its own order, undelivered ones by the most frequent reason', () => {
  const lines = sumUp('REWARD_LINES', [
    row(5n, { deliveryStatus: 'NOT_DELIVERED' }),
    row(6n, { deliveryStatus: 'DELIVERED' }),
  ]);
  expect(lines('LINES_BY_STATE')).toEqual([
    ['DELIVERED', 1, 0.06],
    ['NOT_DELIVERED', 1, 0.05],
  ]);
  expect(lines('LINES_BY_MONTH')?.[0]).toEqual(['2026-07', 2, 0.11]);
  const undelivered = sumUp('UNDELIVERED', [
    row(900n, { reason: 'mailboxFull' }),
    row(1n, { reason: 'noAnswer' }),
    row(1n, { reason: 'noAnswer' }),
  ]);
  expect(undelivered('UNDELIVERED_BY_REASON')).toEqual([
    ['noAnswer', 2, 0.02],
    ['mailboxFull', 1, 9],
  ]);
});

test('money in and money out are summed apart', () => {
  const barsOf = sumUp('TRANSACTIONS', [row(500n), row(-120n), row(-30n)]);
  expect(barsOf('MONEY_IN')?.[0]).toEqual(['2026-07', 1, 5]);
  expect(barsOf('MONEY_OUT')?.[0]).toEqual(['2026-07', 2, 1.5]);
});

test('balances are those of each month, by account those of the last', () => {
  const barsOf = sumUp('BALANCES', [
    row(500n),
    row(700n, { month: '2026-08' }),
    row(-300n, { month: '2026-09' }),
    row(0n, { month: '2026-09', accountIdentifier: 'A3', accountName: 'Ops' }),
  ]);
  expect(barsOf('BALANCES_BY_MONTH')?.map(([, , amount]) => amount)).toEqual([5, 7, -3]);
  expect(barsOf('BALANCES_BY_ACCOUNT')).toEqual([
    ['A3', 1, 0, 'Ops'],
    ['A1', 1, -3, 'Marketing US'],
  ]);
});

test('a row belongs to the month that clocks of the report show, and a reason unknown here is one', () => {
  const account = { account_identifier: 'A1', account_display_name: 'Marketing US' };
  const order = { ...account, total_minor: 100n, credit_card_fee_minor: 3n, currency_code: 'USD' };
  const placed = orderFigure({ ...order, created_at: new Date('2026-08-01T02:00:00Z') }, 'America/Los_Angeles');
  expect(placed).toMatchObject({ month: '2026-07', amountMinor: 103n });
  const line = { ...account, charge_minor: 1n, charged_currency_code: 'USD', delivery_status: 'NOT_DELIVERED' };
  const issued = { created_at: new Date('2026-07-31T20:00:00Z'), processed_at: new Date('2026-07-31T22:30:00Z') };
  expect(lineFigure({ ...line, ...issued, status_reason: 'newReason' }, 'Europe/Berlin')).toMatchObject({
    month: '2026-08',
    reason: 'unknown',
  });
});
