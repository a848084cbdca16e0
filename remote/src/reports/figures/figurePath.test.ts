import type { ReportBar } from '@portal/shared/contract/reports';
import type { ReportFigureName, ReportType } from '@portal/shared/domain/enumerations';
import { figurePath, type FigureReport, type OpenLists } from './figurePath.ts';

const ALL: OpenLists = { orders: true, lines: true, transactions: true };

const bar = (key: string): ReportBar => ({ key, count: 1, amount: 1 });

const build = (type: ReportType, values: Partial<FigureReport> = {}): FigureReport => ({
  type,
  from: '2026-07-10',
  to: '2026-09-20',
  timeZone: 'Europe/Berlin',
  generatedFor: 'GROUPS',
  isOwn: true,
  isOwnOnly: false,
  figures: [
    { figure: 'ORDERS_BY_ACCOUNT', currency: 'USD', bars: [bar('A1'), bar('A2')] },
    { figure: 'ORDERS_BY_ACCOUNT', currency: 'EUR', bars: [bar('A3')] },
  ],
  ...values,
});

const pathOf = (
  report: FigureReport,
  figure: ReportFigureName,
  key: string,
  { lists = ALL, zone = 'Europe/Berlin' } = {},
) => {
  const path = figurePath(report, { figure, currency: 'USD', key }, { lists, zone });
  return path === undefined ? undefined : decodeURIComponent(path);
};

test.each<[ReportType, ReportFigureName, string, string]>([
  ['ORDERS', 'ORDERS_BY_MONTH', '2026-07', '/orders/order-history?accounts=A1,A2&from=2026-07-10&to=2026-07-31'],
  ['ORDERS', 'ORDERS_BY_ACCOUNT', 'A2', '/orders/order-history?accounts=A2&from=2026-07-10&to=2026-09-20'],
  [
    'REWARD_LINES',
    'LINES_BY_MONTH',
    '2026-09',
    '/orders/line-item-history?accounts=A1,A2&from=2026-09-01&to=2026-09-20',
  ],
  [
    'REWARD_LINES',
    'LINES_BY_STATE',
    'SENT',
    '/orders/line-item-history?accounts=A1,A2&from=2026-07-10&to=2026-09-20&delivery=SENT',
  ],
  [
    'UNDELIVERED',
    'UNDELIVERED_BY_REASON',
    'noAnswer',
    '/orders/line-item-history?accounts=A1,A2&from=2026-07-10&to=2026-09-20&delivery=NOT_DELIVERED&reason=noAnswer',
  ],
  [
    'UNDELIVERED',
    'LINES_BY_ACCOUNT',
    'A1',
    '/orders/line-item-history?accounts=A1&from=2026-07-10&to=2026-09-20&delivery=NOT_DELIVERED',
  ],
  [
    'TRANSACTIONS',
    'MONEY_OUT',
    '2026-08',
    '/funding/history?accounts=A1,A2&from=2026-08-01&to=2026-08-31&status=POSTED',
  ],
  ['BALANCES', 'BALANCES_BY_ACCOUNT', 'A1', '/funding/history?accounts=A1&to=2026-09-20&status=POSTED'],
])('%s: a bar of %s leads to its rows alone', (type, figure, key, path) => {
  expect(pathOf(build(type), figure, key)).toBe(path);
});

test('days of another zone than the reader’s are named', () => {
  const path = pathOf(build('ORDERS'), 'ORDERS_BY_ACCOUNT', 'A1', { zone: 'America/New_York' });
  expect(path).toBe('/orders/order-history?accounts=A1&from=2026-07-10&to=2026-09-20&zone=Europe/Berlin');
});

test('there is none without the right, into orders of others, or to more accounts than a list can name', () => {
  expect(pathOf(build('ORDERS'), 'ORDERS_BY_MONTH', '2026-07', { lists: { ...ALL, orders: false } })).toBeUndefined();
  expect(pathOf(build('ORDERS', { isOwnOnly: true, isOwn: false }), 'ORDERS_BY_MONTH', '2026-07')).toBeUndefined();
  const bars = Array.from({ length: 51 }, (_, nth) => bar(`A${String(nth)}`));
  const figures = [{ figure: 'ORDERS_BY_ACCOUNT' as const, currency: 'USD', bars }];
  expect(pathOf(build('ORDERS', { figures }), 'ORDERS_BY_MONTH', '2026-08')).toBeUndefined();
  expect(pathOf(build('ORDERS', { figures, generatedFor: 'ORGANIZATION' }), 'ORDERS_BY_MONTH', '2026-08')).toBe(
    '/orders/order-history?scope=all&from=2026-08-01&to=2026-08-31',
  );
});
