import { formatMonthInitial, formatShortMoney, formatShortMonth, getYearMark } from './monthTexts.ts';

test.each([
  ['en', 'Mar', 'M', '$12.5K'],
  ['fr', 'mars', 'M', '12,5\u00a0k\u00a0$US'],
  ['ja', '3月', '3月', '$1.25万'],
])('in %s', (locale, name, initial, money) => {
  expect(formatShortMonth('2026-03', locale)).toBe(name);
  expect(formatMonthInitial('2026-03', locale)).toBe(initial);
  expect(formatShortMoney(12_500, 'USD', locale)).toBe(money);
});

test('the year stands where it begins, and never twice beside each other', () => {
  const marks = (months: readonly string[]) => months.map((_, nth) => getYearMark(months, nth, 'en'));
  expect(marks(['2025-11', '2025-12', '2026-01', '2026-02'])).toEqual(['2025', undefined, '2026', undefined]);
  expect(marks(['2025-12', '2026-01'])).toEqual([undefined, '2026']);
  expect(marks(['2026-03'])).toEqual(['2026']);
});
