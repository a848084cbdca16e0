import type { UploadRule } from '@portal/shared/contract/uploads';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { deleteExpired, refuseInterruptedUploads } from '../housekeepingRepository.ts';

/** Of an upload whose process ended before it had read the file. */
const INTERRUPTED = { rule: 'file.interrupted' satisfies UploadRule, place: null, usedAt: null };

const EVERY_MS = 60 * 60_000;

/** Refuses uploads that were interrupted, and deletes what has expired. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await refuseInterruptedUploads(db, INTERRUPTED, now);
  await deleteExpired(db, now);
}

/** Runs the clean-up hourly until the returned function is called. Failures go to `onError`; the next run retries. */
export function startHousekeeping(db: Db, clock: Clock, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    tidyUp(db, clock.now()).catch(onError);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
