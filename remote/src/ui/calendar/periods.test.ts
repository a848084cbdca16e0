import { getDaysOfPeriod, getPeriod, PERIODS } from './periods.ts';

const TODAY = new Date(2026, 2, 2, 23, 30);

test.each([
  ['last7Days', '2026-02-24', ''],
  ['last30Days', '2026-02-01', ''],
  ['thisMonth', '2026-03-01', ''],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['last12Months', '2025-03-03', ''],
] as const)('%s begins on %s', (period, from, to) => {
  expect(getDaysOfPeriod(period, TODAY)).toEqual({ from, to });
});

test('days are known by their period again', () => {
  for (const period of PERIODS) expect(getPeriod(getDaysOfPeriod(period, TODAY), TODAY)).toBe(period);
  expect(getPeriod({ from: '2026-03-01', to: '2026-03-02' }, TODAY)).toBeUndefined();
  expect(getPeriod({ from: '', to: '' }, TODAY)).toBeUndefined();
});
