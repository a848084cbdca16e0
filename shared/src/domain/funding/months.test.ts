import { daysOfMonth, monthOf, recentMonths } from './months.ts';

test('a month is one of UTC', () => {
  expect(monthOf(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-03');
  expect(monthOf(new Date('2026-04-01T02:00:00+03:00'))).toBe('2026-03');
});

test('months go back over the turn of the year, whatever day it is', () => {
  expect(recentMonths(new Date('2026-03-31T12:00:00Z'), 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});
