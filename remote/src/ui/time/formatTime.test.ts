import { relativeTime } from './formatTime.ts';

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
  expect(relativeTime(at, now, 'en')).toBe(words);
});
