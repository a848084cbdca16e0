import { createReportFigures } from './createReportFigures.ts';
import type { FigureRow } from './FigureRow.ts';
import { lineFigure, orderFigure } from './toFigureRow.ts';

const DAYS = { from: '2026-07-10', to: '2026-09-30' };

const row = (amountMinor: bigint, values: Partial<FigureRow> = {}): FigureRow => ({
  currencyCode: 'USD',
  accountIdentifier: 'A1',
  accountName: 'Marketing US',
  month: '2026-07',
  amountMinor,
  ...values,
});

const EUROS = { currencyCode: 'EUR', accountIdentifier: 'A2', accountName: 'Marketing EU' };

/** The rows of a currency's breakdown as key, count, amount and money out. */
function sumsOf(figures: ReturnType<typeof createReportFigures>, currencyCode: string, dimension: string) {
  const currency = figures.toFigures().currencies.find((one) => one.currencyCode === currencyCode);
  const rows = currency?.breakdowns.find((one) => one.dimension === dimension)?.rows ?? [];
  return rows.map(({ key, count, amount, moneyOut }) => [key, count, amount, ...(moneyOut === null ? [] : [moneyOut])]);
}

test('orders are summed by month and by account, each currency by itself, in which months without one stand too', () => {
  const figures = createReportFigures({ ...DAYS, type: 'ORDERS' });
  figures.add([row(10n), row(20n, { month: '2026-09' }), row(400n, { accountIdentifier: 'A3', accountName: 'Ops' })]);
  figures.add([row(1_000n, EUROS)]);
  expect(figures.toFigures().currencies.map(({ currencyCode, count, amount }) => [currencyCode, count, amount])).toEqual(
    [
      ['EUR', 1, 10],
      ['USD', 3, 4.3],
    ],
  );
  expect(sumsOf(figures, 'USD', 'MONTH')).toEqual([
    ['2026-07', 2, 4.1],
    ['2026-08', 0, 0],
    ['2026-09', 1, 0.2],
  ]);
  expect(sumsOf(figures, 'USD', 'ACCOUNT')).toEqual([
    ['A3', 1, 4],
    ['A1', 2, 0.3],
  ]);
});

test('lines are summed by delivery status in its own order, undelivered ones by the most frequent reason', () => {
  const lines = createReportFigures({ ...DAYS, type: 'REWARD_LINES' });
  lines.add([row(5n, { deliveryStatus: 'NOT_DELIVERED' }), row(6n, { deliveryStatus: 'DELIVERED' })]);
  expect(sumsOf(lines, 'USD', 'DELIVERY_STATUS').map(([key]) => key)).toEqual(['DELIVERED', 'NOT_DELIVERED']);
  const undelivered = createReportFigures({ ...DAYS, type: 'UNDELIVERED' });
  undelivered.add([row(900n, { reason: 'mailboxFull' }), row(1n, { reason: 'noAnswer' }), row(1n, { reason: 'noAnswer' })]);
  expect(sumsOf(undelivered, 'USD', 'REASON')).toEqual([
    ['noAnswer', 2, 0.02],
    ['mailboxFull', 1, 9],
  ]);
});

test('money in and money out are summed apart', () => {
  const figures = createReportFigures({ ...DAYS, type: 'TRANSACTIONS' });
  figures.add([row(500n), row(-120n), row(-30n)]);
  expect(sumsOf(figures, 'USD', 'MONTH')[0]).toEqual(['2026-07', 3, 5, 1.5]);
  expect(sumsOf(figures, 'USD', 'ACCOUNT')).toEqual([['A1', 3, 5, 1.5]]);
});

test('of balances the last is the total, and each month has its own', () => {
  const figures = createReportFigures({ ...DAYS, type: 'BALANCES' });
  figures.add([row(500n), row(700n, { month: '2026-08' }), row(-300n, { month: '2026-09' })]);
  expect(figures.toFigures().currencies[0]).toMatchObject({ count: 1, amount: -3, moneyOut: null });
  expect(sumsOf(figures, 'USD', 'MONTH').map(([, , amount]) => amount)).toEqual([5, 7, -3]);
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
