/** The pause before a process that has died is started again, for the first time. */
export const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran for so long died of something else than its start. */
const STEADY_MS = 60_000;

/** Returns how long to wait when a process dies once more: twice as long each time, unless it ran for a while. */
export const nextPauseMs = (pauseMs: number, ranMs: number): number =>
  ranMs > STEADY_MS ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
