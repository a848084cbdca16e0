import type { Authority, PermissionHolder } from '../access/permissions.ts';
import { checkReportDays, splitByMonth } from './reportDays.ts';
import { checkReportName } from './reportName.ts';
import { listReportTypes, seesOwnOrdersOnly } from './reportRights.ts';

it.each([
  ["Q3 – Marketing (EU) & Ops, no. #4_b's", undefined],
  ['報告 第３四半期', undefined],
  ['รายงาน', undefined],
  [' ', 'error.name.required'],
  ['a<b', 'error.report.name'],
  ['a/b', 'error.report.name'],
  ['🎁', 'error.report.name'],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'error.name.tooLong'],
])('the name %j is refused with %s', (name, key) => {
  expect(checkReportName(name)?.key).toBe(key);
});

it.each([
  ['2026-02-30', '2026-03-01', 'from error.date.invalid'],
  ['2026-03-01', '2026-02-28', 'to error.date.backwards'],
  ['2026-03-01', '2026-03-03', 'to error.report.future'],
  ['2024-03-03', '2026-03-02', null],
  ['2024-03-02', '2026-03-02', 'to error.report.tooLong'],
  ['2024-02-29', '2026-02-28', 'to error.report.tooLong'],
  ['2024-02-29', '2026-02-27', null],
])('the days from %s to %s are refused with %s', (from, to, expected) => {
  const refusal = checkReportDays({ from, to }, '2026-03-02');
  expect(refusal && `${refusal.field} ${refusal.key}`).toBe(expected);
});

it('splits days by month, at both ends only those that were chosen', () => {
  expect(splitByMonth({ from: '2025-12-30', to: '2026-02-03' })).toEqual([
    { from: '2025-12-30', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-03' },
  ]);
  expect(splitByMonth({ from: '2026-01-02', to: '2026-01-02' })).toHaveLength(1);
});

const holder = (...authorities: readonly Authority[]): PermissionHolder => ({
  authorities,
  kybStatus: 'APPROVED',
  accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
  emulationPlatformId: null,
});

it('opens types by the rights that their rows need', () => {
  const orders = ['ORDERS', 'REWARD_LINES', 'UNDELIVERED'];
  expect(listReportTypes(holder('ORDER_REPORT_ACCESS'))).toEqual(orders);
  expect(listReportTypes(holder('FUNDING_MANAGE'))).toEqual([...orders, 'TRANSACTIONS']);
  expect(listReportTypes(holder('VIEW_BALANCE_ACCESS'))).toEqual([...orders, 'BALANCES']);
});

it('limits to own orders those whose history is only their own', () => {
  expect(seesOwnOrdersOnly(holder('INDIVIDUAL_ORDER_HISTORY_ACCESS'))).toBe(true);
  expect(seesOwnOrdersOnly(holder('PLACE_ORDER_ACCESS', 'ORDER_HISTORY_ACCESS'))).toBe(false);
  expect(seesOwnOrdersOnly(holder('ORDER_REPORT_MANAGE'))).toBe(false);
});
