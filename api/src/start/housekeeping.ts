import type { UploadRule } from '@portal/shared/contract/uploads';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { deleteForgottenCarts } from '../modules/carts/index.ts';
import { deleteExpiredSignIns } from '../modules/identity/index.ts';
import { deleteOldFailures } from '../modules/remotes/index.ts';
import { deleteUnusedImages } from '../modules/templates/index.ts';
import { deleteExpiredUploads, refuseInterruptedUploads } from '../modules/uploads/index.ts';
import { deleteExpiredKeys } from '../plugins/idempotency/idempotencyRepository.ts';
import { deleteForgottenCounts } from '../rate-limits/rateLimits.ts';

/** The refusal of an upload whose process ended before it had read the file. */
const INTERRUPTED = { rule: 'file.interrupted' satisfies UploadRule, place: null, usedAt: null };

const EVERY_MS = 60 * 60_000;
/** People wait for what became of their file. */
const UPLOADS_EVERY_MS = 60_000;

/** Refuses uploads that were interrupted, and deletes what has expired. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await refuseInterruptedUploads(db, INTERRUPTED, now);
  await deleteExpiredKeys(db, now);
  await deleteForgottenCounts(db, now);
  await deleteOldFailures(db, now);
  await deleteExpiredUploads(db, now);
  await deleteForgottenCarts(db, now);
  await deleteUnusedImages(db, now);
  await deleteExpiredSignIns(db, now);
}

/** Runs the clean-up hourly, that of uploads each minute, until the returned function is called. Failures go to `onError`; the next run retries. */
export function startHousekeeping(db: Db, clock: Clock, onError: (error: unknown) => void): () => void {
  const timers = [
    setInterval(() => void tidyUp(db, clock.now()).catch(onError), EVERY_MS),
    setInterval(() => void refuseInterruptedUploads(db, INTERRUPTED, clock.now()).catch(onError), UPLOADS_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
