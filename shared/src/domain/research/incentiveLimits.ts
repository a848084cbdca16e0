/**
 * Limits of incentives. `countMax`: of rewards and of completes; `pollMs`: of a page that shows one; `daysShown`: of its
 * completions by day; `callsAMinute`: of one key; `retryDays`: how long a response whose reward failed is tried again;
 * `answerMs`: within which a call is answered.
 */
export const INCENTIVE_LIMITS = {
  countMax: 1_000_000,
  incentivesMax: 1_000,
  responseIdLength: 100,
  sizes: [25, 50, 100],
  pollMs: 10_000,
  daysShown: 30,
  paceDays: 7,
  callsAMinute: 600,
  retryDays: 14,
  answerMs: 5_000,
} as const;
