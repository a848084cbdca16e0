import { lastMinuteStep } from './lastMinute.ts';

const MINUTE = 60_000;

test.each([
  [30 * MINUTE, 0, 'none'],
  [MINUTE + 1, 20 * MINUTE, 'none'],
  [MINUTE, 0, 'renew'],
  [MINUTE, 15 * MINUTE - 1, 'renew'],
  [MINUTE, 15 * MINUTE, 'ask'],
  [1, 28 * MINUTE, 'ask'],
  [0, 28 * MINUTE, 'none'],
])('a session with %i ms left, its page hidden for %i ms: %s', (leftMs, hiddenMs, step) => {
  expect(lastMinuteStep(leftMs, hiddenMs)).toBe(step);
});
