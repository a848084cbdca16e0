import type { Store } from './records.ts';

const DAY_MS = 24 * 60 * 60_000;
const OFFSET = 'clockDays';

/** The bank's calendar: the true time, and the days that the control page has moved on. */
export interface SandboxClock {
  now(): Date;
  trueTime(): Date;
  /** Business days before a submitted payment settles; weekends do not count. */
  afterBusinessDays(days: number): Date;
  advance(days: number): void;
}

export function createSandboxClock(
  { settings }: Pick<Store, 'settings'>,
  trueTime: () => Date = () => new Date(),
): SandboxClock {
  const offset = () => settings.get(OFFSET)?.value ?? 0;
  const now = () => new Date(trueTime().getTime() + offset() * DAY_MS);
  return {
    now,
    trueTime,
    afterBusinessDays: (days) => {
      let at = now();
      for (let left = days; left > 0;) {
        at = new Date(at.getTime() + DAY_MS);
        if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
      }
      return at;
    },
    advance: (days) => settings.put(OFFSET, { value: offset() + days }),
  };
}
