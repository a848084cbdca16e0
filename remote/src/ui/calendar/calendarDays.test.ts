import { addMonths, startOfWeek, weeksOfMonth } from './calendarDays.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('a week begins as in the language', () => {
  expect(startOfWeek('2026-11-20', 'en')).toBe('2026-11-15');
  expect(startOfWeek('2026-11-22', 'fr')).toBe('2026-11-16');
});

test('the weeks of a month hold all its days', () => {
  const weeks = weeksOfMonth('2026-11-20', 'ja');
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(['2026-11-01', '2026-12-05', 5]);
});
