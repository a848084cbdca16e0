import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../runtime/clock.ts';
import type { Db } from '../db/client.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import type { ApiModule, HousekeepingStep } from '../modules/ApiModule.ts';
import { deleteExpiredKeys } from '../plugins/idempotency/idempotencyRepository.ts';
import { deleteForgottenCounts } from '../rate-limits/rateLimits.ts';

const EVERY_MS = 60 * 60_000;
const URGENT_EVERY_MS = 60_000;

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Returns the steps of all modules, and those of the server itself. */
export const housekeepingSteps = (db: Db, modules: readonly ApiModule[]): HousekeepingStep[] => [
  { name: 'delete expired idempotency keys', run: (now) => deleteExpiredKeys(db, now) },
  { name: 'delete forgotten counts', run: (now) => deleteForgottenCounts(db, now) },
  ...modules.flatMap(({ housekeeping }) => housekeeping ?? []),
];

/** Runs the steps one after another. One that fails is logged and keeps none from running; its next run retries. */
export async function tidyUp(steps: readonly HousekeepingStep[], now: Date, log: Log): Promise<void> {
  for (const { name, run } of steps)
    try {
      await run(now);
    } catch (error) {
      // The details of an error of the database hold values of rows.
      log.error({ step: name, reason: reasonOf(error) }, 'a step of housekeeping failed');
    }
}

/** Runs the clean-up hourly, its urgent steps each minute, until the returned function is called. */
export function startHousekeeping(steps: readonly HousekeepingStep[], clock: Clock, log: Log): () => void {
  const urgent = steps.filter(({ isUrgent }) => isUrgent);
  const timers = [
    setInterval(() => void tidyUp(steps, clock.now(), log), EVERY_MS),
    setInterval(() => void tidyUp(urgent, clock.now(), log), URGENT_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
