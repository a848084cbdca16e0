import type { Clock } from '../runtime/clock.ts';
import type { Db } from '../db/client.ts';
import type { Log } from '../logs/Log.ts';
import type { ApiModule, HousekeepingStep } from '../modules/ApiModule.ts';
import { deleteExpiredKeys } from '../plugins/idempotency/idempotencyRepository.ts';
import { deleteForgottenCounts } from '../rate-limits/rateLimits.ts';

const EVERY_MS = 60 * 60_000;
const URGENT_EVERY_MS = 60_000;

/** Returns the steps of all modules, and those of the server itself. */
export const housekeepingSteps = (db: Db, modules: readonly ApiModule[]): HousekeepingStep[] => [
  { name: 'delete expired idempotency keys', run: (now) => deleteExpiredKeys(db, now) },
  { name: 'delete forgotten counts', run: (now) => deleteForgottenCounts(db, now) },
  ...modules.flatMap(({ housekeeping }) => housekeeping ?? []),
];

/**
 * Returns the clean-up: it runs the steps one after another. One that fails keeps none from running, and its next run tries again;
 * it is an error once a day (UTC), however often it fails.
 */
export function createTidyUp(log: Log): (steps: readonly HousekeepingStep[], now: Date) => Promise<void> {
  const toldOn = new Map<string, string>();
  return async (steps, now) => {
    const today = now.toISOString().slice(0, 10);
    for (const { name, run } of steps)
      try {
        await run(now);
      } catch (error) {
        const level = toldOn.get(name) === today ? 'debug' : 'error';
        toldOn.set(name, today);
        log[level]({ event: 'housekeeping.failed', step: name, err: error }, 'A step of housekeeping failed');
      }
  };
}

/** Runs the clean-up hourly, its urgent steps each minute, until the returned function is called. */
export function startHousekeeping(steps: readonly HousekeepingStep[], clock: Clock, log: Log): () => void {
  const urgent = steps.filter(({ isUrgent }) => isUrgent);
  const tidyUp = createTidyUp(log);
  const timers = [
    setInterval(() => void tidyUp(steps, clock.now()), EVERY_MS),
    setInterval(() => void tidyUp(urgent, clock.now()), URGENT_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
