import { monthInitial, shortMoney, shortMonth, yearMark } from './monthTexts.ts';

test.each([
  ['en', 'Mar', 'M', '$12.5K'],
  ['fr', 'mars', 'M', '12,5\u00a0k\u00a0$US'],
  ['ja', '3月', '3月', '$1.25万'],
])('in %s', (locale, name, initial, money) => {
  expect(shortMonth('2026-03', locale)).toBe(name);
  expect(monthInitial('2026-03', locale)).toBe(initial);
  expect(shortMoney(12_500, 'USD', locale)).toBe(money);
});

test('the year stands where it begins, and never twice beside each other', () => {
  const marks = (months: readonly string[]) => months.map((_, nth) => yearMark(months, nth, 'en'));
  expect(marks(['2025-11', '2025-12', '2026-01', '2026-02'])).toEqual(['2025', undefined, '2026', undefined]);
  expect(marks(['2025-12', '2026-01'])).toEqual([undefined, '2026']);
  expect(marks(['2026-03'])).toEqual(['2026']);
});
