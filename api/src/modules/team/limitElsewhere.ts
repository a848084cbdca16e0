import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { countHit, secondsUntil, uncountHit } from '../../rate-limits/rateLimits.ts';

const { elsewhereAnHour, windowMs } = SERVER_SETTINGS.team;

/** Says that the answer tells where an address belongs. */
export type TellsElsewhere = () => void;

/**
 * Limits how many answers an hour tell a user that an address belongs to another organisation; beyond that every address gets 429.
 * An answer is counted before it is given, so that concurrent ones count too, and uncounted when it tells nothing of the kind.
 */
export async function limitElsewhere<T>(
  db: Db,
  user: SessionUser,
  now: Date,
  answer: (tells: TellsElsewhere) => Promise<T>,
): Promise<T> {
  const key = `user-elsewhere:${user.platformId}:${user.id}`;
  const { hits, resetsAt } = await countHit(db, key, windowMs, now);
  let isTold = false;
  try {
    if (hits > elsewhereAnHour)
      throw new AppError({ ...COMMON_FAILURES.rateLimited, values: { seconds: String(secondsUntil(resetsAt, now)) } });
    return await answer(() => {
      isTold = true;
    });
  } finally {
    if (!isTold) await uncountHit(db, key);
  }
}
