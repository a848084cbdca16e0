import { nextTry } from './retryLater.ts';

const created_at = new Date('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;
const minutesUntil = (status: string, tries: number, now = created_at): number | null => {
  const next = nextTry({ status, tries, created_at }, now);
  return next === null ? null : (next.getTime() - now.getTime()) / MINUTE_MS;
};

it.each([
  ['INSUFFICIENT_FUNDS', 1, 3],
  ['INSUFFICIENT_FUNDS', 2_000, 3],
  ['SYSTEM_FAILURE', 1, 3],
  ['SYSTEM_FAILURE', 3, 12],
  ['SYSTEM_FAILURE', 2_000, 360],
] as const)('tries %s after %i tries again in %i minutes', (status, tries, minutes) => {
  expect(minutesUntil(status, tries)).toBe(minutes);
});

it('ends after 14 days', () => {
  expect(minutesUntil('INSUFFICIENT_FUNDS', 1, new Date('2026-03-16T11:57:00Z'))).toBe(3);
  expect(minutesUntil('INSUFFICIENT_FUNDS', 1, new Date('2026-03-16T11:57:01Z'))).toBeNull();
});
