import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from './clock.ts';
import type { Db } from './db/client.ts';
import { EVERY_TENANT } from './db/everyTenant.ts';

const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 60 * 60_000;

/** Deletes expired data: stored outcomes of calls, counters, devices, and sessions a month after their end. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.signIn.forgetMs))
    .execute();
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('password_links')
    .where('expires_at', '<=', new Date(now.getTime() - SERVER_SETTINGS.passwordLinks.keptMs))
    .execute();
  await db.deleteFrom('emulation_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mfa_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mfa_devices').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .modifyEnd(EVERY_TENANT)
    .where('absolute_expires_at', '<=', new Date(now.getTime() - 30 * DAY_MS))
    .execute();
}

/** Runs the clean-up hourly until the returned function is called. Failures go to `onError`; the next run retries. */
export function startHousekeeping(db: Db, clock: Clock, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    tidyUp(db, clock.now()).catch(onError);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
