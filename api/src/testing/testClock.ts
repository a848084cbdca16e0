import type { Clock } from '../runtime/clock.ts';

export interface TestClock extends Clock {
  set(now: Date): void;
  /** Moves on by milliseconds. */
  advance(ms: number): void;
}

/** A clock stopped at noon of 2 March 2026 (UTC) until it is advanced. */
export function createTestClock(start: Date = new Date('2026-03-02T12:00:00.000Z')): TestClock {
  let current = start;
  return {
    now: () => current,
    set: (now) => {
      current = now;
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}
