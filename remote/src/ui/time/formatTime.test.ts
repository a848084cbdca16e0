import { formatDay, formatRelativeTime, formatCalendarDay } from './formatTime.ts';

const now = new Date(2026, 10, 22, 0, 49);

it.each([
  [new Date(2026, 10, 22, 0, 48, 30), 'now'],
  [new Date(2026, 10, 22, 0, 40), '9 minutes ago'],
  [new Date(2026, 10, 21, 2, 0), '22 hours ago'],
  [new Date(2026, 10, 21, 0, 30), 'yesterday'],
  [new Date(2026, 10, 20, 22, 0), '2 days ago'],
  [new Date(2026, 8, 20), '2 months ago'],
  [new Date(2026, 10, 24, 1, 0), 'in 2 days'],
])('tells %s as %s', (at, words) => {
  expect(formatRelativeTime(at, now, 'en')).toBe(words);
});

it.each([
  ['en', 'Nov 20, 2026', '9 minutes ago'],
  ['fr', '20 nov. 2026', 'il y a 9 minutes'],
  ['ja', '2026年11月20日', '9分前'],
  ['zh-CN', '2026年11月20日', '9分钟前'],
])('writes days out in %s, and no space where the language has none', (locale, day, ago) => {
  expect(formatDay(new Date(2026, 10, 20), locale)).toBe(day);
  expect(formatCalendarDay('2026-11-20', locale)).toBe(day);
  expect(formatRelativeTime(new Date(2026, 10, 22, 0, 40), now, locale)).toBe(ago);
});
